import type { Side } from '../../../rules/core';
import type { FleetActionView, Order } from '../../../rules/fleet-action';
import {
  type AirStand,
  activationsOf,
  actorsOf,
  aswAttackTask,
  conditionOf,
  flareTask,
  isPowerless,
  shootLightTask,
  sweepTask,
  type Unit,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { errandOf, hexesToCoast } from '../common/errands';
import { doctrineOf, type Judgement } from '../common/judgement';
import { newSituation, ownVessel, type Shot, type Situation } from '../common/situation';
import { standingOf } from '../common/standing';
import { bestAttack } from '../flying/strikes';
import { lightWishes } from './lights';
import { bestShot } from './shots';

/** What a side wants to do next in the activations: the unit that is active, or the one whose fire brings most. */
export function* actingWishes(
  view: FleetActionView,
  side: Side,
  judgement: Judgement,
): Generator<Order> {
  const step = activationsOf(view);
  if (!step) return;
  const situation = newSituation(view, side, judgement);
  const { active } = step;
  if (active === null) yield* firstWishes(situation);
  else yield* actorWishes(situation, active);
}

function* firstWishes(situation: Situation): Generator<Order> {
  const { view, side } = situation;
  const first = bestBy(actorsOf(view, side), (id) => urgencyOf(situation, id));
  if (first !== undefined) yield* actorWishes(situation, first);
}

function* actorWishes(situation: Situation, id: string): Generator<Order> {
  const { units, stands } = situation.view;
  if (units[id]) yield* unitWishes(situation, units[id]);
  else if (stands[id]) yield* standWishes(situation, stands[id]);
}

/** [NW-11.7] */
function* standWishes(situation: Situation, stand: AirStand): Generator<Order> {
  const attack = bestAttack(situation, stand);
  if (attack) yield attack;
  if (situation.view.scenario.isNight) yield* flareTask.options(situation.view, stand.id);
  yield { kind: 'done', what: stand.id };
}

/** Aircraft wait until the dual purpose guns of the enemy have fired at ships [NW-13.19]. */
const LATER = -1;

/** Points that are lost if she is hit before she acts. */
function urgencyOf(situation: Situation, id: string): number {
  const unit = situation.view.units[id];
  if (!unit || isPowerless(unit)) return LATER;
  const torpedoes = conditionOf(unit).torpedoAttack ? 0.01 : 0;
  return torpedoes + (bestShot(situation, unit)?.worth ?? 0);
}

/** Lights and identification before the guns, then light weapons and torpedoes. */
function* unitWishes(situation: Situation, unit: Unit): Generator<Order> {
  if (!isPowerless(unit)) {
    const shot = bestShot(situation, unit);
    if (shot && isWorthIt(situation, unit, shot)) yield shot.order;
    yield* lightWishes(situation, unit);
    yield* shootLightTask.options(situation.view, unit.id);
    yield* aswAttackTask.options(situation.view, unit.id);
    yield* sweepTask.options(situation.view, unit.id);
    if (conditionOf(unit).torpedoAttack) yield { kind: 'resolveTorpedo', ship: unit.id };
  }
  yield { kind: 'done', what: unit.id };
}

/** [NW-34.6h] MAIN guns are silent where silence is worth more. */
function isWorthIt(situation: Situation, unit: Unit, { order, worth }: Shot): boolean {
  const ship = ownVessel(situation, unit.id);
  if (order.battery !== 'main' || !ship || unit.open.hasShotMain) return true;
  const errand = errandOf(situation, ship, standingOf(situation));
  if (errand.kind !== 'bombard') return true;
  const isThere = hexesToCoast(situation.view, unit.hex, errand.aim) === 0;
  return !isThere || worth > errand.points / errand.aim.phases;
}

/** The fire that the active unit, or the first to act, would open now. */
export const proposedFire = (view: FleetActionView, side: Side): Order[] =>
  [...actingWishes(view, side, doctrineOf(view, side))].filter(
    ({ kind }) => kind === 'shootGuns' || kind === 'shootLight',
  );
