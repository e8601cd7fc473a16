import { bySide, enemyOf } from '../../core';
import { stateOf } from '../cards/shipNow';
import { book } from '../harm/book';
import { type Blow, hitLandUnit, hitShip } from '../harm/hit';
import { divisionIn, shipIn } from '../harm/lookUp';
import type { AirAction, Flight, FlightWeapon } from '../model/airState';
import { type Play, tell } from '../model/play';
import { enterStage } from '../model/rule';
import type { ShipRecord, StrategicState } from '../model/state';
import { asSquadron, isUp, loseFrom } from './flights';
import { type Conditions, flakModifiers, rollFlak, rollStrike, type StrikeRoll } from './rolls';
import { type Aim, aimsOf, defendedOf, idOf, kindOf, weaponAt } from './targets';
import { STRIKE_RULE, type Strike, tellStrike } from './telling';

/** [ST-7.15] What is left of the strike attacks, flight by flight. */
export function beginStrikes({ state }: Play, air: AirAction): void {
  enterStage(state);
  air.stage = { kind: 'attack' };
}

/** Flights that have still to attack, and can. */
const waitingFlights = (state: StrategicState, air: AirAction): Flight[] =>
  air.flights.filter(
    (it) =>
      it.role === 'strike' &&
      isUp(it) &&
      !it.hasAttacked &&
      aimsOf(state, air).some((aim) => weaponFor(state, it, aim) !== null),
  );

const weaponFor = (state: StrategicState, flight: Flight, aim: Aim): FlightWeapon | null =>
  weaponAt(state.scenario.level, flight, kindOf(state, aim));

/** [ST-14.15] Someone still has to attack and has a choice of targets. */
export const isChoosing = (state: StrategicState, air: AirAction): boolean =>
  waitingFlights(state, air).length > 0 && aimsOf(state, air).length > 1;

/** [ST-14.15] With one target left the next flight attacks it; the attack ends when no attacker or no target is left. */
export function goOnStriking(play: Play, air: AirAction): void {
  const [flight] = waitingFlights(play.state, air);
  const [aim] = aimsOf(play.state, air);
  if (flight && aim) strikeAt(play, air, flight, aim);
  else finish(play, air);
}

/** [ST-7.18, ST-14.3, ST-14.6, ST-14.14] Area AA, Light AA, then the attack of what is left of the flight. */
export function strikeAt(play: Play, air: AirAction, flight: Flight, aim: Aim): void {
  const weapon = weaponFor(play.state, flight, aim);
  const strike = { flight, aim, weapon, defended: defendedOf(play.state, air, aim) };
  flight.hasAttacked = true;
  for (const guns of ['area', 'light'] as const)
    if (isUp(flight)) fireFlak(play, air, strike, guns);
  if (isUp(flight)) attack(play, air, strike);
  for (const seen of air.ships) {
    const ship = shipIn(play.state, seen.id);
    Object.assign(seen, { state: stateOf(ship), fate: ship.fate });
  }
}

/** [ST-5.10a] Both see all of it. */
function fireFlak(play: Play, air: AirAction, strike: Strike, guns: 'area' | 'light'): void {
  const { flight, aim, defended } = strike;
  const meeting = { squadron: asSquadron(flight), defended };
  const conditions = conditionsOf(play.state, air);
  const fire = rollFlak(guns, meeting, conditions, play.dice);
  if (!fire) return;
  tell(play, {
    kind: 'flakFired',
    rule: guns === 'area' ? 'ST-14.1' : 'ST-14.3',
    side: enemyOf(air.attacker),
    guns,
    by: guns === 'light' ? idOf(aim) : null,
    flight: flight.id,
    dice: [...fire.roll.dice],
    stepsLost: fire.stepsLost,
    modifiers: flakModifiers(conditions),
  });
  loseFrom(flight, fire.stepsLost);
}

/** [ST-14.6] With what flak has left. */
function attack(play: Play, air: AirAction, strike: Strike): void {
  const { flight, aim, defended, weapon } = strike;
  const meeting = { squadron: asSquadron(flight), defended };
  const result = weapon && rollStrike(weapon, meeting, conditionsOf(play.state, air), play.dice);
  if (!result) return;
  if (result.damageLevels > 0 && !air.hit.includes(idOf(aim))) air.hit.push(idOf(aim));
  const told = play.events.length;
  if ('landUnit' in aim) hitLandUnit(play, aim.landUnit, blowOf(result, weapon));
  else strikeShip(play, aim.ship, result, weapon);
  const after = play.events.splice(told);
  tellStrike(play, strike, weapon, result);
  play.events.push(...after);
}

function strikeShip(play: Play, ship: ShipRecord, result: StrikeRoll, weapon: FlightWeapon): void {
  const { submarine } = divisionIn(play.state, ship.division);
  if (submarine && result.isDetected) submarine.isDetected = true;
  hitShip(play, ship.card.id, blowOf(result, weapon));
}

const blowOf = ({ roll, damageLevels }: StrikeRoll, weapon: FlightWeapon): Blow => ({
  damageLevels,
  attackerDie: roll.attackerDie,
  defenderDie: roll.defenderDie,
  cause: weapon,
  rule: STRIKE_RULE[weapon],
});

const conditionsOf = ({ scenario }: StrategicState, { sky }: AirAction): Conditions => ({
  scenario,
  sky,
});

/** The attack is over: its losses are booked, and the turn goes on. */
function finish(play: Play, air: AirAction): void {
  const { attacker, target, flights } = air;
  const lostBy = (side: AirAction['attacker']) =>
    flights.reduce((sum, it) => sum + (it.side === side ? it.lost : 0), 0);
  const stepsLost = bySide(lostBy);
  tell(play, { kind: 'airAttackEnded', rule: 'ST-7.20', attacker, target, stepsLost });
  book(play, air);
  play.state.air = null;
}
