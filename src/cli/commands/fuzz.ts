import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { BOTS } from '../../bots';
import { SYSTEM_IDS } from '../../rules/registry';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { findScenario, scenariosOf } from '../common/library';
import { named, UsageError, wholeNumber } from '../common/usage';
import type { Breach } from '../fuzz/checks';
import { type FuzzPlan, type FuzzResult, fuzzMany } from '../fuzz/fuzzMany';
import { addMet, type Met, metText, nothingMet, notMet } from '../fuzz/met';
import { cliSystemOf } from '../systems/systemOf';

interface Options {
  scenarios?: string;
  games: string;
  seed: string;
  mostOrders: string;
  bots?: string;
  nodes: string;
  dump: string;
  json?: boolean;
}

const HELP = `
Checked: no crash; the side to act has a legal order; games end; listed orders are not refused and read back from their
notation; made-up orders of every kind and of the wrong side are refused or carried out without fault; a view gives the
same legal orders as the state and leaks nothing sealed or hidden, nor do events, and is the same whatever the enemy hides; a state survives JSON, and a copy plays
on alike; dice thrown are told in events; boxes, stacks, fates, tows and the clock keep the rules; every event cites a clause that exists.
With --bots: no crash, no stall, no illegal order, not even on the way, no leak (looked for at every third order), and no
game in which nobody fires although both could, over scenarios and optional rules varied as above.
What was met is counted: kinds of orders given and of events, and what so many games should have met and did not.
A failing game is written to a file that "replay" plays back.`;

/** `fuzz`: games of random orders, in search of a broken promise. */
export function addFuzz(program: Command, io: Io, end: End): void {
  program
    .command('fuzz <system>')
    .description(
      'Play random orders over all scenarios of a system and check every promise of its rules.',
    )
    .option('--scenarios <a,b>', 'ids of scenarios, or files of them (all that are shipped)')
    .option('--games <n>', 'how many games', '100')
    .option('--seed <seed>', 'any text', '1')
    .option('--most-orders <n>', 'a game with more orders counts as endless', '5000')
    .option('--bots <a,b>', 'let bots play, seated at random, instead of random orders')
    .option('--nodes <n>', 'node limit for a decision of a bot', '200')
    .option('--dump <folder>', 'where failing games are written', 'node_modules/.cache/fuzz')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((system: string, options: Options) => fuzz(system, options, io, end));
}

interface Failure extends Breach {
  scenario: string;
  game: number;
  order: number;
  seed: string;
  file: string;
}

function fuzz(id: string, options: Options, io: Io, end: End): void {
  const system = named(
    SYSTEM_IDS.map((it) => ({ id: it })),
    id,
    'system',
  ).id;
  const plan = planOf(system, options);
  const { games, seed } = plan;
  const began = performance.now();
  const failures: Failure[] = [];
  const met: Record<string, Met> = {};
  let orders = 0;
  for (const result of fuzzMany(plan)) {
    orders += result.orders;
    met[result.sort] ??= nothingMet();
    addMet(met[result.sort] as Met, result.met);
    if (result.breach)
      failures.push(
        failureOf(result, dump(options.dump, `${system}-${seed}-${result.game}`, result.save)),
      );
    if ((result.game + 1) % Math.ceil(games / 10) === 0)
      io.err(`${result.game + 1} of ${games} games\n`);
  }
  const seconds = Math.round(performance.now() - began) / 1000;
  const report = { system, games, seed, orders, seconds, failures, met };
  const whole = { ...report, notMet: missedIn(met, system) };
  if (options.json) printJson(io, whole);
  else io.out(asText(whole));
  if (failures.length > 0) end(EXIT.faults);
}

function planOf(system: string, options: Options): FuzzPlan {
  const scenarios = options.scenarios?.split(',').map(findScenario) ?? scenariosOf(system);
  if (scenarios.length === 0) throw new UsageError(`There is no scenario of ${system} to fuzz.`);
  const stray = scenarios.find((it) => it.system !== system);
  if (stray) throw new UsageError(`${stray.id} is a scenario of ${stray.system}.`);
  return {
    ...{ scenarios, seed: options.seed },
    games: wholeNumber(options.games, '--games', 1),
    mostOrders: wholeNumber(options.mostOrders, '--most-orders', 1),
    bots: options.bots?.split(',').map((it) => named(BOTS, it, 'bot')),
    nodes: wholeNumber(options.nodes, '--nodes', 1),
  };
}

const failureOf = (
  { breach, scenario, game, orders, seed }: FuzzResult,
  file: string,
): Failure => ({
  ...(breach as Breach),
  ...{ scenario, game, order: orders, seed, file },
});

/** Of each sort of game that was played. */
const missedIn = (met: Readonly<Record<string, Met>>, system: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(met).map(([sort, of]) => {
      const sought = cliSystemOf(system).subject.toMeet?.[sort];
      return [sort, sought ? notMet(of, sought) : []];
    }),
  );

function dump(folder: string, name: string, save: unknown): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/[^\w-]/g, '_')}.json`);
  writeFileSync(file, `${JSON.stringify(save, null, 1)}\n`);
  return file;
}

function asText(report: {
  system: string;
  games: number;
  orders: number;
  failures: Failure[];
  met: Record<string, Met>;
  notMet: Record<string, string[]>;
}): string {
  const { system, games, orders, failures, met } = report;
  const head = `${system}: ${games} games, ${orders} orders, ${failures.length} failed\n`;
  const kinds = Object.entries(met).map(
    ([sort, of]) => `met in games of ${sort}\n${metText(of)}${missed(report.notMet[sort] ?? [])}`,
  );
  return head + failures.map(failureText).join('') + kinds.join('');
}

const missed = (kinds: readonly string[]): string =>
  kinds.length === 0 ? '' : `  not met: ${kinds.join(', ')}\n`;

const failureText = ({ check, detail, scenario, game, order, seed, file }: Failure): string =>
  `${check} in ${scenario}, game ${game} (seed ${seed}), order ${order}: ${detail}\n  replay ${file}\n`;
