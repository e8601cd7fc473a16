import { enemyOf, SIDES } from '../../core';
import { stateOf } from '../cards/shipNow';
import { divisionIn, hitSubmarine, shipIn } from '../harm';
import { type Play, tell } from '../model/play';
import type { TacticalShip } from '../model/tacticalState';
import { type AswResult, aswAttack } from '../rolls/antiSubmarine';
import { aswOf, aswShot, boatsIn, type Hunt } from './aswShots';
import { syncShips } from './lost';
import { compareIds, type Fight, findShip } from './query';
import { seenBySide } from './sight';

/** [ST-15.14, ST-19.21] Phase 7: one ship after another, the highest ASW Rating first, each with its damage at once. */
export function huntBoats(play: Play, fight: Fight): void {
  const hunts = SIDES.flatMap((side) => fight.tactical.plans[side].asw).flatMap((hunt) => {
    const ship = findShip(fight, hunt.ship);
    return ship ? [{ hunt, ship, asw: aswOf(fight, ship) }] : [];
  });
  hunts.sort((a, b) => b.asw - a.asw || compareIds(a.ship.id, b.ship.id));
  for (const { hunt, ship } of hunts) attackHex(play, fight, ship, hunt);
}

/** [ST-19.18] Every submerged boat in the hex, by id; the hunter is told only what was detected. */
function attackHex(play: Play, fight: Fight, ship: TacticalShip, { hex }: Hunt): void {
  ship.attackedSubmarineOn = fight.tactical.turn;
  const boats = boatsIn(fight, ship.side, hex);
  const isHunterSeen = seenBySide(fight, enemyOf(ship.side), ship) !== undefined;
  const at = play.events.length;
  const detected = boats.filter((boat) => attackBoat(play, fight, ship, boat).detected);
  const after = play.events.splice(at);
  const dropped = {
    ...({ kind: 'depthChargesDropped', rule: 'ST-19.18', side: ship.side } as const),
    ship: ship.id,
    hex: { ...hex },
    detected: detected.map(({ id }) => ({ ship: id, state: stateOf(shipIn(play.state, id)) })),
  };
  tell(play, isHunterSeen ? dropped : { ...dropped, seenBy: [ship.side] });
  play.events.push(...after);
}

/** [ST-5.10b, ST-19.2] */
function attackBoat(play: Play, fight: Fight, ship: TacticalShip, boat: TacticalShip): AswResult {
  const shot = aswShot(fight, ship, boat);
  const result = aswAttack(shot, play.dice);
  if (result.detected) noteDetected(fight, boat);
  const isHunterSeen = seenBySide(fight, boat.side, ship) !== undefined;
  tell(play, {
    kind: 'boatHunted',
    rule: 'ST-19.4',
    seenBy: [boat.side],
    side: boat.side,
    ship: boat.id,
    by: isHunterSeen ? ship.id : null,
    rangeHexes: shot.rangeHexes,
    difference: result.roll.difference,
    isDetected: result.detected,
    damageLevels: result.damageLevels,
    modifiers: [...shot.modifiers],
    dice: [...result.roll.dice],
  });
  damage(play, boat, result);
  syncShips(fight);
  return result;
}

function damage(play: Play, { id }: TacticalShip, { roll, damageLevels }: AswResult): void {
  const { attackerDie, defenderDie } = roll;
  const dice = { attackerDie, defenderDie };
  hitSubmarine(play, id, { damageLevels, ...dice, cause: 'depthCharges', rule: 'ST-19.5' });
}

/** [ST-19.19, ST-5.8] */
function noteDetected({ view, tactical }: Fight, boat: TacticalShip): void {
  if (boat.submarine) boat.submarine.detectedOn = tactical.turn;
  const { submarine } = divisionIn(view, shipIn(view, boat.id).division);
  if (submarine) submarine.isDetected = true;
}
