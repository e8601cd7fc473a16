import { type Modifier, sumOfModifiers, valueOf } from '../../core';
import { conditionOf, unitsInPlay } from '../common/own';
import { progression } from '../common/progression';
import { TEST_NEED } from '../common/tests';
import { damage } from '../harm/damage';
import { changeFires } from '../harm/fires';
import { loseUnit } from '../harm/lose';
import { ownerOf } from '../harm/told';
import { fireModifier, passesWreckTest } from '../harm/wreckTest';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';

/** [NW-28.2] Points of S that the fires of a unit cost it. */
export const burningOf = ({ fires, sheet }: Pick<Unit, 'fires' | 'sheet'>): number =>
  fires * (1 + Math.max(0, sheet.size));

/** [NW-28.1, NW-28.13] Fires burn, then crews fight them, in listed order. */
export function burnAndFight(play: Play): void {
  const burning = unitsInPlay(play.state).filter(({ fires }) => fires > 0);
  for (const unit of burning) burn(play, unit);
  for (const unit of burning) if (unit.fate === 'inPlay') fightFires(play, unit);
}

/** [NW-28.2, NW-28.3] */
function burn(play: Play, unit: Unit): void {
  const loss = { points: burningOf(unit), pool: 'structure' } as const;
  if (damage(play, unit, loss, { rule: 'NW-28.2' }) && !passesWreckTest(play, unit))
    loseUnit(play, unit, 'wreck', 'wreck-test');
}

/** [NW-28.4, NW-28.6] What counts in fire fighting and repairs. */
export function crewModifiers(unit: Unit, rule: Modifier['rule']): Modifier[] {
  const { crewQuality, damageControl } = conditionOf(unit);
  const modifiers: Modifier[] = [
    { code: 'crew-quality', value: crewQuality, rule },
    { code: 'teams', value: progression(damageControl), rule },
    fireModifier(unit, rule),
  ];
  return modifiers.filter(({ value }) => value !== 0);
}

/** [NW-28.4, NW-28.5, NW-28.14] */
function fightFires(play: Play, unit: Unit): void {
  const { damageControl } = conditionOf(unit);
  if (damageControl === 0) return;
  const modifiers = crewModifiers(unit, 'NW-28.4');
  const dice = play.dice.roll('d10', 1, 'fire-fighting', { unit: unit.id });
  const isOut = valueOf(dice) + sumOfModifiers(modifiers, Infinity) >= TEST_NEED;
  const putOut = fewerFires(valueOf(dice), unit.fires, isOut ? progression(damageControl) : 0);
  tell(play, {
    kind: 'firesFought',
    rule: 'NW-28.4',
    ...ownerOf(unit),
    modifiers,
    putOut,
    dice: [dice],
  });
  changeFires(play, unit, -putOut);
}

/** [NW-28.5] A natural 10 puts out all, a natural 1 adds one: below 0 fires are added. */
function fewerFires(die: number, fires: number, usual: number): number {
  if (die === 10) return fires;
  return die === 1 ? -1 : Math.min(fires, usual);
}
