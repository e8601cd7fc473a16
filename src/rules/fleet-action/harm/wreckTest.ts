import { type Modifier, type Roll, sumOfModifiers, valueOf } from '../../core';
import { isBadWeather } from '../common/map';
import { conditionOf } from '../common/own';
import { progression } from '../common/progression';
import { TEST_NEED } from '../common/tests';
import { type Play, tell } from '../model/play';
import { hasTrait, type Trait } from '../model/sheet';
import type { Unit } from '../model/units';
import { ownerOf } from './told';

/** [NW-22.4] What counts in a wreck test. */
export function wreckModifiers(unit: Unit): Modifier[] {
  const { crewQuality, damageControl } = conditionOf(unit);
  const modifiers: Modifier[] = [
    { code: 'crew-quality', value: crewQuality, rule: 'NW-22.4' },
    { code: 'teams', value: progression(damageControl), rule: 'NW-22.4' },
    poor(unit, 'poor-carrier-safety'),
    poor(unit, 'poor-underwater-protection'),
    fireModifier(unit, 'NW-22.4'),
  ];
  return modifiers.filter(({ value }) => value !== 0);
}

const poor = ({ sheet }: Unit, trait: Trait): Modifier => ({
  code: trait,
  value: hasTrait(sheet, trait) ? -1 : 0,
  rule: 'NW-22.4',
});

/** [NW-22.4, NW-29.4] Fires by the standard progression, against the ship. */
export const fireModifier = ({ fires }: Unit, rule: Modifier['rule']): Modifier => ({
  code: 'fires',
  value: -progression(fires),
  rule,
});

/** [NW-22.2, NW-22.3] Makes a wreck test; whether it is passed. In bad weather a success is rolled again [NW-22.5]. */
export function passesWreckTest(play: Play, unit: Unit): boolean {
  const modifiers = wreckModifiers(unit);
  const sum = sumOfModifiers(modifiers, Infinity);
  const roll = () => play.dice.roll('d10', 1, 'wreck-test', { unit: unit.id });
  const passes = (die: Roll) => valueOf(die) + sum >= TEST_NEED;
  const dice = [roll()];
  if (passes(dice[0] as Roll) && isBadWeather(play.state.scenario, unit.hex)) dice.push(roll());
  const isPassed = passes(dice.at(-1) as Roll);
  tell(play, {
    kind: 'wreckTested',
    rule: 'NW-22.3',
    ...ownerOf(unit),
    modifiers,
    isPassed,
    dice,
  });
  return isPassed;
}
