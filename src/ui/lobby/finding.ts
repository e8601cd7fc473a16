import { SIDES } from '../../rules/core';
import type { ListedScenario } from '../../scenario/prepared';
import { hasWords, wordsIn } from '../frame/plainWords';
import { systemText, weatherText, whenText } from './facts';

/**
 * Scenarios by the beginnings of words: in title, place, date, weather, sides, nations, commanders, ships,
 * captains.
 */
export function findScenarios(
  list: readonly ListedScenario[],
  words: string,
): readonly ListedScenario[] {
  const wanted = wordsIn(words);
  return list.filter((listed) => hasWords(textOf(listed), wanted));
}

function textOf({ card }: ListedScenario): string {
  const forces = SIDES.flatMap((side) => card.forces[side]);
  return [
    ...[card.title, card.place, whenText(card), card.date, weatherText(card), systemText(card)],
    ...SIDES.flatMap((side) => [card.sides[side].name, card.sides[side].nation]),
    ...forces.flatMap(({ name, commander = '' }) => [name, commander]),
    ...forces.flatMap(({ ships }) => ships.flatMap(({ name, captain = '' }) => [name, captain])),
  ].join(' ');
}
