import { type ClauseId, enemyOf, type Modifier, type Roll, type Side } from '../../core';
import { stateOf } from '../cards/shipNow';
import { isKnownByName } from '../harm/losses';
import type { AirAttackTarget, Flight, FlightWeapon } from '../model/airState';
import type { EventOf } from '../model/events';
import { type Play, tell } from '../model/play';
import type { Level } from '../model/scenario';
import type { ShipId, ShipRecord } from '../model/state';
import type { DamageState } from '../tables/kinds';
import type { Defended, StrikeRoll } from './rolls';
import type { Aim } from './targets';

/** One flight at one target. */
export interface Strike {
  flight: Flight;
  aim: Aim;
  defended: Defended;
  weapon: FlightWeapon | null;
}

/** Clauses of the attacks. */
export const STRIKE_RULE = {
  bombs: 'ST-14.7',
  torpedoes: 'ST-14.8',
  depthCharges: 'ST-14.13',
} as const;

/** [ST-5.10] The figures of an attack: its owner is told his own die and modifiers and whether it hit, the other side all. */
interface Figures {
  rule: ClauseId;
  seenBy: 'all';
  turn: number;
  side: Side;
  flight: string;
  dice: Roll[];
  modifiers: Modifier[];
  damageLevels: number | null;
  isHit: boolean;
}

const allFigures = (
  { state: { turn } }: Play,
  { side, id }: Flight,
  weapon: FlightWeapon,
  { roll, modifiers, damageLevels }: StrikeRoll,
): Figures => ({
  ...{ rule: STRIKE_RULE[weapon], seenBy: 'all', turn, side, flight: id },
  ...{ dice: [...roll.dice], modifiers, damageLevels, isHit: damageLevels > 0 },
});

/** What the attacker and onlookers are told in place of it. */
const attackers = (all: Figures): Figures => ({
  ...all,
  ...{ dice: all.dice.slice(0, 1), damageLevels: null },
});

/** [ST-11.16] The target as all but its owner are told it: in an Advanced game not which division it is. */
export const targetTold = (target: AirAttackTarget, level: Level): AirAttackTarget =>
  level === 'advanced' && target && 'division' in target ? { division: null } : target;

/** An event with the target of an air attack, to each as far as it may know it. */
export function tellTarget(
  play: Play,
  whole: EventOf<'airAttackBegan'> | EventOf<'airAttackEnded'>,
): void {
  const told = { ...whole, target: targetTold(whole.target, play.state.scenario.level) };
  tell(play, { ...whole, toldAs: { [whole.attacker]: told, spectator: told } });
}

/** Tells how a flight's attack fell. */
export function tellStrike(
  play: Play,
  { flight, aim }: Strike,
  weapon: FlightWeapon,
  result: StrikeRoll,
): void {
  const all = allFigures(play, flight, weapon, result);
  if ('landUnit' in aim) tellLand(play, aim.landUnit, all);
  else if (weapon === 'depthCharges') tellBoat(play, aim.ship, all, result.isDetected);
  else tellShip(play, { ship: aim.ship.card.id, weapon }, all);
}

const others = <Told>(owner: Side, told: Told) => ({ [enemyOf(owner)]: told, spectator: told });

function tellShip(
  play: Play,
  fact: { ship: string; weapon: 'bombs' | 'torpedoes' },
  all: Figures,
): void {
  const kind = 'shipBombed' as const;
  const toldAs = others(enemyOf(all.side), { kind, ...fact, ...attackers(all) });
  tell(play, { kind, ...fact, ...all, toldAs });
}

function tellLand(play: Play, landUnit: string, all: Figures): void {
  const kind = 'landUnitBombed' as const;
  const toldAs = others(enemyOf(all.side), { kind, landUnit, ...attackers(all) });
  tell(play, { kind, landUnit, ...all, toldAs });
}

/** [ST-14.13, ST-5.10b] The hunter is told no dice, only whether the boat was detected, and her state then; her name not in an Advanced game. */
function tellBoat(play: Play, ship: ShipRecord, figures: Figures, isDetected: boolean): void {
  const { isHit: _isHit, ...all } = figures;
  const kind = 'boatDepthCharged' as const;
  const whole = { kind, ship: ship.card.id, isDetected, state: stateOf(ship), ...all };
  const isNamed = isDetected && isKnownByName(play.state, enemyOf(all.side), ship, 'depthCharges');
  const seen: { ship: ShipId | null; state: DamageState | null } = {
    ship: isNamed ? whole.ship : null,
    state: isDetected ? whole.state : null,
  };
  const none: Pick<Figures, 'dice' | 'modifiers'> = { dice: [], modifiers: [] };
  const told = { ...whole, ...seen, ...none, damageLevels: null };
  tell(play, { ...whole, toldAs: others(enemyOf(all.side), told) });
}
