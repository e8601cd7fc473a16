import { type Column, playColumn } from '../../lab/column';
import { type Differences, newComparison, type Verdict } from '../../lab/comparison';
import type { Estimate } from '../../lab/estimate';
import { SIDES } from '../../rules/core';
import { wilsonInterval } from '../../scenario/core/balance';
import { table } from '../common/io';
import { type Report, reportOf } from './report';

/** Two columns side by side, and the right one less the left one. */
export interface AgainstReport {
  left: Report;
  right: Report;
  differences: Differences;
  /** `null` when the games gave out before anything was sure. */
  verdict: Verdict | null;
}

/** What to play. */
interface AgainstTask {
  left: { name: string; column: Column };
  right: { name: string; column: Column };
  /** At most. */
  games: number;
  /** All of them, even when the difference is sure before. */
  toEnd: boolean;
  progress(played: number): void;
}

/** Plays both columns with common seeds until the sequential test is sure of the difference. */
export function playAgainst({ left, right, games, toEnd, progress }: AgainstTask): AgainstReport {
  const comparison = newComparison();
  const began = performance.now();
  for (let n = 0; n < games && (toEnd || comparison.verdict() === null); n++) {
    comparison.add(playColumn(left.column, n, now), playColumn(right.column, n, now));
    progress(n + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  const report = (
    { name, column }: AgainstTask['left'],
    totals: ReturnType<typeof comparison.left>,
  ) => reportOf(totals, { scenario: name, seed: column.seed, bots: column.bots, seconds });
  return {
    left: report(left, comparison.left()),
    right: report(right, comparison.right()),
    differences: comparison.differences(),
    verdict: comparison.verdict(),
  };
}

const now = (): number => performance.now();

const VERDICTS: Readonly<Record<Verdict | 'open', string>> = {
  more: 'sure: the Allies win more often',
  fewer: 'sure: the Allies win less often',
  alike: 'sure: no difference of five games in a hundred',
  open: 'not sure yet: more games are needed',
};

/** Both columns with their intervals, and the difference with its own. */
export function againstText({ left, right, differences, verdict }: AgainstReport): string {
  const share = (it: Report, count: number) => shareText(count, it.games);
  const ships = [...new Set([...Object.keys(left.ships), ...Object.keys(right.ships)])];
  const sunk = (it: Report, id: string) => {
    const ship = it.ships[id];
    return ship ? share(it, ship.sunk) : '-';
  };
  return [
    `${left.games} games each with common seeds; ${VERDICTS[verdict ?? 'open']}\n`,
    table([
      ['', left.scenario, right.scenario, 'difference'],
      ...SIDES.map((side) => [
        `  ${side} won`,
        share(left, left.wins[side]),
        share(right, right.wins[side]),
        percentText(differences.wins[side]),
      ]),
      ...SIDES.map((side) => [
        `  ${side}, points`,
        left.victoryPoints[side].toFixed(1),
        right.victoryPoints[side].toFixed(1),
        pointsText(differences.victoryPoints[side]),
      ]),
      ...ships.map((id) => [
        `  ${id} sunk`,
        sunk(left, id),
        sunk(right, id),
        differences.ships[id] ? percentText(differences.ships[id].sunk) : '-',
      ]),
    ]),
  ].join('');
}

function shareText(count: number, games: number): string {
  const { low, high } = wilsonInterval(count, games);
  return `${percent(count / games)}% (${percent(low)} to ${percent(high)})`;
}

const percent = (share: number): number => Math.round(100 * share);

const signed = (value: number, digits = 0): string =>
  `${value < 0 ? '' : '+'}${value.toFixed(digits)}`.replace(/^-(0|0\.0)$/, '+$1');

/** '-43% (-46 to -40)' */
const percentText = ({ mean, low, high }: Estimate): string =>
  `${signed(100 * mean)}% (${signed(100 * low)} to ${signed(100 * high)})`;

const pointsText = ({ mean, low, high }: Estimate): string =>
  `${signed(mean, 1)} (${signed(low, 1)} to ${signed(high, 1)})`;
