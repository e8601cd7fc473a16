import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { PREPARING_NODES } from '../../bots';
import type { Hypotheses } from '../../lab/sprt';
import { isUnchanged } from '../../scenario';
import { noJournal, openJournal } from '../arena/journal';
import { keepOnLadder, LADDER_FILE } from '../arena/ladder';
import { entryOfPair, watchPair } from '../arena/pair';
import { type Plan, SEATABLE } from '../arena/plan';
import { reportOf } from '../arena/report';
import { reportText } from '../arena/reportText';
import { runArena } from '../arena/run';
import { newWatcher } from '../arena/watch';
import { addChanges, type ChangeOptions, changesOf } from '../common/changeOptions';
import { type Io, printJson } from '../common/io';
import { allScenarios, findScenario, isFile } from '../common/library';
import { freshSkirmishes } from '../common/skirmishes';
import { addThinking, type ThinkingOptions, thinkingOf } from '../common/thinking';
import { named, UsageError, wholeNumber } from '../common/usage';

interface Options extends ThinkingOptions, ChangeOptions {
  scenarios: string;
  skirmishes?: string;
  bots: string;
  pairs?: string;
  preparing: string;
  seed: string;
  threads?: string;
  sprt?: string;
  resume?: string;
  keep?: boolean;
  watch?: boolean;
  json?: boolean;
}

const HELP = `
Each pair is two games with the same seed, the bots' sides changed about; pair n is played in scenario n modulo their
number. With --nodes equal seeds give equal results on any number of threads; a budget in ms is for equal time. Elo is
the first bot's over the second, with the interval that holds it in 95 of 100 cases, from the scores of whole pairs; after
a sequential test it is too narrow, and too far on the side that the test has chosen.
Bots: ${SEATABLE.map(({ id }) => id).join(', ')}; random and mcts are boardgame.io's own, at the same match as a boardgame.io
game, and see hidden orders and the dice to come.`;

/** `arena`: two bots against each other, to find out which is the stronger and by how much. */
export function addArena(program: Command, io: Io): void {
  const command = program
    .command('arena')
    .description('Let two bots play mirrored pairs of games and measure which is the stronger.');
  addChanges(addThinking(command))
    .option('--scenarios <a,b>', 'ids of scenarios, your own files, or all', 'all')
    .option(
      '--skirmishes <n>',
      'n battles drawn by the seed instead, of every system that draws them',
    )
    .option('--bots <x,y>', 'the two bots', 'commander,ensign')
    .option('--pairs <n>', 'how many pairs at most (20; one for each skirmish)')
    .option(
      '--preparing <n>',
      'orders played out in each preparation, at the start and each new round of a battle; 0 for none',
      String(PREPARING_NODES),
    )
    .option('--seed <seed>', 'any text; pair n has the seed "<seed>/n"', '1')
    .option(
      '--sprt <elo0,elo1>',
      'stop when the test decides between these two differences (5% error)',
    )
    .option('--threads <n>', 'how many pairs are played at a time (one for each core)')
    .option('--resume <file>', 'record pairs as they are played, and resume from there')
    .option('--keep', `record the result in ${LADDER_FILE}`)
    .option('--watch', 'show the first game of the first pair as text instead')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((options: Options) => arena(options, io));
}

async function arena(options: Options, io: Io): Promise<void> {
  const plan = planOf(options);
  if (options.watch) return watch(plan, io);
  const pairs = wholeNumber(options.pairs ?? options.skirmishes ?? '20', '--pairs', 1);
  const threads = options.threads ?? String(availableParallelism());
  const { results, sprt } = await runArena({
    plan,
    pairs,
    threads: wholeNumber(threads, '--threads', 1),
    journal: options.resume === undefined ? noJournal : openJournal(options.resume, plan),
    hypotheses: options.sprt === undefined ? undefined : hypothesesOf(options.sprt),
    progress: ({ length }) => {
      if (length % Math.ceil(pairs / 10) === 0) io.err(`${length} of ${pairs} pairs\n`);
    },
  });
  const report = reportOf(plan, results, sprt);
  if (options.keep) keepOnLadder(report);
  if (options.json) printJson(io, report);
  else io.out(reportText(report));
}

async function watch(plan: Plan, io: Io): Promise<void> {
  const { rules } = entryOfPair(plan, 0);
  const { outcome } = await watchPair(plan, 0, newWatcher(rules, io.out));
  io.out(`\n${outcome.winner}: ${outcome.reason} [${outcome.rule}]\n`);
}

function planOf(options: Options): Plan {
  if (options.doctrine) throw new UsageError('--bots names the bots of an arena, not --doctrine.');
  const changes = changesOf(options);
  const plan: Plan = {
    bots: botsNamed(options.bots),
    scenarios: scenariosOf(options),
    ...(options.skirmishes !== undefined && { areDrawn: true }),
    seed: options.seed,
    thinking: thinkingOf(options),
    preparing: wholeNumber(options.preparing, '--preparing', 0),
    ...(!isUnchanged(changes) && { changes }),
  };
  // A change that a scenario does not bear is told before the first game.
  for (const pair of plan.scenarios.keys()) entryOfPair(plan, pair);
  return plan;
}

function botsNamed(text: string): Plan['bots'] {
  const [one, other, ...more] = text.split(',');
  if (!one || !other || more.length > 0 || one === other)
    throw new UsageError(`--bots names two different bots, not ${text}; "sim" plays any two.`);
  return [named(SEATABLE, one, 'bot').id, named(SEATABLE, other, 'bot').id];
}

const scenariosOf = ({ skirmishes, scenarios, seed }: Options): string[] =>
  skirmishes === undefined
    ? scenariosNamed(scenarios)
    : freshSkirmishes(wholeNumber(skirmishes, '--skirmishes', 1), seed);

const scenariosNamed = (text: string): string[] =>
  text === 'all'
    ? allScenarios().map(({ id }) => id)
    : text.split(',').map((name) => (isFile(name) ? name : findScenario(name).id));

function hypothesesOf(text: string): Hypotheses {
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text.split(',').map(Number);
  if (more.length > 0 || !(elo0 < elo1))
    throw new UsageError(`--sprt is two differences in Elo, the smaller first, not ${text}.`);
  return { elo0, elo1 };
}
