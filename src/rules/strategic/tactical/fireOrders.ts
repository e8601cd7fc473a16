import { type Axial, disk } from '../../../hex';
import type { Refusal, Side } from '../../core';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { BATTERIES } from '../model/tacticalOrders';
import type { TacticalPlans } from '../model/tacticalState';
import { aswReach, refuseHunt } from './aswShots';
import { landTargets, refuseBombardment } from './bombardShots';
import { type Mount, mountsOf } from './defaults';
import { firerOf } from './firers';
import { noSuchBattery, refuseGunfire } from './gunShots';
import { type Fight, fightAt, fightIn, shipsIn } from './query';
import { visibleTo } from './sight';
import { refuseLaunch } from './torpedoShots';

const aiming = (view: StrategicView, side: Side): Fight | undefined =>
  fightAt(view, side, 'targets');

const notAimed = () => notNow('aims');

/** The legal orders while a side chooses targets. */
const whileAiming = <T>(view: StrategicView, side: Side, orders: (fight: Fight) => T[]): T[] => {
  const fight = aiming(view, side);
  return fight ? orders(fight) : [];
};

const plansOf = (view: StrategicView, side: Side): TacticalPlans | undefined =>
  fightIn(view)?.tactical.plans[side];

const isOf = (mount: Mount) => (it: Mount) =>
  it.ship === mount.ship && it.battery === mount.battery;

/** Cancels a battery's orders; a ship that fires guns cannot hunt submarines [ST-19.15]. */
function clearBattery(plans: TacticalPlans, mount: Mount): void {
  const others = (it: Mount) => !isOf(mount)(it);
  plans.gunfire = plans.gunfire.filter(others);
  plans.bombardment = plans.bombardment.filter(others);
  plans.holding = plans.holding.filter(others);
  plans.asw = plans.asw.filter(({ ship }) => ship !== mount.ship);
}

/** [ST-16.1, ST-18.12] */
export const fireGunsRule: OrderRule<'fireGuns'> = {
  legal: (view, side) =>
    whileAiming(view, side, (fight) => {
      const targets = visibleTo(fight, side);
      return mountsOf(fight, side).flatMap((mount) =>
        targets
          .map(({ id }) => ({ kind: 'fireGuns' as const, ...mount, target: id }))
          .filter((order) => !refuseGunfire(fight, side, order)),
      );
    }),
  refuse(view, side, order) {
    const fight = aiming(view, side);
    if (!fight) return notAimed();
    return refuseBattery(order) ?? refuseGunfire(fight, side, order);
  },
  apply({ state }, side, { ship, battery, target }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    clearBattery(plans, { ship, battery });
    plans.gunfire.push({ ship, battery, target });
  },
};

const refuseBattery = ({ battery }: Mount): Refusal | undefined =>
  BATTERIES.includes(battery) ? undefined : noSuchBattery({ battery });

/** [ST-18.1] */
export const bombardRule: OrderRule<'bombard'> = {
  legal: (view, side) =>
    whileAiming(view, side, (fight) =>
      landTargets(fight, side).flatMap((landUnit) =>
        mountsOf(fight, side)
          .map((mount) => ({ kind: 'bombard' as const, ...mount, landUnit }))
          .filter((order) => !refuseBombardment(fight, side, order)),
      ),
    ),
  refuse(view, side, order) {
    const fight = aiming(view, side);
    if (!fight) return notAimed();
    return refuseBattery(order) ?? refuseBombardment(fight, side, order);
  },
  apply({ state }, side, { ship, battery, landUnit }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    clearBattery(plans, { ship, battery });
    plans.bombardment.push({ ship, battery, landUnit });
  },
};

/** [ST-5.15] Keeps a battery from firing by default. */
export const holdFire: OrderRule<'holdFire'> = {
  legal: (view, side) =>
    whileAiming(view, side, (fight) =>
      mountsOf(fight, side)
        .filter((mount) => !refuseHold(fight, side, mount))
        .map((mount) => ({ kind: 'holdFire', ...mount })),
    ),
  refuse(view, side, order) {
    const fight = aiming(view, side);
    return fight ? refuseHold(fight, side, order) : notAimed();
  },
  apply({ state }, side, { ship, battery }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    clearBattery(plans, { ship, battery });
    plans.holding.push({ ship, battery });
  },
};

const refuseHold = (fight: Fight, side: Side, mount: Mount): Refusal | undefined =>
  refuseBattery(mount) ?? (firerOf(fight, side, mount) ? undefined : noSuchBattery(mount));

/** [ST-17.1] */
export const fireTorpedoesRule: OrderRule<'fireTorpedoes'> = {
  legal: (view, side) =>
    whileAiming(view, side, (fight) => {
      const targets = visibleTo(fight, side);
      return shipsIn(fight.tactical, side).flatMap(({ id: ship }) =>
        targets
          .map(({ id: target }) => ({ kind: 'fireTorpedoes' as const, ship, target }))
          .filter((order) => !refuseLaunch(fight, side, order)),
      );
    }),
  refuse(view, side, order) {
    const fight = aiming(view, side);
    return fight ? refuseLaunch(fight, side, order) : notAimed();
  },
  apply({ state }, side, { ship, target }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    const others = plans.torpedoes.filter((it) => it.ship !== ship);
    plans.torpedoes = [...others, { ship, target }];
  },
};

/** [ST-19.15, ST-19.18] Any hex within reach, whether a boat is known to be there or not. */
export const aswAttackRule: OrderRule<'aswAttack'> = {
  legal: (view, side) =>
    whileAiming(view, side, (fight) =>
      shipsIn(fight.tactical, side).flatMap(({ id: ship, hex }) =>
        reached(fight, hex)
          .map((at) => ({ kind: 'aswAttack' as const, ship, hex: at }))
          .filter((order) => !refuseHunt(fight, side, order)),
      ),
    ),
  refuse(view, side, order) {
    const fight = aiming(view, side);
    return fight ? refuseHunt(fight, side, order) : notAimed();
  },
  apply({ state }, side, { ship, hex }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    for (const battery of BATTERIES) clearBattery(plans, { ship, battery });
    plans.asw.push({ ship, hex });
  },
};

const reached = (fight: Fight, hex: Axial): Axial[] => disk(hex, aswReach(fight));

type TakingBack = 'holdTorpedoes' | 'holdAsw';

/** Cancels a ship's orders. */
function takingBack(kind: TakingBack, list: 'torpedoes' | 'asw'): OrderRule<TakingBack> {
  const ordered = (view: StrategicView, side: Side) =>
    aiming(view, side)?.tactical.plans[side][list] ?? [];
  return {
    legal: (view, side) =>
      [...ordered(view, side)].map(({ ship }) => ({ kind, ship }) as OrderOf<TakingBack>),
    refuse(view, side, { ship }) {
      if (ordered(view, side).some((it) => it.ship === ship)) return undefined;
      return aiming(view, side) ? refusal('nothing-ordered', 'ST-5.14') : notAimed();
    },
    apply({ state }, side, { ship }) {
      const plans = plansOf(state, side);
      if (!plans) return;
      if (list === 'asw') plans.asw = plans.asw.filter((it) => it.ship !== ship);
      else plans.torpedoes = plans.torpedoes.filter((it) => it.ship !== ship);
    },
  };
}

export const holdTorpedoes = takingBack('holdTorpedoes', 'torpedoes') as OrderRule<'holdTorpedoes'>;
export const holdAsw = takingBack('holdAsw', 'asw') as OrderRule<'holdAsw'>;
