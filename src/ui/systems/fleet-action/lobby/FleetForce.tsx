import { must, SIDES, type Side } from '../../../../rules/core';
import type {
  ScenarioSide,
  ScenarioSquadron,
  ScenarioUnit,
  UnitType,
} from '../../../../rules/fleet-action/query';
import type { PreparedFleetAction } from '../../../../scenario/fleet-action/resolve';
import { signed } from '../../../../words/core/say';
import { fleetLobbyText } from '../../../../words/fleet-action/texts/lobby';
import { ForceList, type ListedShip } from '../../../lobby/ForceList';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { hullOf } from '../desk/hullOf';
import { ShipSheet } from '../sheets/ShipSheet';

interface ForceProps {
  loaded: PreparedFleetAction;
  side: Side;
}

/** A side of a battle: its squadrons, each ship with her data sheet behind her name; land targets; aircraft. */
export function FleetForce({ loaded, side }: ForceProps) {
  const { scenario, plans } = loaded;
  const own = scenario.sides[side];
  const silhouettes = silhouettesOf(plans);
  const units = unitsOf(own);
  return (
    <>
      <ForceList
        forces={[
          ...own.squadrons.map((squadron, at) => ({
            ...{ id: squadron.id, name: squadron.name, ships: squadron.units.map(listedShip) },
            commander: commanderText(loaded.card.forces[side][at]?.commander, squadron),
          })),
          ...submarinesOf(own),
        ]}
        bases={own.landTargets.map(({ id, name }) => ({ id, name, note: '' }))}
        plans={plans}
        all={SIDES.flatMap((it) => unitsOf(scenario.sides[it])).map(listedShip)}
        sheetOf={(id) => {
          const { sheet } = must(
            units.find((it) => it.id === id),
            `unit ${id}`,
          );
          return <ShipSheet sheet={sheet} record={silhouettes[sheet.classId]} isCompact />;
        }}
      />
      <AirSquadrons side={own} />
    </>
  );
}

const unitsOf = ({ squadrons, submarines }: ScenarioSide): ScenarioUnit[] => [
  ...squadrons.flatMap(({ units }) => units),
  ...submarines,
];

const submarinesOf = ({ submarines }: ScenarioSide) =>
  submarines.length === 0
    ? []
    : [
        {
          ...{ id: 'submarines', name: fleetLobbyText('submarines'), commander: undefined },
          ships: submarines.map(listedShip),
        },
      ];

const listedShip = (unit: ScenarioUnit): ListedShip => {
  const { id, name, sheet } = unit;
  return {
    ...{ id, name, mark: markOf(sheet), classId: sheet.classId, note: noteOf(unit) },
    type: hullOf(sheet),
  };
};

/** Marks of what has no type of warship. */
const MARKS: Readonly<Partial<Record<UnitType, string>>> = { C: 'MM', 'C%': 'MM', S: 'SS' };
/** Up to this caliber a cruiser is a light one; inches. */
const LIGHT_CALIBER_INCHES = 6.1;

/** Her type as sailors write it, which the rules divide otherwise: 'BB', 'CL', 'DD'. */
function markOf(sheet: ScenarioUnit['sheet']): string {
  const hull = hullOf(sheet);
  const isLight = (sheet.main?.gun.caliberInches ?? 0) <= LIGHT_CALIBER_INCHES;
  if (hull === 'CA') return isLight ? 'CL' : 'CA';
  return hull === 'AMC' ? hull : (MARKS[sheet.type] ?? hull ?? sheet.type);
}

/** '8 × 38 cm SK C/34, 30 kn, structure 150, flotation 100' */
function noteOf({ sheet, vessels }: ScenarioUnit): string {
  const { main, boat, speedKnots: knots, structure, flotation } = sheet;
  if (vessels > 1) return fleetLobbyText('vessels', { count: vessels });
  if (boat) {
    const { hull, bowTubes: bow, sternTubes: stern } = boat;
    return fleetLobbyText('boat', { knots, hull, bow, stern });
  }
  const figures = { knots, structure, flotation };
  if (!main) return fleetLobbyText('unarmed', figures);
  const count = main.mounts.reduce((sum, { barrels }) => sum + barrels, 0);
  const guns = fleetLobbyText('guns', { count, gun: main.gun.name });
  return fleetLobbyText('ship', { ...figures, guns });
}

/** 'Commodore Henry Harwood, Command Value +2, enters in turn 4' */
function commanderText(
  commander: string | undefined,
  { commandValue, entersOnTurn, isContact }: ScenarioSquadron,
): string {
  const facts = [
    commander,
    fleetLobbyText('commandValue', { value: signed(commandValue) }),
    entersOnTurn > 0 && fleetLobbyText('enters', { turn: entersOnTurn }),
    isContact && fleetLobbyText('hidden'),
  ];
  return facts.filter(Boolean).join(', ');
}

/** [NW-10.2] */
const AirSquadrons = ({ side: { airSquadrons } }: { side: ScenarioSide }) =>
  airSquadrons.map(({ id, name, stands }) => (
    <section key={id} className="task-force">
      <h4>
        {name}
        <small>{fleetLobbyText('air')}</small>
      </h4>
      <ul className="sister-names">
        {stands.map(({ id: stand, count, aircraft }) => (
          <li key={stand}>{fleetLobbyText('stand', { count, aircraft: aircraft.name })}</li>
        ))}
      </ul>
    </section>
  ));
