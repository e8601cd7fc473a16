import { distance } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import {
  type FleetActionOdds,
  type FleetActionView,
  fleetAction,
  type Order,
  type OrderOf,
} from '../../../../rules/fleet-action';

/** An order to shoot: a battery, or light weapons. */
export type Shot = OrderOf<'shootGuns'> | OrderOf<'shootLight'>;

/** What a unit may shoot at, each weapon at each target, and what is planned. */
export interface Fire {
  options: readonly Shot[];
  planned: readonly Shot[];
  /** The player has chosen it; otherwise it is the proposal. */
  isChosen: boolean;
}

export const NO_FIRE: Fire = { options: [], planned: [], isChosen: false };

export const isShot = (order: Order): order is Shot =>
  order.kind === 'shootGuns' || order.kind === 'shootLight';

/** Who shoots. */
export const shooterOf = (shot: Shot): string =>
  shot.kind === 'shootGuns' ? shot.ship : shot.unit;

/** 'main', 'other', 'mediumRange' or 'closeRange'. */
export const weaponOf = (shot: Shot) => (shot.kind === 'shootGuns' ? shot.battery : shot.weapon);

export const shotsOf = (legal: readonly Order[], actor: string): Shot[] =>
  legal.filter(isShot).filter((shot) => shooterOf(shot) === actor);

export const weaponsIn = (shots: readonly Shot[]): ReturnType<typeof weaponOf>[] => [
  ...new Set(shots.map(weaponOf)),
];

/** What a shot is likely to bring about, whatever the weapon. */
export interface ShotOdds {
  shot: Shot;
  hitChance: number;
  /** Impact points, or losses of light weapons, on average. */
  meanHarm: number;
  meanCriticals: number;
  lossChance: number;
  odds: FleetActionOdds['guns'][number] | FleetActionOdds['light'][number];
}

const known = new WeakMap<FleetActionView, Map<string, ShotOdds | undefined>>();

/** The odds of a shot as things are; computed once for a position. */
export function shotOdds(view: FleetActionView, side: Side, shot: Shot): ShotOdds | undefined {
  const kept = known.get(view) ?? new Map<string, ShotOdds | undefined>();
  known.set(view, kept);
  const key = JSON.stringify(shot);
  if (!kept.has(key)) kept.set(key, reckon(view, side, shot));
  return kept.get(key);
}

function reckon(view: FleetActionView, side: Side, shot: Shot): ShotOdds | undefined {
  const { guns, light } = fleetAction.explain(view, side, [shot]);
  const [gun, small] = [guns[0], light[0]];
  if (gun)
    return {
      ...{ shot, hitChance: gun.hitChance, meanHarm: gun.meanImpactPoints },
      ...{ meanCriticals: gun.meanCriticals, lossChance: gun.lossChance, odds: gun },
    };
  return (
    small && {
      ...{ shot, hitChance: small.hitChance, meanHarm: small.meanLoss },
      ...{ meanCriticals: 0, lossChance: small.lossChance, odds: small },
    }
  );
}

/** What a roll for Critical Damage counts beside an impact point. */
const CRITICAL_WORTH = 2;
/** What a hit on what has no structure counts, such as small craft. */
const HIT_WORTH = 3;

function worthOf(view: FleetActionView, { shot, ...odds }: ShotOdds): number {
  const value = view.units[shot.target]?.sheet.value ?? 0;
  return (
    odds.meanHarm +
    CRITICAL_WORTH * odds.meanCriticals +
    HIT_WORTH * odds.hitChance +
    value * odds.lossChance
  );
}

/** So many targets of a weapon are reckoned for a proposal, the nearest ones. */
const MOST_TARGETS = 6;

/** The best target of each weapon. */
export function bestFire(view: FleetActionView, side: Side, options: readonly Shot[]): Shot[] {
  return weaponsIn(options).flatMap((weapon) => {
    const odds = nearest(
      view,
      options.filter((shot) => weaponOf(shot) === weapon),
    )
      .flatMap((shot) => shotOdds(view, side, shot) ?? [])
      .sort((a, b) => worthOf(view, b) - worthOf(view, a));
    return odds[0] && odds[0].hitChance > 0 ? [odds[0].shot] : [];
  });
}

function nearest(view: FleetActionView, shots: readonly Shot[]): Shot[] {
  const away = (shot: Shot) => {
    const [from, to] = [view.units[shooterOf(shot)], view.units[shot.target]];
    return from && to ? distance(from.hex, to.hex) : Number.POSITIVE_INFINITY;
  };
  return shots.toSorted((a, b) => away(a) - away(b)).slice(0, MOST_TARGETS);
}

/** All weapons that can at one target, the others as they were. */
export function aimedAt({ options, planned }: Fire, target: string): Shot[] {
  const there = options.filter((shot) => shot.target === target);
  const weapons = weaponsIn(there);
  return [...planned.filter((shot) => !weapons.includes(weaponOf(shot))), ...there];
}

/** The chance that at least one of some shots hits; each rolls for itself. */
export const anyHit = (odds: readonly ShotOdds[]): number =>
  1 - odds.reduce((none, { hitChance }) => none * (1 - hitChance), 1);
