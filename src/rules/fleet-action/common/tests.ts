import { type Roll, valueOf } from '../../core';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { conditionOf } from './own';

/** What most tests on a d10 need with all modifiers. */
export const TEST_NEED = 6;

/** [NW-1.29] What a unit needs on the d10 of a Crew Test. */
export const crewNeed = (unit: Unit, modifier = 0): number =>
  TEST_NEED - conditionOf(unit).crewQuality - modifier;

/** The chance that a d10 shows so much or more. */
export const chanceOfTest = (need: number): number => Math.min(10, Math.max(0, 11 - need)) / 10;

/** [NW-1.29] The chance that a unit passes a Crew Test. */
export const crewChance = (unit: Unit, modifier = 0): number =>
  chanceOfTest(crewNeed(unit, modifier));

/** [NW-1.29] A Crew Test of a unit, told to its owner; true when it is passed. */
export function crewTest(play: Play, unit: Unit, purpose: string, modifier = 0): boolean {
  const dice = [play.dice.roll('d10', 1, 'crew-test', { unit: unit.id, purpose })];
  const need = crewNeed(unit, modifier);
  const isPassed = valueOf(dice[0] as Roll) >= need;
  tell(play, {
    kind: 'crewTested',
    rule: 'NW-1.29',
    seenBy: [unit.side],
    unit: unit.id,
    purpose,
    need,
    isPassed,
    dice,
  });
  return isPassed;
}

/** [NW-1.30, NW-1.31] A CV test; the roll is added to `dice`, for the event that reports it. */
export function cvTest(play: Play, value: number, reason: string, dice: Roll[]): boolean {
  const roll = play.dice.roll('d20', 1, reason);
  dice.push(roll);
  return valueOf(roll) <= value;
}
