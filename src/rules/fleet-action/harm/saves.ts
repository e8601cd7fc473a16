import { type ClauseId, type Modifier, sumOfModifiers } from '../../core';
import { modifier } from '../common/attackModifiers';
import { conditionOf } from '../common/own';
import { TEST_NEED } from '../common/tests';
import type { AirStandId, UnitId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { inflict } from './damage';
import { loseHull, loseUnit, loseVessels } from './lose';
import { passesWreckTest } from './wreckTest';

/** [NW-14.4, NW-16.10, NW-7.10, NW-17.8, NW-20.10] Rolls a saving throw for each hit, seen by all; how many have failed. */
export function failedSaves(
  play: Play,
  of: { id: UnitId | AirStandId },
  modifiers: Modifier[],
  { hits, rule = 'NW-16.10' }: { hits: number; rule?: ClauseId },
): number {
  if (hits === 0) return 0;
  const need = TEST_NEED - sumOfModifiers(modifiers, Infinity);
  const roll = play.dice.roll('d10', hits, 'save', { unit: of.id });
  const failed = roll.values.filter((value) => value < need).length;
  tell(play, {
    kind: 'saveRolled',
    rule,
    of: of.id,
    need,
    modifiers,
    saved: hits - failed,
    failed,
    dice: [roll],
  });
  return failed;
}

/** [NW-14.4, NW-14.5, NW-16.12] A stand of small craft loses a vessel for each hit that it does not save. */
export function saveVessels(play: Play, stand: Unit, modifiers: Modifier[], hits: number): void {
  loseVessels(play, stand, failedSaves(play, stand, modifiers, { hits }));
}

/** [NW-7.10, NW-7.13] A submarine saves with its Crew Quality, and loses 1 hull for each hit that it does not. */
export function saveHull(play: Play, boat: Unit, modifiers: Modifier[], hits: number): void {
  const crew = modifier('crew-quality', conditionOf(boat).crewQuality, 'NW-7.10');
  const rule = 'NW-7.10';
  loseHull(play, boat, failedSaves(play, boat, [...crew, ...modifiers], { hits, rule }));
}

/** [NW-16.13, NW-19.7] A lightly built ship loses 1 S for each. */
export function saveStructure(play: Play, ship: Unit, modifiers: Modifier[], hits: number): void {
  const structure = failedSaves(play, ship, modifiers, { hits });
  if (structure === 0) return;
  const isTestDue = inflict(play, ship, { structure, flotation: 0 }, { rule: 'NW-16.13' });
  if (isTestDue && !passesWreckTest(play, ship)) loseUnit(play, ship, 'wreck', 'wreck-test');
}
