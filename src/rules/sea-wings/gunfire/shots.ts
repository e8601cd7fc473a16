import { enemyOf, must, type Refusal, type Side } from '../../core';
import { kindOf, leftOut, type QuickGun, usualShots } from '../combat/surface/quick';
import { weaponsIn } from '../combat/surface/quickRounds';
import { forceOf } from '../common/own';
import { QUICK_KINDS, type QuickShot, type QuickTarget } from '../model/engagement';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';

const mayShoot = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'shots' && !confirmed[side];

/** [WG-19.9, WG-19.18] The weapons of a side's ships that fight in this round. */
export function gunsOf(view: SeaWingsView, side: Side): QuickGun[] {
  const { fighting, rounds, torpedoed } = must(view.engagement, 'engagement');
  const round = must(rounds[0], 'round');
  const { ships } = forceOf(view, side);
  return fighting[side].flatMap(({ id }) => {
    const ship = must(ships[id], id);
    return ship.card.convoyShips === null
      ? weaponsIn({ ship, hasFiredTorpedoes: torpedoed.includes(id) }, round)
      : [];
  });
}

/** The enemy ships that fight in the round. */
export const enemiesOf = (view: SeaWingsView, side: Side): QuickTarget[] =>
  must(view.engagement, 'engagement').fighting[enemyOf(side)];

/** Weapons that have no target yet. */
const freeGuns = (view: SeaWingsView, side: Side): QuickGun[] =>
  gunsOf(view, side).filter(
    (gun) =>
      !forceOf(view, side).shots.some((it) => it.ship === gun.ship && it.weapon === gun.weapon),
  );

/** [WG-19.24, WG-19.30] */
export const shoot: OrderRule<'shoot'> = {
  legal: (view, side) =>
    mayShoot(view, side)
      ? freeGuns(view, side).flatMap(({ ship, weapon }) =>
          enemiesOf(view, side).map(({ id }) => ({ kind: 'shoot', ship, weapon, at: id }) as const),
        )
      : [],
  refuse(view, side, { ship, weapon, at }): Refusal | undefined {
    if (!mayShoot(view, side)) return refusal('not-now', 'WG-19.30');
    if (!freeGuns(view, side).some((it) => it.ship === ship && it.weapon === weapon))
      return refusal('no-such-shot', 'WG-19.30', { ship, weapon });
    return enemiesOf(view, side).some(({ id }) => id === at)
      ? undefined
      : refusal('no-such-ship', 'WG-19.18', { ship: at });
  },
  apply(play, side, { ship, weapon, at }) {
    const gun = must(
      freeGuns(play.state, side).find((it) => it.ship === ship && it.weapon === weapon),
      ship,
    );
    play.state.forces[side].shots.push({ ...gun, at });
    tell(play, { kind: 'shotAimed', rule: 'WG-19.30', seenBy: [side], side, ship, weapon, at });
  },
};

/** Takes the shots of the round back. */
export const holdFire: OrderRule<'holdFire'> = {
  legal: (view, side) =>
    holdFire.refuse(view, side, { kind: 'holdFire' }) ? [] : [{ kind: 'holdFire' }],
  refuse: (view, side) =>
    mayShoot(view, side) && forceOf(view, side).shots.length > 0
      ? undefined
      : refusal('not-now', 'WG-19.30'),
  apply(play, side) {
    play.state.forces[side].shots = [];
    tell(play, { kind: 'fireHeld', rule: 'WG-19.30', seenBy: [side], side });
  },
};

/** [WG-19.31, WG-19.32] Why a side cannot seal the shots that it has. */
export function refuseShots(view: SeaWingsView, side: Side): Refusal | undefined {
  if (view.step.kind !== 'shots') return undefined;
  const { shots } = forceOf(view, side);
  for (const kind of QUICK_KINDS) {
    const own = shots.filter((it) => kindOf(it) === kind);
    const ship = leftOut(own, enemiesOf(view, side), kind);
    if (ship !== undefined) return refusal('must-attack', 'WG-19.32', { ship });
  }
  return undefined;
}

/** [WG-24.25] The shots of a side; without any, the usual ones with guns and torpedoes. */
export function shotsOf(view: SeaWingsView, side: Side): QuickShot[] {
  const { shots } = forceOf(view, side);
  if (shots.length > 0) return shots;
  const guns = gunsOf(view, side);
  return QUICK_KINDS.flatMap((kind) => usualShots(guns, enemiesOf(view, side), kind));
}

/** [WG-19.23, WG-19.45] Shots as the damage done before them has left them. */
export function stillFired(
  view: SeaWingsView,
  side: Side,
  shots: readonly QuickShot[],
): QuickShot[] {
  const { ships } = forceOf(view, side);
  const isAfloat = ({ ship }: QuickShot) => ships[ship]?.fate === 'afloat';
  const guns = gunsOf(view, side);
  return shots.filter(isAfloat).flatMap((shot) => {
    const gun = guns.find((it) => it.ship === shot.ship && it.weapon === shot.weapon);
    return gun ? [{ ...gun, at: shot.at }] : [];
  });
}
