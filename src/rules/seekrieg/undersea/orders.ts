import { firstRefusal, type Refusal } from '../../core';
import { conditionOf, planOf, refuseShip, refuseTarget, shipsToOrder } from '../common/own';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { refuseModule, STEP_FEET } from './module';
import { refuseDrop, refuseThrow, throwTargets } from './reach';

/** [SK-26.15, SK-26.17] Charges of a turn. */
export const CHARGES = 6;

/** [SK-34.13] The depths that are drawn from, in feet. */
export const USUAL_DEPTHS = Array.from({ length: 12 }, (_, i) => (i + 1) * STEP_FEET);

/** [SK-26.15] Charges that a ship can drop in a turn. */
export const mostCharges = (ship: Ship): number =>
  Math.min(CHARGES, conditionOf(ship).depthCharges);

const shipIn = ({ ships }: SeekriegView, id: string): Ship => ships[id] as Ship;

const refuseDepths = (depths: readonly number[]): Refusal | undefined =>
  depths.every((feet) => feet > 0 && feet % STEP_FEET === 0)
    ? undefined
    : refusal('bad-depth', 'SK-26.15', { step: STEP_FEET });

/** Patterns that are offered: all charges at one depth, spread over all depths, and none. */
const patternsOf = (charges: number): number[][] => [
  USUAL_DEPTHS.filter((_, i) => i % 2 === 0).slice(0, charges),
  ...USUAL_DEPTHS.map((feet) => Array<number>(charges).fill(feet)),
  [],
];

/** [SK-26.15] Depth charges; no depths: none are dropped. */
export const depthCharges: OrderRule<'depthCharges'> = {
  legal: (view, side) =>
    refuseModule(view)
      ? []
      : shipsToOrder(view, side, 'firePlot').flatMap((ship) => dropsOf(view, ship)),
  refuse: (view, side, { ship, depths }) =>
    firstRefusal(
      () => refuseModule(view),
      () => refuseShip(view, side, ship, 'firePlot'),
      () => refuseDrop(view, shipIn(view, ship)),
      () => refuseCharges(shipIn(view, ship), depths),
      () => refuseDepths(depths),
    ),
  apply({ state }, _side, { ship, depths }) {
    planOf(shipIn(state, ship)).depthCharges = depths;
  },
};

const dropsOf = (view: SeekriegView, ship: Ship): OrderOf<'depthCharges'>[] =>
  refuseDrop(view, ship)
    ? []
    : patternsOf(mostCharges(ship)).map((depths) => ({
        kind: 'depthCharges',
        ship: ship.id,
        depths,
      }));

function refuseCharges(ship: Ship, { length }: readonly number[]): Refusal | undefined {
  const most = mostCharges(ship);
  return length > most ? refusal('too-many-charges', 'SK-26.15', { most }) : undefined;
}

/** [SK-26.17] One salvo of ahead-thrown weapons; no depths: none is fired. */
export const aheadThrown: OrderRule<'aheadThrown'> = {
  legal: (view, side) =>
    refuseModule(view)
      ? []
      : shipsToOrder(view, side, 'firePlot').flatMap((ship) => throwsOf(view, ship)),
  refuse: (view, side, { ship, target, depths }) =>
    firstRefusal(
      () => refuseModule(view),
      () => refuseShip(view, side, ship, 'firePlot'),
      () => refuseTarget(view, side, target),
      () => refuseThrow(view, shipIn(view, ship), target),
      () => refuseSalvo(depths),
      () => refuseDepths(depths),
    ),
  apply({ state }, _side, { ship, target, depths }) {
    planOf(shipIn(state, ship)).aheadThrown = { target, depths };
  },
};

const throwsOf = (view: SeekriegView, ship: Ship): OrderOf<'aheadThrown'>[] =>
  throwTargets(view, ship).flatMap((target) =>
    patternsOf(CHARGES).map(
      (depths): OrderOf<'aheadThrown'> => ({
        kind: 'aheadThrown',
        ship: ship.id,
        target,
        depths,
      }),
    ),
  );

const refuseSalvo = ({ length }: readonly number[]): Refusal | undefined =>
  length === 0 || length === CHARGES
    ? undefined
    : refusal('charges-of-a-salvo', 'SK-26.17', { most: CHARGES });
