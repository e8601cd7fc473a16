import type { BattleEvent, BattleView, Declaration, Order } from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';
import type { Mount } from '../desk/mounts';

/** What a side's guns fired at in the last gunnery impulse in which either side's did. */
export function lastFire(events: readonly BattleEvent[], side: Side): readonly Declaration[] {
  const last = events.findLast(
    (it) =>
      it.kind === 'declarationsRevealed' &&
      [...it.declared.allies, ...it.declared.axis].some(({ weapon }) => weapon !== 'torpedoes'),
  );
  return last?.kind === 'declarationsRevealed' ? last.declared[side] : [];
}

interface Firing {
  view: BattleView;
  side: Side;
  mounts: readonly Mount[];
}

const isOf = ({ ship, weapon }: Mount, it: Declaration): boolean =>
  it.ship === ship && it.weapon === weapon;

/**
 * Fire as before: every battery that fired last fires on at its target. One whose target is gone or out of reach takes
 * the one proposed for it, and so does one that could fire at nothing before. Batteries that held their fire hold it.
 * @param sealed what could be aimed before; nothing where that is not known
 */
export function fireAsBefore(
  { view, side, mounts }: Firing,
  last: readonly Declaration[],
  proposed: readonly Order[],
  sealed: Sealed,
): Order[] {
  const isFirst = last.length === 0;
  if (view.step.kind !== 'gunnery' || view.declared[side].length > 0 || isFirst) return [];
  return mounts.flatMap((mount): Order[] => {
    const before = last.find((it) => isOf(mount, it));
    const isNew = sealed.size > 0 && !sealed.has(mount.key);
    if (!before && !isNew) return [];
    if (before && reaches(mount, before)) return [{ kind: 'declare', ...before }];
    const other = proposed.find((it) => it.kind === 'declare' && isOf(mount, it));
    return other?.kind === 'declare' ? [{ ...other, full: false }] : [];
  });
}

const reaches = ({ options }: Mount, { target }: Declaration): boolean =>
  options.some((it) => it.target === target);

/** What a side could have aimed when it last sealed, battery by battery, and how near its targets were. */
export type Sealed = ReadonlyMap<string, number>;

export const sealedNow = (mounts: readonly Mount[]): Sealed =>
  new Map(mounts.map((mount) => [mount.key, nearest(mount)]));

const nearest = ({ options }: Mount): number =>
  Math.min(...options.map(({ rangeHexes }) => rangeHexes));

/** Batteries with a target and without an order that had none, or were not asked, when the side last sealed. */
export const newlyIdle = (mounts: readonly Mount[], sealed: Sealed): Mount[] =>
  mounts.filter(({ key, declared }) => !declared && !sealed.has(key));

/** Nothing about the guns asks for another decision: all that fired may fire on, and no battery is new. */
export const mayKeepFiring = (
  mounts: readonly Mount[],
  last: readonly Declaration[],
  sealed: Sealed,
): boolean =>
  last.every((it) => mounts.some((mount) => isOf(mount, it) && reaches(mount, it))) &&
  mounts.every((mount) => last.some((it) => isOf(mount, it)) || sealed.has(mount.key));

/** Torpedoes that were held have come no nearer to a target. */
export const mayKeepHolding = (mounts: readonly Mount[], sealed: Sealed): boolean =>
  mounts.every((mount) => nearest(mount) >= (sealed.get(mount.key) ?? Number.POSITIVE_INFINITY));
