import { type ShipType, SIDES, type Side } from '../../../../rules/core';
import type { ScenarioShip } from '../../../../rules/strategic';
import type { PreparedStrategic } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import { ForceList, type ListedShip } from '../../../lobby/ForceList';

interface ForceProps {
  loaded: PreparedStrategic;
  side: Side;
}

/** A side of an operation: its divisions, what flies from them, and its bases. */
export function OperationForce({ loaded, side }: ForceProps) {
  const { divisions, landUnits } = loaded.scenario;
  const listed = (it: ScenarioShip) => listedShip(loaded, it);
  return (
    <ForceList
      forces={divisions
        .filter((it) => it.side === side)
        .map(({ id, name, ships }, i) => ({
          ...{ id, name, ships: ships.map(listed) },
          commander: loaded.card.forces[side][i]?.commander,
        }))}
      bases={landUnits
        .filter((it) => it.side === side)
        .map(({ id, name }) => ({ id, name, note: airGroupText(loaded, id) }))}
      plans={loaded.plans}
      all={divisions.flatMap(({ ships }) => ships.map(listed))}
    />
  );
}

const listedShip = (loaded: PreparedStrategic, ship: ScenarioShip): ListedShip => ({
  ...{ id: ship.card.id, name: ship.card.name, mark: ship.card.type, classId: ship.class },
  type: typeOf(loaded, ship.card.id),
  note: airGroupText(loaded, ship.card.id),
});

/** The type by which the registry has a surface ship; none for submarines, of which there are no drawings. */
function typeOf({ card }: PreparedStrategic, id: string): ShipType | undefined {
  const ships = SIDES.flatMap((side) => card.forces[side].flatMap((force) => force.ships));
  const type = ships.find((ship) => ship.id === id)?.type;
  return type === 'SS' ? undefined : type;
}

/** 'Aircraft: 27 F4F-4 Wildcat, 36 SBD-3 Dauntless': by type; three in a step [ST-2.30]. */
function airGroupText({ scenario }: PreparedStrategic, home: string): string {
  const steps = new Map<string, number>();
  for (const it of scenario.squadrons)
    if (it.home === home && it.isScout !== true)
      steps.set(it.card.name, (steps.get(it.card.name) ?? 0) + it.steps);
  const text = [...steps].map(([name, count]) => `${3 * count} ${name}`).join(', ');
  return text && `${strategicLobbyText('airGroup')}: ${text}`;
}
