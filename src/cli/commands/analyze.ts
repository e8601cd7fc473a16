import type { Command } from 'commander';
import { USUAL_SECONDS } from '../../lab/analysis/analysis';
import { type Fault, replaySave } from '../../scenario';
import { analyze } from '../analysis/report';
import { analysisText } from '../analysis/text';
import { faultLine } from '../common/faultLine';
import { gameFrom } from '../common/gameFrom';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { UsageError, wholeNumber } from '../common/usage';

interface Options {
  games?: string;
  seconds?: string;
  seed: string;
  json?: boolean;
}

const HELP = `
Each segment of the game is played on by two Commanders: from the position before its orders, and with the orders of each side
kept. What a side's own orders did to its chance of victory is its choice; the rest of the way to the next segment is luck. Both
add up to the end of the game. src/lab/README.md has the definition. A draw counts half.
  analyze test/replays/denmark-strait.json --games 50`;

/** `analyze`: where a finished game was won and lost. */
export function addAnalyze(program: Command, io: Io, end: End): void {
  program
    .command('analyze <file-or-link>')
    .description('Say what choices and luck did to the chances in a finished game.')
    .option(
      '--games <n>',
      'looks at a segment, on average; most go where most is at stake (100, and at most 2,000 in all)',
    )
    .option(
      '--seconds <n>',
      `ends after so many seconds with what it has seen (${USUAL_SECONDS}; with --games no limit)`,
    )
    .option('--seed <seed>', 'any text: the dice of the playouts', '1')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((source: string, options: Options) => analyzeGame(source, options, io, end));
}

async function analyzeGame(source: string, options: Options, io: Io, end: End): Promise<void> {
  const games = options.games === undefined ? undefined : wholeNumber(options.games, '--games', 1);
  const read = await gameFrom(source);
  const replayed = read.ok ? replaySave(read.value, source) : read;
  if (!read.ok || !replayed.ok) {
    tellFaults(read.ok ? (replayed.ok ? [] : replayed.faults) : read.faults, options, io);
    end(EXIT.faults);
    return;
  }
  const report = analyze({
    played: read.value,
    ...{ seed: options.seed, games, isTimeUp: timerOf(options) },
    progress: newProgress(io),
  });
  if (!report) throw new UsageError(`The game in ${source} is not over: nothing to analyze yet.`);
  if (options.json) printJson(io, report);
  else io.out(analysisText(report));
}

/** Says when the time is up; nothing where there is no limit. */
function timerOf({ games, seconds }: Options): (() => boolean) | undefined {
  if (seconds === undefined && games !== undefined) return undefined;
  const limit = seconds === undefined ? USUAL_SECONDS : wholeNumber(seconds, '--seconds', 1);
  const start = performance.now();
  return () => performance.now() - start > 1000 * limit;
}

function tellFaults(faults: readonly Fault[], { json }: Options, io: Io): void {
  if (json) printJson(io, { faults });
  else io.out(faults.map((it) => `${faultLine(it)}\n`).join(''));
}

/** Tells each tenth of the looks. */
function newProgress(io: Io): (taken: number, of: number) => void {
  let told = 0;
  return (taken, of) => {
    const tenths = Math.floor((10 * taken) / of);
    if (tenths > told) io.err(`${taken} of ${of} looks\n`);
    told = tenths;
  };
}
