import { must } from '../../core';
import { airGunsOf } from '../common/airGuns';
import { testAirMorale } from '../common/airMorale';
import { unitOf } from '../common/own';
import { isAloft, loadOf, standOf } from '../common/stands';
import { rollToHit } from '../common/toHit';
import { fireFlak } from '../flak/fire';
import { type Play, tell } from '../model/play';
import type { PendingAirAttack } from '../model/state';
import { landHits } from './bombs';
import { crash } from './kamikaze';
import { type AirPlan, spendLoad } from './plan';
import { airDice, airShot } from './shot';
import { strafe } from './strafing';

/** [NW-17.16, NW-18.20] Flak first, then the morale of the stand, then the attack with the aircraft that are left. */
export function carryOut(play: Play, attack: PendingAirAttack): void {
  const stand = standOf(play.state, attack.stand);
  fireFlak(play, attack);
  testAirMorale(play, stand);
  if (!isAloft(stand) || stand.isGoingHome) return;
  const aircraft = Math.min(attack.aircraft, stand.count);
  attackTarget(play, {
    stand,
    target: unitOf(play.state, attack.target),
    attack: attack.attack,
    aircraft,
  });
}

/** [NW-18, NW-19] The attack itself: its dice, and what hits. */
function attackTarget(play: Play, plan: AirPlan): void {
  const count = airDice(plan);
  const hits = rollAttack(play, plan, count);
  if (plan.attack === 'guns') shootGuns(play, plan, hits);
  else dropLoad(play, plan, { hits, misses: count - hits });
}

function rollAttack(play: Play, plan: AirPlan, count: number): number {
  const { stand, target, attack } = plan;
  const { need, modifiers, ...shot } = airShot(plan);
  const { hits, dice } = rollToHit(play, { need, modifiers, ...shot }, count, {
    reason: 'air-attack',
    stand: stand.id,
  });
  tell(play, {
    kind: 'airAttackRolled',
    rule: 'NW-18.2',
    side: stand.side,
    stand: stand.id,
    target: target.id,
    attack,
    need,
    modifiers,
    hits,
    dice,
  });
  return hits;
}

function shootGuns(play: Play, { stand, target }: AirPlan, hits: number): void {
  strafe(play, { stand, target, guns: must(airGunsOf(stand), `guns of ${stand.id}`) }, hits);
}

/** [NW-18.10, NW-18.19] Dive bombers end low. */
function dropLoad(play: Play, plan: AirPlan, dice: { hits: number; misses: number }): void {
  const { stand, target, attack } = plan;
  const load = must(loadOf(stand), `the load of ${stand.id}`);
  const { altitude } = stand;
  spendLoad(plan);
  if (attack === 'dive') stand.altitude = 'low';
  if (attack === 'kamikaze') {
    crash(play, { stand, target, load }, dice);
    testAirMorale(play, stand);
  } else landHits(play, target, { load, attack, altitude }, dice.hits);
}
