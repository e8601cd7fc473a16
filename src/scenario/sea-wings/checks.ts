import type { Side } from '../../rules/core';
import { recordOf } from '../../rules/sea-wings/query';
import type { PathFault } from '../form/fault';
import { nearestName } from '../form/nearest';
import { repeatsOf } from '../form/repeats';
import type { ShipRegistry } from '../records/registry';
import { aircraftOf } from './aircraftCard';
import type { SeaWingsFile } from './schema';

/** What a form cannot express: names of the registry and of the file, and ids used twice. */
export const seaWingsFaults = (file: SeaWingsFile, registry: ShipRegistry): PathFault[] => [
  ...shipFaults(file, registry),
  ...aircraftFaults(file, registry),
  ...baseFaults(file),
  ...strikeFaults(file, registry),
  ...repeatFaults(file),
];

const unknown = (path: string, id: string, what: string, names: Iterable<string>): PathFault => {
  const nearest = nearestName(id, [...names]);
  return {
    ...{ path, expected: `the id of ${what}`, found: `'${id}'` },
    ...(nearest !== undefined && { nearest }),
  };
};

const shipFaults = ({ forces }: SeaWingsFile, { ships }: ShipRegistry): PathFault[] =>
  forces.flatMap((force, f) =>
    force.ships.flatMap((ship, s) =>
      'ship' in ship && !ships.has(ship.ship)
        ? [unknown(`forces[${f}].ships[${s}].ship`, ship.ship, 'a ship', ships.keys())]
        : [],
    ),
  );

/** The aircraft that a file names, with their paths. */
function aircraftIn({ forces, bases, sides }: SeaWingsFile): { path: string; id: string }[] {
  const aboard = forces.flatMap((force, f) =>
    force.ships.flatMap((ship, s) =>
      'airGroups' in ship
        ? (ship.airGroups ?? []).map((group, g) => ({
            path: `forces[${f}].ships[${s}].airGroups[${g}].aircraft`,
            id: group.aircraft,
          }))
        : [],
    ),
  );
  const ashore = bases.flatMap(({ airGroups }, b) =>
    airGroups.map(({ aircraft }, g) => ({
      path: `bases[${b}].airGroups[${g}].aircraft`,
      id: aircraft,
    })),
  );
  const onCatapults = (['allies', 'axis'] as const).map((side) => ({
    path: `sides.${side}.floatplanes`,
    id: sides[side].floatplanes,
  }));
  return [...aboard, ...ashore, ...onCatapults];
}

const aircraftFaults = (file: SeaWingsFile, { aircraft }: ShipRegistry): PathFault[] =>
  aircraftIn(file)
    .filter(({ id }) => !aircraft.has(recordOf(id)))
    .map(({ path, id }) => unknown(path, id, 'an aircraft', aircraft.keys()));

const baseFaults = ({ objectives, bases }: SeaWingsFile): PathFault[] =>
  objectives.flatMap((objective, o) =>
    'base' in objective && !bases.some(({ id }) => id === objective.base)
      ? [
          unknown(
            `objectives[${o}].base`,
            objective.base,
            'a base of the scenario',
            bases.map(({ id }) => id),
          ),
        ]
      : [],
  );

type StrikeInFile = NonNullable<SeaWingsFile['requiredStrikes']>[number];

/** [WG-29.22] A strike that must be planned: its base, aircraft and loads, and the formations that usually fly it. */
const strikeFaults = (file: SeaWingsFile, registry: ShipRegistry): PathFault[] =>
  (file.requiredStrikes ?? []).flatMap((strike, i) =>
    namesOf(file, registry, strike)
      .filter(({ id, names }) => !names.includes(id))
      .map(({ path, id, what, names }) =>
        unknown(`requiredStrikes[${i}].${path}`, id, what, names),
      ),
  );

/** Each name of a strike with those that it may be; where the side has no such aircraft, its loads and formations are left out. */
function namesOf(
  file: SeaWingsFile,
  registry: ShipRegistry,
  { side, base, aircraft, loads, usual }: StrikeInFile,
): { path: string; id: string; what: string; names: string[] }[] {
  const formations = formationsIn(file, side);
  const types = formations.map((it) => it.aircraft);
  const type = { path: 'aircraft', id: aircraft, what: 'an aircraft of the side', names: types };
  const targets = file.bases.filter((it) => it.side !== side).map(({ id }) => id);
  const target = { path: 'base', id: base, what: 'an enemy base', names: targets };
  if (!types.includes(aircraft)) return [target, type];
  const carried = aircraftOf(aircraft, file.date, registry)?.loads.map(({ id }) => id) ?? loads;
  const flying = formations.filter((it) => it.aircraft === aircraft).map(({ id }) => id);
  return [
    target,
    ...loads.map((id, l) => {
      return { path: `loads[${l}]`, id, what: 'a load of the aircraft', names: carried };
    }),
    ...usual.flatMap(({ formation: id, load }, u) => [
      { path: `usual[${u}].formation`, id, what: 'a formation of the aircraft', names: flying },
      { path: `usual[${u}].load`, id: load, what: 'a load that counts', names: loads },
    ]),
  ];
}

/** The formations of a side, by the ids that the game gives them. */
function formationsIn({ forces, bases }: SeaWingsFile, side: Side) {
  const aboard = forces
    .filter((force) => force.side === side)
    .flatMap(({ ships }) => ships)
    .flatMap((it) => ('ship' in it ? [{ home: it.ship, groups: it.airGroups ?? [] }] : []));
  const ashore = bases
    .filter((base) => base.side === side)
    .map(({ id, airGroups }) => ({ home: id, groups: airGroups }));
  return [...aboard, ...ashore].flatMap(({ home, groups }) =>
    groups.map(({ aircraft }) => ({ id: formationId(home, aircraft), aircraft })),
  );
}

/** The id of the formation of an aircraft at a home. */
export const formationId = (home: string, aircraft: string): string => `${home}-${aircraft}`;

function repeatFaults({ forces, bases }: SeaWingsFile): PathFault[] {
  const ids = [
    ...forces.map(({ id }, f) => ({ path: `forces[${f}].id`, id })),
    ...bases.map(({ id }, b) => ({ path: `bases[${b}].id`, id })),
    ...forces.flatMap(({ ships }, f) =>
      ships.map((ship, s) => ({
        path: `forces[${f}].ships[${s}]`,
        id: 'ship' in ship ? ship.ship : 'convoy' in ship ? ship.convoy : ship.oiler,
      })),
    ),
  ];
  return repeatsOf(ids, ({ id }) => id).map(({ path, id }) => ({
    ...{ path, expected: 'an id not used before', found: `'${id}' again` },
  }));
}
