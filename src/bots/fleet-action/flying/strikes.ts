import { distance } from '../../../hex';
import type { OrderOf } from '../../../rules/fleet-action';
import {
  type AirAttack,
  type AirStand,
  airAttackTask,
  airDice,
  airShot,
  hitChance,
  loadOf,
  unitOf,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import type { Situation } from '../common/situation';
import { torpedoHitWorth } from '../common/torpedoes';
import type { Vessel } from '../common/vessel';
import { impactWorth } from '../common/worth';

/** Of a ship's value, what a point of a bomb's CV costs her on average. A guess. */
const CRITICAL_SHARE = 0.008;
/** Points of a hit by aircraft guns. */
const STRAFING = 0.2;

/** Points that one hit of a stand brings on average. */
function hitWorth(
  situation: Situation,
  stand: AirStand,
  attack: AirAttack,
  target: Vessel,
): number {
  const load = loadOf(stand);
  if (attack === 'guns' || !load) return STRAFING;
  if (attack === 'torpedo')
    return torpedoHitWorth(situation, { ...load, dudNumber: load.torpedo?.dudNumber ?? 0 }, target);
  const { value = 0, stake = 0 } = situation.worth[target.index] ?? {};
  const critical = CRITICAL_SHARE * load.criticalValue * value;
  return critical + load.impactPoints * impactWorth(target, value, stake);
}

/** The attack of a stand that brings most from where it is, its guns first where they do. */
export function bestAttack(
  situation: Situation,
  stand: AirStand,
): OrderOf<'airAttack'> | undefined {
  const { view, enemy } = situation;
  return bestBy(airAttackTask.options(view, stand.id), ({ target: id, attack, aircraft }) => {
    const target = enemy.find(({ unit }) => unit.id === id);
    if (!target) return 0;
    const plan = { stand, target: unitOf(view, id), attack, aircraft };
    return airDice(plan) * hitChance(airShot(plan)) * hitWorth(situation, stand, attack, target);
  });
}

/** Points that a hex of flight takes off a target: it may be out of reach when the stand arrives. */
const FAR = 0.1;

/** Whom a loaded stand goes for. */
export function preyOf(
  situation: Situation,
  stand: AirStand,
  attack: AirAttack,
): Vessel | undefined {
  return bestBy(
    situation.enemy,
    (target) =>
      airDice({ aircraft: stand.count }) *
        hitWorth(situation, stand, attack, target) *
        (1 + 0.15 * target.sheet.size) -
      FAR * distance(stand.hex, target.hex),
  );
}
