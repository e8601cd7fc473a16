import { SIDES, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import type { ListedScenario } from '../../scenario/prepared';

type Listed = readonly Pick<ListedScenario, 'card'>[];

/** What a scenario's record of history says of a ship. */
export interface Fate {
  kind: 'sunk' | 'crippled';
  card: ScenarioCard;
}

/** The side of a scenario that a ship is on. */
export const sideOf = ({ forces }: Pick<ScenarioCard, 'forces'>, ship: string): Side | undefined =>
  SIDES.find((side) => forces[side].some(({ ships }) => ships.some(({ id }) => id === ship)));

/** The scenarios that a ship is in, in the order of the list. */
export const battlesWith = (list: Listed, ship: string): ScenarioCard[] =>
  list.map(({ card }) => card).filter((card) => sideOf(card, ship) !== undefined);

/** Her loss, or else the last battle in which she was crippled, as far as a scenario records it. */
export function fateOf(list: Listed, ship: string): Fate | undefined {
  const cards = battlesWith(list, ship);
  const where = (kind: Fate['kind']) =>
    cards.findLast(({ losses }) => SIDES.some((side) => losses?.[kind][side].includes(ship)));
  const [sunk, crippled] = [where('sunk'), where('crippled')];
  if (sunk) return { kind: 'sunk', card: sunk };
  return crippled && { kind: 'crippled', card: crippled };
}
