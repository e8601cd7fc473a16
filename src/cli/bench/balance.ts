import { readFileSync, writeFileSync } from 'node:fs';
import type { Bot, Thinking } from '../../bots';
import { playedResult } from '../../lab/gameResult';
import { newTally } from '../../lab/tally';
import { bySide, type Side } from '../../rules/core';
import { type BalanceFile, wilsonInterval, withBalance } from '../../scenario/core/balance';
import type { Io } from '../common/io';
import type { Entry } from '../common/library';
import { fileInProject } from '../common/project';
import { type Report, reportOf } from '../sim/report';
import type { Figure } from './figure';

/** A scenario in which one side wins more than this share of all games is no contest. */
const MAX_ONE_SIDED = 0.8;

/** What to measure. */
export interface BalanceTask {
  games: number;
  entries: readonly Entry[];
  /** It plays both sides. */
  bot: Bot;
  /** About each decision. */
  thinking: Thinking;
  /** Game n of a scenario has the seed `<seed>/n`. */
  seed: string;
}

/** Scenarios played by a bot against itself, with their recommended options. */
export const playBalance = (task: BalanceTask, io: Io): Report[] =>
  task.entries.map((entry) => {
    const report = playMany(entry, task);
    io.err(`${entry.id}: ${said(report)}\n`);
    return report;
  });

function playMany(entry: Entry, { games, bot, thinking, seed }: BalanceTask): Report {
  const bots = bySide(() => bot);
  const { rules: system, scenario, options } = entry;
  const tally = newTally();
  const began = performance.now();
  for (let i = 0; i < games; i++)
    tally.add(
      playedResult({ system, scenario, options, seed: `${seed}/${i}`, bots, thinking, clock }),
    );
  const totals = tally.totals();
  if (totals.unfinished > 0) throw new Error(`${entry.id}: a game did not end.`);
  const seconds = (performance.now() - began) / 1000;
  return reportOf(totals, { scenario: entry.id, seed, bots: bySide(() => bot.id), seconds });
}

const clock = (): number => performance.now();

/** The share of games won by the side that won more. */
export function balanceFigure(report: Report): Figure {
  const { scenario, wins, games } = report;
  const side = ahead(report);
  const share = wins[side] / games;
  return {
    id: `balance-${scenario}`,
    value: Math.round(share * 100),
    unit: '%',
    aim: `at most ${100 * MAX_ONE_SIDED} for the ${side}`,
    reached: share <= MAX_ONE_SIDED,
    how: said(report),
  };
}

const ahead = ({ wins }: Report): Side => (wins.allies >= wins.axis ? 'allies' : 'axis');

function said(report: Report): string {
  const { wins, games, orders, seconds } = report;
  const { low, high } = wilsonInterval(wins[ahead(report)], games);
  return [
    `${wins.allies} : ${wins.axis} : ${wins.draw} of ${games} for Allies, Axis, drawn`,
    `${percent(low)} to ${percent(high)}%`,
    `${Math.round(orders / games)} orders and ${(seconds / games).toFixed(2)} s a game`,
  ].join('; ');
}

const percent = (share: number): number => Math.round(share * 100);

/** Records how often each side won, for the pages of the battles. */
export function keepBalance({ bot }: BalanceTask, reports: readonly Report[]): void {
  const path = fileInProject('scenarios/balance.json');
  const before = JSON.parse(readFileSync(path, 'utf8')) as BalanceFile;
  const wins = Object.fromEntries(reports.map((it) => [it.scenario, it.wins]));
  writeFileSync(path, `${JSON.stringify(withBalance(before, bot.name, wins), null, 2)}\n`);
}
