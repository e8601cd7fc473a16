import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { BOTS, type Bot } from '../../bots';
import type { BySide } from '../../rules/core';
import { type End, EXIT, type Io, printJson, table } from '../common/io';
import { findScenario, packIn, withPack } from '../common/library';
import type { Game } from '../common/playOut';
import { playOut } from '../common/playOut';
import { saveOf } from '../common/saves';
import { addThinking, type ThinkingOptions, thinkingOf } from '../common/thinking';
import { named, UsageError, wholeNumber } from '../common/usage';
import { newTally, type Report } from '../sim/tally';

interface Options extends ThinkingOptions {
  games: string;
  bots: string;
  seed: string;
  record?: string;
  tables?: string;
  json?: boolean;
}

/** `sim`: bots play a scenario many times. */
export function addSim(program: Command, io: Io, end: End): void {
  const command = program
    .command('sim <scenario>')
    .description('Let two bots play a scenario; equal seeds and nodes give equal results.');
  addThinking(command)
    .option('--games <n>', 'how many games', '100')
    .option('--bots <allies,axis>', 'the bot of each side', 'commander,commander')
    .option('--seed <seed>', 'any text; game n has the seed "<seed>/n"', '1')
    .option('--tables <file>', 'play with the tables of a pack instead of the standard ones')
    .option('--record <file>', 'write the first game to a file, as a save')
    .option('--json', 'print JSON: counts of games won, ships sunk and crippled, average points')
    .action((scenario: string, options: Options) => simulate(scenario, options, io, end));
}

function simulate(id: string, options: Options, io: Io, end: End): void {
  const pack = options.tables === undefined ? undefined : packIn(options.tables);
  const found = findScenario(id);
  const entry = pack ? withPack(found, pack) : found;
  const games = wholeNumber(options.games, '--games', 1);
  const bots = botsNamed(options.bots);
  const thinking = thinkingOf(options);
  const game = (seed: string): Game => ({
    system: entry.rules,
    scenario: entry.scenario,
    options: entry.options,
    seed,
    bots,
    thinking,
  });
  const tally = newTally(entry, games, options.seed, bots);
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const one = game(`${options.seed}/${i}`);
    const played = playOut(one);
    tally.add(played);
    if (i === 0 && options.record)
      writeFileSync(options.record, `${JSON.stringify(saveOf(one, played.orders), null, 1)}\n`);
    tellProgress(io, i + 1, games);
  }
  const report = tally.report((performance.now() - began) / 1000);
  const tables = pack ? { tables: pack.name } : {};
  if (options.json) printJson(io, { ...report, ...tables });
  else io.out(asText({ ...report, ...tables }));
  if (tally.unfinished() > 0) {
    io.err(`${tally.unfinished()} games did not end.\n`);
    end(EXIT.faults);
  }
}

function botsNamed(text: string): BySide<Bot> {
  const [allies, axis, ...more] = text.split(',');
  if (!allies || !axis || more.length > 0)
    throw new UsageError(`--bots names two bots, of the Allies and of the Axis, not ${text}.`);
  return { allies: named(BOTS, allies, 'bot'), axis: named(BOTS, axis, 'bot') };
}

/** Ten lines or fewer, however many games. */
function tellProgress(io: Io, played: number, games: number): void {
  const tenth = Math.ceil(games / 10);
  if (played % tenth === 0 || played === games) io.err(`${played} of ${games} games\n`);
}

function asText(report: Report & { tables?: string }): string {
  const { scenario, tables, games, bots, wins, victoryPoints, orders, ordersPerSecond } = report;
  const sides = (['allies', 'axis'] as const).map((side) => [
    `  ${side}`,
    bots[side],
    `${wins[side]} won`,
    `${victoryPoints[side].toFixed(1)} points`,
  ]);
  const ships = Object.entries(report.ships).map(([id, it]) => [
    `  ${id}`,
    `sunk ${it.sunk}`,
    `crippled ${it.crippled}`,
    `hull lost ${it.meanHullLost.toFixed(1)}`,
  ]);
  return [
    `${scenario}${tables ? ` with ${tables}` : ''}: ${games} games, ${wins.draw} drawn, ${orders} orders, ${ordersPerSecond} a second\n`,
    table(sides),
    'Ships\n',
    table(ships),
  ].join('');
}
