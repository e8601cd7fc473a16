import {
  type BySide,
  bySide,
  GUN_WEIGHTS,
  type GunWeight,
  type HitCount,
  noHits,
  type ShipFate,
  SIDES,
  type Side,
} from '../rules/core';
import type { GameResult } from './gameResult';
import type { Gunfire } from './playOut';

/** The fates of a ship over many games. */
interface ShipReport {
  side: Side;
  /** Games in which it was lost, to the enemy or by scuttling. */
  sunk: number;
  /** Games in which it survived, but crippled. */
  crippled: number;
  /** In the system's own measure. */
  meanHullLost: number;
  /** The mean share of her hull that was lost, all of it when she was; `null` where the system does not measure it. */
  hullShare: number | null;
}

/** What games came to. */
export interface Totals {
  games: number;
  /** Games that exceeded the maximum number of orders. */
  unfinished: number;
  wins: Record<Side | 'draw', number>;
  /** Averages. */
  victoryPoints: BySide<number>;
  orders: number;
  ships: Record<string, ShipReport>;
  /** Games in which 0, 1, 2 … ships of a side were sunk. */
  sunk: BySide<number[]>;
  /** Hits an hour by side and weight of gun, over all games; `null` where the system does not tell them. */
  hitsAnHour: HitCount | null;
  /** Games by their margin: the victory points of the Allies less those of the Axis, the smallest first. */
  margins: [margin: number, games: number][];
}

/** Counts games as they are played. */
interface Tally {
  add(game: GameResult): void;
  totals(): Totals;
}

export function newTally(): Tally {
  const wins: Totals['wins'] = { allies: 0, axis: 0, draw: 0 };
  const points = bySide(() => 0);
  const ships = new Map<string, ShipReport>();
  const sunk = bySide((): number[] => []);
  const margins = new Map<number, number>();
  const gunfire = newGunfireSum();
  let [games, orders, unfinished] = [0, 0, 0];
  return {
    add(game) {
      games += 1;
      orders += game.orders;
      gunfire.add(game.gunfire);
      for (const fate of game.fates) ships.set(fate.id, withFate(ships.get(fate.id), fate));
      for (const side of SIDES) countOne(sunk[side], sunkOf(game.fates, side));
      if (game.winner === null) unfinished += 1;
      else wins[game.winner] += 1;
      for (const side of SIDES) points[side] += game.victoryPoints[side];
      const margin = game.victoryPoints.allies - game.victoryPoints.axis;
      margins.set(margin, (margins.get(margin) ?? 0) + 1);
    },
    totals: () => ({
      games,
      unfinished,
      wins: { ...wins },
      victoryPoints: bySide((side) => rounded(points[side] / games)),
      orders,
      ships: Object.fromEntries([...ships].map(([id, ship]) => [id, meansOf(ship, games)])),
      sunk: bySide((side) => [...sunk[side]]),
      hitsAnHour: gunfire.anHour(),
      margins: [...margins].sort(([a], [b]) => a - b),
    }),
  };
}

/** Adds up the gunfire of games. */
function newGunfireSum() {
  const hits = noHits();
  let minutes = 0;
  return {
    add(gunfire: Gunfire | null): void {
      if (!gunfire) return;
      minutes += gunfire.minutes;
      for (const side of SIDES)
        for (const guns of GUN_WEIGHTS) hits[side][guns] += gunfire.hits[side][guns];
    },
    anHour: (): HitCount | null => (minutes > 0 ? perHour(hits, minutes) : null),
  };
}

/** Hits in so many minutes as hits an hour. */
export const perHour = (hits: HitCount, minutes: number): HitCount =>
  bySide((side) => {
    const rate = (guns: GunWeight) => rounded((60 * hits[side][guns]) / minutes);
    return { heavy: rate('heavy'), medium: rate('medium'), light: rate('light') };
  });

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const sunkOf = (fates: readonly ShipFate[], side: Side): number =>
  fates.filter((fate) => fate.side === side && fate.isLost).length;

/** One more game in which this many were sunk. */
function countOne(counts: number[], ships: number): void {
  while (counts.length <= ships) counts.push(0);
  counts[ships] = (counts[ships] as number) + 1;
}

/** Adds one game's fate; hull is summed until the report. */
function withFate(sofar: ShipReport | undefined, fate: ShipFate): ShipReport {
  const { sunk = 0, crippled = 0, meanHullLost = 0, hullShare = 0 } = sofar ?? {};
  const share = shareLost(fate);
  return {
    side: fate.side,
    sunk: sunk + (fate.isLost ? 1 : 0),
    crippled: crippled + (fate.isCrippled && !fate.isLost ? 1 : 0),
    meanHullLost: meanHullLost + fate.hullLost,
    hullShare: share === null || hullShare === null ? null : hullShare + share,
  };
}

/** The share of her hull that a ship has lost, 0 to 1. */
export function shareLost({ isLost, hullLost, hull }: ShipFate): number | null {
  if (hull === null) return null;
  return isLost || hullLost >= hull ? 1 : hullLost / hull;
}

/** The mean share of hull that the ships of a side lost; `null` where the system does not measure it. */
export function sideHullShare({ ships }: Pick<Totals, 'ships'>, side: Side): number | null {
  const shares = Object.values(ships).flatMap((it) => (it.side === side ? [it.hullShare] : []));
  const known = shares.filter((it) => it !== null);
  if (known.length === 0 || known.length < shares.length) return null;
  return known.reduce((sum, it) => sum + it, 0) / known.length;
}

const meansOf = (ship: ShipReport, games: number): ShipReport => ({
  ...ship,
  meanHullLost: rounded(ship.meanHullLost / games),
  hullShare: ship.hullShare === null ? null : rounded(ship.hullShare / games),
});
