import { type ShipType, SIDES, type Side } from '../../../../rules/core';
import type { ScenarioDivision, ScenarioShip, ScenarioSquadron } from '../../../../rules/strategic';
import type { PreparedStrategic } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import { ShipPicture } from '../../../ships/ShipFigure';
import { longestFeet } from '../../../ships/shipPlan';
import { silhouetteOf } from '../../../ships/silhouetteOf';

interface ForceProps {
  loaded: PreparedStrategic;
  side: Side;
}

/** A side of an operation: its divisions, what flies from them, and its bases. */
export function OperationForce({ loaded, side }: ForceProps) {
  const { divisions, landUnits } = loaded.scenario;
  const bases = landUnits.filter((it) => it.side === side);
  const ofFeet = longestIn(loaded);
  return (
    <>
      {divisions
        .filter((it) => it.side === side)
        .map((division, i) => (
          <DivisionList
            key={division.id}
            loaded={loaded}
            division={division}
            ofFeet={ofFeet}
            commander={loaded.card.forces[side][i]?.commander}
          />
        ))}
      {bases.length > 0 && (
        <section className="task-force">
          <h4>{strategicLobbyText('groundForces')}</h4>
          <ul className="sister-names bases">
            {bases.map(({ id, name }) => (
              <li key={id}>
                <b>{name}</b>
                <AirGroup squadrons={squadronsAt(loaded, id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The length of the longest ship of either side: all are drawn to its scale. */
const longestIn = (loaded: PreparedStrategic): number =>
  longestFeet(
    loaded.scenario.divisions.flatMap(({ ships }) =>
      ships.flatMap((it) => drawingOf(loaded, it) ?? []),
    ),
  );

interface DivisionListProps {
  loaded: PreparedStrategic;
  ofFeet: number;
  division: ScenarioDivision;
  commander: string | undefined;
}

const DivisionList = ({ loaded, ofFeet, division, commander }: DivisionListProps) => (
  <section className="task-force">
    <h4>
      {division.name}
      {commander && <small>{commander}</small>}
    </h4>
    <ul>
      {sistersIn(division.ships).map((ships) => (
        <Sisters key={ships[0]?.card.id} {...{ ships, loaded, ofFeet }} />
      ))}
    </ul>
  </section>
);

interface SistersProps {
  ships: readonly ScenarioShip[];
  loaded: PreparedStrategic;
  ofFeet: number;
}

function Sisters({ ships, loaded, ofFeet }: SistersProps) {
  const [first] = ships;
  if (!first) return null;
  const drawing = drawingOf(loaded, first);
  return (
    <li className="sisters">
      {drawing && <ShipPicture {...drawing} ofFeet={ofFeet} />}
      <span className="type-mark">{first.card.type}</span>
      <ul className="sister-names">
        {ships.map(({ card }) => (
          <li key={card.id}>
            <b>{card.name}</b>
            <AirGroup squadrons={squadronsAt(loaded, card.id)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What a surface ship is drawn from; there are no drawings of submarines. */
function drawingOf(loaded: PreparedStrategic, ship: ScenarioShip) {
  const type = typeOf(loaded, ship.card.id);
  const plan = loaded.plans.find(({ id }) => id === ship.class);
  return type && { type, record: plan && silhouetteOf(plan) };
}

/** The type by which the registry has a surface ship; none for submarines, of which there are no drawings. */
function typeOf({ card }: PreparedStrategic, id: string): ShipType | undefined {
  const ships = SIDES.flatMap((side) => card.forces[side].flatMap((force) => force.ships));
  const type = ships.find((ship) => ship.id === id)?.type;
  return type === 'SS' ? undefined : type;
}

const squadronsAt = ({ scenario }: PreparedStrategic, home: string): ScenarioSquadron[] =>
  scenario.squadrons.filter((it) => it.home === home && it.isScout !== true);

/** 'F4F-4 Wildcat 27, SBD-3 Dauntless 36': aircraft by type; three in a step [ST-2.30]. */
function AirGroup({ squadrons }: { squadrons: readonly ScenarioSquadron[] }) {
  if (squadrons.length === 0) return null;
  const steps = new Map<string, number>();
  for (const { card, steps: count } of squadrons)
    steps.set(card.name, (steps.get(card.name) ?? 0) + count);
  const text = [...steps].map(([name, count]) => `${name} ${3 * count}`).join(', ');
  return (
    <small>
      {strategicLobbyText('airGroup')}: {text}
    </small>
  );
}

/** Neighbors of one class together. */
function sistersIn(ships: readonly ScenarioShip[]): ScenarioShip[][] {
  const groups: ScenarioShip[][] = [];
  for (const ship of ships) {
    const last = groups.at(-1);
    if (last?.[0]?.class === ship.class) last.push(ship);
    else groups.push([ship]);
  }
  return groups;
}
