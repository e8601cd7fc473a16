import { distance } from '../../../hex';
import { enemyOf, type Roll, valueOf } from '../../core';
import { conditionOf, isInPlay, unitsInPlay } from '../common/own';
import { crewNeed } from '../common/tests';
import { type Play, tell } from '../model/play';
import { isSubmarine } from '../model/sheet';
import type { Unit } from '../model/units';
import { HEARING } from './figures';

/** A submarine that a ship has heard. */
interface Heard {
  boat: Unit;
  ship: Unit;
  dice: Roll[];
}

/** It has something to hear submarines with. */
const hasEars = (unit: Unit): boolean => isInPlay(unit) && conditionOf(unit).factors.asw > 0;

/** [NW-7.8] A ship rolls for the submarines that she passes slowly enough. */
export const mayHear = ({ state }: Play, ship: Unit): boolean =>
  state.scenario.hasSubmarines && hasEars(ship) && ship.speedKnots <= HEARING.passingKnots;

/** [NW-7.8] What a ship hears of submarines as she passes; it has yet to be told. */
export const listen = (play: Play, ship: Unit): Heard[] =>
  mayHear(play, ship)
    ? unitsInPlay(play.state, enemyOf(ship.side))
        .filter(({ hex }) => distance(ship.hex, hex) <= HEARING.passingHexes)
        .flatMap((boat) => seek(play, ship, boat))
    : [];

/** [NW-7.8] Every ship near a submarine that has attacked listens for it. */
export function hearAttack(play: Play, boat: Unit): void {
  for (const ship of unitsInPlay(play.state, enemyOf(boat.side)))
    if (hasEars(ship) && distance(ship.hex, boat.hex) <= HEARING.afterAttackHexes)
      tellHeard(play, seek(play, ship, boat));
}

/** [NW-7.8, NW-7.12] One Crew Test for each submerged submarine a turn; that one fails is told to nobody. */
function seek(play: Play, ship: Unit, boat: Unit): Heard[] {
  const { turn } = conditionOf(boat);
  const isOpen = isSubmarine(boat.sheet) && boat.isSubmerged && !boat.isDetected;
  if (!isOpen || turn.soughtBy.includes(ship.id)) return [];
  turn.soughtBy.push(ship.id);
  const dice = [play.dice.roll('d10', 1, 'listen', { unit: ship.id })];
  boat.isDetected = valueOf(dice[0] as Roll) >= crewNeed(ship);
  if (boat.isDetected) return [{ boat, ship, dice }];
  tell(play, {
    kind: 'submarineSought',
    rule: 'NW-7.8',
    seenBy: [],
    unit: boat.id,
    by: ship.id,
    dice,
  });
  return [];
}

export function tellHeard(play: Play, heard: readonly Heard[]): void {
  for (const { boat, ship, dice } of heard)
    tell(play, {
      kind: 'submarineDetected',
      rule: 'NW-7.8',
      unit: boat.id,
      by: ship.id,
      dice,
      reveals: true,
    });
}
