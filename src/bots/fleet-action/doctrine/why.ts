import { distance } from '../../../hex';
import type { Reason, Side } from '../../../rules/core';
import type { FleetActionView, Order, OrderOf } from '../../../rules/fleet-action';
import { torpedoesIn, unitOf } from '../../../rules/fleet-action/query';
import { shotsOf } from '../acting/shots';
import { hexesToCoast, hexesToParts } from '../common/errands';
import type { JudgementOf } from '../common/judgement';
import { reason } from '../common/reasons';
import { newSituation, ownVessel, type Situation } from '../common/situation';
import { meanHits } from '../common/torpedoes';
import { moverOf } from '../moving/sailing';

/** Why an order is given, by whoever judges so; `undefined` where there is nothing to say. */
export const whyBy =
  (judgementOf: JudgementOf) =>
  (view: FleetActionView, side: Side, order: Order): Reason | undefined =>
    whyOrder(newSituation(view, side, judgementOf(view, side)), order);

function whyOrder(situation: Situation, order: Order): Reason | undefined {
  switch (order.kind) {
    case 'moveShip':
    case 'setSpeed':
      return whySailing(situation, order.ship);
    case 'shootGuns':
      return whyShooting(situation, order);
    case 'declareTorpedo':
      return whyLaunching(situation, order);
    case 'detach':
      return reason('detaching', { ships: order.units });
    case 'airAttack':
    case 'subAttack':
      return reason('striking', { ships: [order.target] });
    case 'identify':
      return reason('identifying', { ships: [order.target] });
    case 'searchlight':
      return order.target === '-' ? undefined : reason('lighting', { ships: [order.target] });
    case 'repair':
    case 'refillTubes':
      return reason(order.kind === 'repair' ? 'repairing' : 'refilling', { ships: [order.ship] });
    default:
      return SIMPLE[order.kind];
  }
}

/** Reasons that are the same whenever such an order is given. */
const SIMPLE: Readonly<Partial<Record<Order['kind'], Reason>>> = {
  deployContact: reason('deploying'),
  moveContact: reason('seeking'),
  laySmoke: reason('smoke'),
  spot: reason('spotting'),
  starShell: reason('starShell'),
  toContact: reason('hiding'),
  offerEnd: reason('ending'),
  moveAir: reason('flying'),
  intercept: reason('intercepting'),
  moveSub: reason('diving'),
  deploySub: reason('diving'),
  layMines: reason('mining'),
};

function whySailing(situation: Situation, id: string): Reason | undefined {
  const { view } = situation;
  const mover = moverOf(situation, unitOf(view, id));
  if (!mover) return undefined;
  const { errand, aim, ship } = mover;
  if (errand.kind === 'exit')
    return reason('leaving', { count: hexesToParts(view, ship.unit.hex, errand.by) });
  if (errand.kind === 'bombard')
    return reason('bombarding', { count: hexesToCoast(view, ship.unit.hex, errand.aim) });
  if (errand.kind === 'withdraw') return reason('outOfReach');
  if (!aim.target) return reason('seeking');
  const figures = { ships: [aim.target.unit.id], count: aim.rangeHexes };
  if (aim.isRunIn) return reason('runningIn', figures);
  const off = distance(ship.unit.hex, aim.target.hex) - aim.rangeHexes;
  return reason(off > 1 ? 'closing' : off < -1 ? 'opening' : 'keeping', figures);
}

function whyShooting(
  situation: Situation,
  { ship, battery, target }: OrderOf<'shootGuns'>,
): Reason | undefined {
  const shot = shotsOf(situation, unitOf(situation.view, ship)).find(
    ({ order }) => order.battery === battery && order.target === target,
  );
  return shot && reason('guns', { ships: [target], percent: Math.round(100 * shot.hitChance) });
}

function whyLaunching(
  situation: Situation,
  { ship: id, mounts, setting, at }: OrderOf<'declareTorpedo'>,
): Reason | undefined {
  const ship = ownVessel(situation, id);
  const target = situation.enemy.find(({ unit }) => unit.id === at);
  if (!ship || !target) return undefined;
  const count = torpedoesIn(ship.unit, mounts);
  const hits = meanHits({ by: ship, count, setting, from: ship.unit.hex }, target, target);
  return reason('torpedoes', { ships: [target.unit.id], hits: Math.round(10 * hits) / 10 });
}
