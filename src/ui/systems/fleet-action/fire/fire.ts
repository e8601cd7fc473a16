import { distance } from '../../../../hex';
import type { FleetActionView, Order, OrderOf } from '../../../../rules/fleet-action';
import {
  type ExactGunOdds,
  type ExactLightOdds,
  explainHits,
} from '../../../../rules/fleet-action/query';

/** An order to shoot: a battery, or light weapons. */
export type Shot = OrderOf<'shootGuns'> | OrderOf<'shootLight'>;

/** What a unit may shoot at, each weapon at each target, and what is planned. */
export interface Fire {
  options: readonly Shot[];
  planned: readonly Shot[];
  /** The player has chosen it; otherwise it is the proposal. */
  isChosen: boolean;
  /** What is planned is what is proposed. */
  isBest: boolean;
}

export const NO_FIRE: Fire = { options: [], planned: [], isChosen: false, isBest: true };

const isShot = (order: Order): order is Shot =>
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

export const targetsIn = (shots: readonly Shot[]): string[] => [
  ...new Set(shots.map(({ target }) => target)),
];

/** What a shot is likely to bring about, without the chance of loss. */
export type ShotOdds = ExactGunOdds | ExactLightOdds;

const known = new WeakMap<FleetActionView, Map<string, ShotOdds | undefined>>();

/** The odds of a shot as things are; computed once for a position. */
export function shotOdds(view: FleetActionView, shot: Shot): ShotOdds | undefined {
  const kept = known.get(view) ?? new Map<string, ShotOdds | undefined>();
  known.set(view, kept);
  const key = JSON.stringify(shot);
  if (!kept.has(key)) {
    const { guns, light } = explainHits(view, [shot]);
    kept.set(key, guns[0] ?? light[0]);
  }
  return kept.get(key);
}

/** Impact points on average; of light weapons hits. */
export const meanHarm = (odds: ShotOdds): number =>
  'guns' in odds ? odds.meanImpactPoints : odds.meanHits;

/** What a roll for Critical Damage counts beside an impact point. */
const CRITICAL_WORTH = 2;
/** What a hit on what has no structure counts, such as small craft. */
const HIT_WORTH = 3;

const worthOf = (odds: ShotOdds): number =>
  meanHarm(odds) +
  HIT_WORTH * odds.hitChance +
  ('guns' in odds ? CRITICAL_WORTH * odds.meanCriticals : 0);

/** The best target of each weapon; of several alike the nearest. */
export const bestFire = (view: FleetActionView, options: readonly Shot[]): Shot[] =>
  weaponsIn(options).flatMap((weapon) => {
    const tries = nearest(
      view,
      options.filter((shot) => weaponOf(shot) === weapon),
    )
      .flatMap((shot) => {
        const odds = shotOdds(view, shot);
        return odds && odds.hitChance > 0 ? [{ shot, worth: worthOf(odds) }] : [];
      })
      .sort((a, b) => b.worth - a.worth);
    return tries[0] ? [tries[0].shot] : [];
  });

function nearest(view: FleetActionView, shots: readonly Shot[]): Shot[] {
  const away = (shot: Shot) => {
    const [from, to] = [view.units[shooterOf(shot)], view.units[shot.target]];
    return from && to ? distance(from.hex, to.hex) : Number.POSITIVE_INFINITY;
  };
  return shots.toSorted((a, b) => away(a) - away(b));
}

/** What was chosen, as far as it can still be fired. */
export const stillOpen = (chosen: readonly Shot[], options: readonly Shot[]): Shot[] =>
  chosen.filter((shot) => options.some((it) => isAlike(it, shot)));

const isAlike = (a: Shot, b: Shot): boolean => weaponOf(a) === weaponOf(b) && a.target === b.target;

/** The same weapons at the same targets with the same mounts. */
export const isSameFire = (a: readonly Shot[], b: readonly Shot[]): boolean =>
  a.length === b.length &&
  a.every((shot) => b.some((it) => isAlike(it, shot) && mountsIn(it) === mountsIn(shot)));

const mountsIn = (shot: Shot): string => (shot.kind === 'shootGuns' ? shot.mounts.join() : '');

/** Whether the actor could do more after what is planned: weapons or mounts are held back, or she has other orders. */
export function hasMoreToDo(legal: readonly Order[], actor: string, fire: Fire): boolean {
  const { options, planned } = fire;
  const isHeld = weaponsIn(options).some((it) => !weaponsIn(planned).includes(it));
  const isPart = planned.some((shot) => hasSpareMounts(shot, options));
  return isHeld || isPart || legal.some((order) => !isShot(order) && isOrderOf(order, actor));
}

/** [NW-13.4] Mounts are held back that could take another target: the same one is not shot at twice. */
function hasSpareMounts(shot: Shot, options: readonly Shot[]): boolean {
  const same = options.filter((it) => weaponOf(it) === weaponOf(shot));
  const isPart = same.some((it) => isAlike(it, shot) && mountsIn(it) !== mountsIn(shot));
  return isPart && same.some(({ target }) => target !== shot.target);
}

const isOrderOf = (order: Order, actor: string): boolean =>
  ('ship' in order && order.ship === actor) || ('unit' in order && order.unit === actor);

/** All weapons that can at one target, the others as they were. */
export function aimedAt({ options, planned }: Fire, target: string): Shot[] {
  const there = options.filter((shot) => shot.target === target);
  const weapons = weaponsIn(there);
  return [...planned.filter((shot) => !weapons.includes(weaponOf(shot))), ...there];
}

/** The chance that at least one of some shots hits; each rolls for itself. That of one alone is rounded as it is elsewhere. */
export const anyHit = (odds: readonly ShotOdds[]): number =>
  odds.length === 1
    ? (odds[0]?.hitChance ?? 0)
    : 1 - odds.reduce((none, { hitChance }) => none * (1 - hitChance), 1);
