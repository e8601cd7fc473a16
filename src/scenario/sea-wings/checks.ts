import { recordOf } from '../../rules/sea-wings/query';
import type { PathFault } from '../form/fault';
import { nearestName } from '../form/nearest';
import { repeatsOf } from '../form/repeats';
import type { ShipRegistry } from '../records/registry';
import type { SeaWingsFile } from './schema';

/** What a form cannot express: names of the registry and of the file, and ids used twice. */
export const seaWingsFaults = (file: SeaWingsFile, registry: ShipRegistry): PathFault[] => [
  ...shipFaults(file, registry),
  ...aircraftFaults(file, registry),
  ...baseFaults(file),
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
