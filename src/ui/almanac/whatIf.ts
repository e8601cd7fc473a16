import { SIDES, type Side } from '../../rules/core';
import type { CardShipType, ScenarioCard } from '../../scenario';
import type { ListedScenario } from '../../scenario/prepared';
import { servesOn } from '../../scenario/records/figures';
import type { ShipIndex } from '../../scenario/shipIndex';
import { sideOf } from './fates';

/** A scenario that a ship could have been in, and the ships whose place she may take. */
export interface Place {
  card: ScenarioCard;
  side: Side;
  /** Of her navy, those of her type first. */
  ships: { id: string; name: string; type: CardShipType }[];
}

/** The ship as she is put somewhere else. */
interface Guest {
  id: string;
  navy: string;
  type: CardShipType;
  from: string;
  to: string;
}

/** The scenarios without her on a day on which she served, where ships of her navy are; those with one of her type first. */
export function placesFor(
  list: readonly Pick<ListedScenario, 'card'>[],
  { classes }: ShipIndex,
  guest: Guest,
): Place[] {
  const isOfType = ({ ships: [first] }: Place) => first?.type === guest.type;
  const navyOf = new Map(classes.flatMap(({ navy, ships }) => ships.map(({ id }) => [id, navy])));
  return list
    .map(({ card }) => card)
    .filter((card) => servesOn({ inService: guest }, card.date))
    .filter((card) => sideOf(card, guest.id) === undefined)
    .flatMap((card) =>
      SIDES.map((side) => ({
        ...{ card, side },
        ships: shipsOf(card, side)
          .filter(({ id }) => navyOf.get(id) === guest.navy)
          .sort((a, b) => Number(b.type === guest.type) - Number(a.type === guest.type)),
      })),
    )
    .filter(({ ships }) => ships.length > 0)
    .sort((a, b) => Number(isOfType(b)) - Number(isOfType(a)));
}

const shipsOf = ({ forces }: ScenarioCard, side: Side) =>
  forces[side].flatMap(({ ships }) => ships.filter(({ type }) => type !== 'SS'));
