import { SIDES } from '../../rules/core';
import type { ListedScenario } from '../../scenario/prepared';
import { systemText, weatherText, whenText } from './facts';

/**
 * Scenarios by the beginnings of words: in title, place, date, weather, sides, nations, commanders, ships,
 * captains.
 */
export function findScenarios(
  list: readonly ListedScenario[],
  words: string,
): readonly ListedScenario[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return list.filter((listed) => {
    const text = textOf(listed);
    return wanted.every((word) => text.includes(` ${word}`));
  });
}

function textOf({ card }: ListedScenario): string {
  const forces = SIDES.flatMap((side) => card.forces[side]);
  return plain(
    [
      '',
      ...[card.title, card.place, whenText(card), card.date, weatherText(card), systemText(card)],
      ...SIDES.flatMap((side) => [card.sides[side].name, card.sides[side].nation]),
      ...forces.flatMap(({ name, commander = '' }) => [name, commander]),
      ...forces.flatMap(({ ships }) => ships.flatMap(({ name, captain = '' }) => [name, captain])),
    ].join(' '),
  );
}

/** Lower case without accents, so that 'Furutaka' also finds 'Furūtaka'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-'’,]/g, ' ');
