import { readFileSync, writeFileSync } from 'node:fs';
import { type BySide, SIDES, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { wilsonInterval } from '../../scenario/core/balance';
import {
  type Counts,
  type HistoryFile,
  type Measured,
  meanOf,
  middleOf,
  placeIn,
  withMeasured,
} from '../../scenario/core/simulated';
import { table } from '../common/io';
import type { Entry } from '../common/library';
import { fileInProject } from '../common/project';
import type { Report } from '../sim/report';
import type { BalanceTask } from './balance';

type Told = Pick<ScenarioCard, 'losses' | 'forces'>;

/** Each scenario's losses in history beside those of its games. */
export const historyLines = (entries: readonly Entry[], reports: readonly Report[]): string =>
  entries
    .map((entry, i) => linesOf(entry.loaded.card, reports[i] as Report))
    .concat(summaryOf(entries, reports))
    .join('\n');

const linesOf = (card: ScenarioCard, report: Report): string =>
  [
    `${report.scenario}: ${report.games} games, won ${SIDES.map((side) => wonText(report, side)).join(', ')}, ${report.wins.draw} drawn\n`,
    table([
      ['', 'history', 'mean', '10 to 90 %', 'history lies'],
      ...SIDES.map((side) => sideRow(card, report.sunk[side], side)),
    ]),
    `  sunk in games: ${shipsText(card, report)}\n`,
  ].join('');

function wonText({ wins, games }: Report, side: Side): string {
  const { low, high } = wilsonInterval(wins[side], games);
  return `${side} ${wins[side]} (${percent(low)} to ${percent(high)}%)`;
}

const percent = (share: number): number => Math.round(100 * share);

function sideRow(card: Told, counts: Counts, side: Side): string[] {
  const { low, high } = middleOf(counts);
  const history = card.losses?.sunk[side].length;
  return [
    `  ${side}`,
    String(history ?? '?'),
    meanOf(counts).toFixed(1),
    `${low} to ${high}`,
    history === undefined ? '?' : placeIn(counts, history),
  ];
}

/** The chance of each ship, those lost in history marked; ships never lost in either are left out. */
function shipsText({ losses }: Told, { ships, games }: Report): string {
  const lost = SIDES.flatMap((side) => losses?.sunk[side] ?? []);
  const told = Object.entries(ships)
    .filter(([id, { sunk }]) => sunk > 0 || lost.includes(id))
    .map(([id, { sunk }]) => `${id}${lost.includes(id) ? '*' : ''} ${percent(sunk / games)}%`);
  return told.length > 0 ? told.join(', ') : 'none';
}

/** In how many scenarios the losses of both sides lie in the middle 80 % of the games. */
function summaryOf(entries: readonly Entry[], reports: readonly Report[]): string {
  const known = entries.flatMap(({ loaded: { card } }, i) =>
    card.losses ? [isInside(card.losses.sunk, (reports[i] as Report).sunk)] : [],
  );
  return `history inside for both sides: ${known.filter(Boolean).length} of ${known.length}\n`;
}

const isInside = (lost: BySide<readonly string[]>, sunk: BySide<Counts>): boolean =>
  SIDES.every((side) => placeIn(sunk[side], lost[side].length) === 'inside');

/** Records the results of the games, for the pages of the scenarios. */
export function keepHistory(task: BalanceTask, reports: readonly Report[]): void {
  const path = fileInProject('scenarios/history.json');
  const before = JSON.parse(readFileSync(path, 'utf8')) as HistoryFile;
  const measured = Object.fromEntries(
    reports.map((it) => [it.scenario, measuredOf(it, playedBy(task))]),
  );
  writeFileSync(
    path,
    `${JSON.stringify(withMeasured(before, task.bot.name, measured), null, 1)}\n`,
  );
}

/** The command that plays these games again, and the day on which they were played. */
const playedBy = ({ games, bot, seed }: BalanceTask): Measured['by'] => ({
  command: `npm run bench -- --history --games ${games} --bot ${bot.id} --seed ${seed}`,
  seed,
  date: new Date().toISOString().slice(0, 10),
});

export const measuredOf = (
  { wins, sunk, ships, margins }: Report,
  by: Measured['by'],
): Measured => ({
  wins,
  sunk,
  ships: Object.fromEntries(
    Object.entries(ships).flatMap(([id, ship]) => (ship.sunk > 0 ? [[id, ship.sunk]] : [])),
  ),
  margins,
  by,
});
