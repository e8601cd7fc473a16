import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { BOTS, type Bot } from '../../bots';
import { type Column, columnOf, playColumn } from '../../lab/column';
import { playOut } from '../../lab/playOut';
import { newTally } from '../../lab/tally';
import { type BySide, bySide } from '../../rules/core';
import { type Changes, isUnchanged } from '../../scenario';
import { addChanges, type ChangeOptions, changedEntry, changesOf } from '../common/changeOptions';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { type Entry, findScenario, packIn } from '../common/library';
import { saveOf } from '../common/saves';
import { addThinking, type ThinkingOptions, thinkingOf } from '../common/thinking';
import { named, UsageError, wholeNumber } from '../common/usage';
import { againstText, playAgainst } from '../sim/against';
import { reportOf } from '../sim/report';
import { reportText } from '../sim/text';

interface Options extends ThinkingOptions, ChangeOptions {
  games?: string;
  bots: string;
  seed: string;
  record?: string;
  tables?: string;
  against?: string | true;
  toEnd?: boolean;
  json?: boolean;
}

const HELP = `
A scenario is the id of one that is shipped, or a file of your own (ending in .json).
With --against two columns are played with common seeds, left the scenario as it is written (or the one named), right the one
with the changes; the games end as soon as a sequential test is sure, with an error of 5%, whether the Allies win more often,
less often, or as often within five games in a hundred.
  sim denmark-strait --set prince-of-wales.missing=none --against
  sim fa-river-plate --against river-plate`;

/** `sim`: bots play a scenario many times. */
export function addSim(program: Command, io: Io, end: End): void {
  const command = program
    .command('sim <scenario>')
    .description('Let two bots play a scenario; equal seeds and nodes give equal results.');
  addChanges(addThinking(command))
    .option('--games <n>', 'how many games: 100, or with --against 1000 at most')
    .option('--bots <allies,axis>', 'the bot of each side', 'commander,commander')
    .option('--seed <seed>', 'any text; game n has the seed "<seed>/n"', '1')
    .option('--tables <file>', 'play with the tables of a pack instead of the standard ones')
    .option('--against [scenario]', 'compare with the scenario as it is written, or with another')
    .option('--to-end', 'with --against: play all games, even when the difference is sure')
    .option('--record <file>', 'write the first game to a file, as a save')
    .option('--json', 'print JSON: counts of games won, ships sunk and crippled, average points')
    .addHelpText('after', HELP)
    .action((scenario: string, options: Options) => simulate(scenario, options, io, end));
}

function simulate(id: string, options: Options, io: Io, end: End): void {
  const question = questionOf(id, options);
  if (options.record !== undefined) record(question, options.record);
  const unfinished =
    options.against === undefined
      ? playAlone(question, options, io)
      : playBeside(question, options, io);
  if (unfinished === 0) return;
  io.err(`${unfinished} games did not end.\n`);
  end(EXIT.faults);
}

/** A scenario with its changes, ready to be played. */
interface Question {
  written: Entry;
  entry: Entry;
  changes: Changes;
  /** The name of the tables pack. */
  tables: string | undefined;
  bots: BySide<string>;
  column: Column;
}

function questionOf(id: string, options: Options): Question {
  const pack = options.tables === undefined ? undefined : packIn(options.tables);
  const changes = changesOf(options);
  const written = findScenario(id);
  const entry = changedEntry(written, changes, pack);
  const bots = botsNamed(options.bots);
  const played = bySide((side) => changes.bots?.[side] ?? bots[side]);
  const column = columnOf(entry, { bots: played, ...dicesOf(options) });
  return { written, entry, changes, tables: pack?.name, bots, column };
}

const dicesOf = (options: Options) => ({ seed: options.seed, thinking: thinkingOf(options) });

function botsNamed(text: string): BySide<string> {
  const [allies, axis, ...more] = text.split(',');
  if (!allies || !axis || more.length > 0)
    throw new UsageError(`--bots names two bots, of the Allies and of the Axis, not ${text}.`);
  return { allies: named(BOTS, allies, 'bot').id, axis: named(BOTS, axis, 'bot').id };
}

/** The first game, as a save. */
function record({ entry, column }: Question, file: string): void {
  const { seed, thinking } = column;
  const bots = bySide((side): Bot => named(BOTS, column.bots[side], 'bot'));
  const { rules: system, scenario, options } = entry;
  const game = { system, scenario, options, seed: `${seed}/0`, bots, thinking, clock: now };
  writeFileSync(file, `${JSON.stringify(saveOf(game, playOut(game).orders), null, 1)}\n`);
}

const now = (): number => performance.now();

/** Plays one column; returns how many games did not end. */
function playAlone({ entry, column, tables }: Question, options: Options, io: Io): number {
  const games = wholeNumber(options.games ?? '100', '--games', 1);
  const tally = newTally();
  const began = performance.now();
  for (let n = 0; n < games; n++) {
    tally.add(playColumn(column, n, now));
    tellProgress(io, n + 1, games);
  }
  const totals = tally.totals();
  const { seed, bots } = column;
  const seconds = (performance.now() - began) / 1000;
  const report = {
    ...reportOf(totals, { scenario: entry.id, seed, bots, seconds }),
    ...(tables !== undefined && { tables }),
  };
  if (options.json) printJson(io, report);
  else io.out(reportText(report));
  return totals.unfinished;
}

/** Plays both columns; a game that does not end counts as drawn. */
function playBeside(question: Question, options: Options, io: Io): number {
  const { written, entry, changes, tables, bots, column } = question;
  const games = wholeNumber(options.games ?? '1000', '--games', 1);
  const other = typeof options.against === 'string' ? findScenario(options.against) : written;
  const isChanged = !isUnchanged(changes) || tables !== undefined;
  if (other === written && !isChanged)
    throw new UsageError('--against needs a change, or another scenario: both columns are alike.');
  const report = playAgainst({
    left: { name: other.id, column: columnOf(other, { bots, ...dicesOf(options) }) },
    right: { name: isChanged ? `${entry.id}, changed` : entry.id, column },
    games,
    toEnd: options.toEnd ?? false,
    progress: (played) => tellProgress(io, played, games),
  });
  if (options.json) printJson(io, report);
  else io.out(againstText(report));
  return 0;
}

/** Ten lines or fewer, however many games. */
function tellProgress(io: Io, played: number, games: number): void {
  const tenth = Math.ceil(games / 10);
  if (played % tenth === 0 || played === games) io.err(`${played} of ${games} games\n`);
}
