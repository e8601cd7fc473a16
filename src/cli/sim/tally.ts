import type { Bot } from '../../bots';
import { type BySide, bySide, type ShipFate, SIDES, type Side } from '../../rules/core';
import type { Entry } from '../common/library';
import type { PlayedGame } from '../common/playOut';

/** The fates of a ship over many games. */
interface ShipReport {
  /** Games in which it was lost, to the enemy or by scuttling. */
  sunk: number;
  /** Games in which it survived, but crippled. */
  crippled: number;
  meanHullLost: number;
}

/** What `sim` prints. */
export interface Report {
  scenario: string;
  games: number;
  seed: string;
  bots: BySide<string>;
  wins: Record<Side | 'draw', number>;
  /** Averages. */
  victoryPoints: BySide<number>;
  orders: number;
  seconds: number;
  ordersPerSecond: number;
  ships: Record<string, ShipReport>;
  /** Games in which 0, 1, 2 … ships of a side were sunk. */
  sunk: BySide<number[]>;
}

/** Counts games as they are played. */
interface Tally {
  add(game: PlayedGame): void;
  unfinished(): number;
  report(seconds: number): Report;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export function newTally(
  { id, rules }: Pick<Entry, 'id' | 'rules'>,
  games: number,
  seed: string,
  bots: BySide<Bot>,
): Tally {
  const wins: Report['wins'] = { allies: 0, axis: 0, draw: 0 };
  const points = bySide(() => 0);
  const ships: Record<string, ShipReport> = {};
  const sunk = bySide((): number[] => []);
  let orders = 0;
  let unfinished = 0;
  return {
    add(game) {
      orders += game.orders.length;
      const all = rules.fates(game.state);
      for (const fate of all) ships[fate.id] = withFate(ships[fate.id], fate);
      for (const side of SIDES) countOne(sunk[side], sunkOf(all, side));
      if (!game.outcome) unfinished += 1;
      else wins[game.outcome.winner] += 1;
      for (const side of SIDES) points[side] += game.outcome?.victoryPoints[side] ?? 0;
    },
    unfinished: () => unfinished,
    report: (seconds) => ({
      scenario: id,
      games,
      seed,
      bots: bySide((side) => bots[side].id),
      wins,
      victoryPoints: bySide((side) => rounded(points[side] / games)),
      orders,
      seconds: rounded(seconds),
      ordersPerSecond: Math.round(orders / seconds),
      ships: meansOf(ships, games),
      sunk,
    }),
  };
}

const sunkOf = (fates: readonly ShipFate[], side: Side): number =>
  fates.filter((fate) => fate.side === side && fate.isLost).length;

/** One more game in which this many were sunk. */
function countOne(counts: number[], ships: number): void {
  while (counts.length <= ships) counts.push(0);
  counts[ships] = (counts[ships] as number) + 1;
}

/** Adds one game's fate; the hull lost is summed until the report. */
function withFate(sofar: ShipReport | undefined, fate: ShipFate): ShipReport {
  const { sunk, crippled, meanHullLost } = sofar ?? { sunk: 0, crippled: 0, meanHullLost: 0 };
  return {
    sunk: sunk + (fate.isLost ? 1 : 0),
    crippled: crippled + (fate.isCrippled && !fate.isLost ? 1 : 0),
    meanHullLost: meanHullLost + fate.hullLost,
  };
}

const meansOf = (ships: Record<string, ShipReport>, games: number): Record<string, ShipReport> =>
  Object.fromEntries(
    Object.entries(ships).map(([id, ship]) => [
      id,
      { ...ship, meanHullLost: rounded(ship.meanHullLost / games) },
    ]),
  );
