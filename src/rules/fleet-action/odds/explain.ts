import type { Side } from '../../core';
import type { Order } from '../model/orders';
import type { FleetActionView } from '../model/state';
import { type AirAttackOdds, airAttackOdds } from './airAttack';
import { type DogfightOdds, dogfightOdds, type FlakOdds, flakOdds } from './airFire';
import { type DepthChargeOdds, depthChargeOdds } from './depthCharges';
import { exactGunOdds, type GunOdds, gunOdds } from './guns';
import { exactLightOdds, type LightOdds, lightOdds } from './light';
import { supposed } from './supposed';
import { type TestOdds, testOdds } from './tests';
import { isTorpedoOrder, type TorpedoOdds, torpedoOdds } from './torpedoes';

/** What `explain` reports about planned orders; each on its own, as things are now. */
export interface FleetActionOdds {
  guns: GunOdds[];
  light: LightOdds[];
  torpedoes: TorpedoOdds[];
  airAttacks: AirAttackOdds[];
  flak: FlakOdds[];
  dogfights: DogfightOdds[];
  depthCharges: DepthChargeOdds[];
  tests: TestOdds[];
}

/**
 * The odds of planned orders by what the side knows: hidden values of the enemy are taken as printed. Chances to hit and to
 * get through armor are exact; chances of loss come from resolving the attack again and again.
 */
export function explain(
  view: FleetActionView,
  _side: Side,
  orders: readonly Order[],
): FleetActionOdds {
  const state = supposed(view);
  const each = <T>(odds: (order: Order) => T | undefined): T[] =>
    orders.map(odds).filter((it) => it !== undefined);
  return {
    guns: each((it) => (it.kind === 'shootGuns' ? gunOdds(state, it) : undefined)),
    light: each((it) => (it.kind === 'shootLight' ? lightOdds(state, it) : undefined)),
    torpedoes: each((it) => (isTorpedoOrder(it) ? torpedoOdds(state, it) : undefined)),
    airAttacks: each((it) => (it.kind === 'airAttack' ? airAttackOdds(state, it) : undefined)),
    flak: each((it) => (it.kind === 'antiAir' ? flakOdds(state, it) : undefined)),
    dogfights: each((it) => (it.kind === 'airCombat' ? dogfightOdds(state, it) : undefined)),
    depthCharges: each((it) => (it.kind === 'aswAttack' ? depthChargeOdds(state, it) : undefined)),
    tests: each((it) => testOdds(state, it)),
  };
}

/**
 * The chances to hit and to get through armor of orders to shoot, without chances of loss: so quick that many targets can
 * be compared.
 */
export function explainHits(view: FleetActionView, orders: readonly Order[]) {
  const state = supposed(view);
  return {
    guns: orders.flatMap((it) => (it.kind === 'shootGuns' ? (exactGunOdds(state, it) ?? []) : [])),
    light: orders.flatMap((it) =>
      it.kind === 'shootLight' ? (exactLightOdds(state, it) ?? []) : [],
    ),
  };
}
