import { SIDES, type Side } from '../../../../rules/core';
import type { ScenarioFormation, ScenarioShip } from '../../../../rules/sea-wings/query';
import type { PreparedSeaWings } from '../../../../scenario/sea-wings/resolve';
import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';
import { ForceList, type ListedShip } from '../../../lobby/ForceList';

interface ForceProps {
  loaded: PreparedSeaWings;
  side: Side;
}

/** A side of a game: its ships by the forces in which they start, air groups, and bases. */
export function WingsForce({ loaded, side }: ForceProps) {
  const { forces, bases } = loaded.scenario;
  const listed = (it: ScenarioShip) => listedShip(loaded, it);
  return (
    <ForceList
      forces={forces
        .filter((it) => it.side === side)
        .map(({ id, name, ships }, i) => ({
          ...{ id, name, ships: ships.map(listed) },
          commander: loaded.card.forces[side][i]?.commander,
        }))}
      bases={bases
        .filter((it) => it.side === side)
        .map(({ card, formations }) => ({
          ...{ id: card.id, name: card.name, note: airGroupText(formations) },
        }))}
      plans={loaded.plans}
      all={forces.flatMap(({ ships }) => ships.map(listed))}
    />
  );
}

const listedShip = (
  { card: { forces, classes } }: PreparedSeaWings,
  { card, formations }: ScenarioShip,
): ListedShip => {
  const ships = SIDES.flatMap((side) => forces[side].flatMap((force) => force.ships));
  const type = ships.find(({ id }) => id === card.id)?.type;
  return {
    ...{ id: card.id, name: card.name, mark: card.type, classId: classes[card.id] },
    type: type === 'SS' ? undefined : type,
    note: airGroupText(formations),
  };
};

/** 'Aircraft: 30 F4F-4 Wildcat, 36 SBD-3 Dauntless': six in a factor [WG-1.11]. */
const airGroupText = (formations: readonly ScenarioFormation[]): string => {
  const text = formations.map(({ type, factors }) => `${6 * factors} ${type.name}`).join(', ');
  return text && `${wingsLobbyText('airGroup')}: ${text}`;
};
