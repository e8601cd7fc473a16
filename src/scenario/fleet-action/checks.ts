import { SIDES } from '../../rules/core';
import { type PathFault, unknownName } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import { servesOn } from '../records/figures';
import type { ShipRegistry } from '../records/registry';
import { airFaults } from './airChecks';
import { nameFaults } from './nameChecks';
import { placeFaults } from './placeChecks';
import type { FleetActionFile } from './schema';
import { squadronFaults } from './squadronChecks';
import { type UnitInFile, unitsIn } from './units';

/** What a form cannot express: records of the registry, names of the file, places on the map. */
export function fleetActionFaults(file: FleetActionFile, registry: ShipRegistry): PathFault[] {
  const units = unitsIn(file, registry);
  return [
    ...recordFaults(file, registry),
    ...repeatFaults(file, units),
    ...sideFaults(file),
    ...mapFaults(file),
    ...squadronFaults(file, units),
    ...placeFaults(file, units),
    ...nameFaults(file, units),
    ...airFaults({ file, units, registry }),
  ];
}

/** Ships that the registry does not have, or not on this date. */
const recordFaults = ({ squadrons, date }: FleetActionFile, { ships }: ShipRegistry): PathFault[] =>
  squadrons.flatMap((squadron, s) =>
    (squadron.ships ?? []).flatMap(({ ship }, i): PathFault[] => {
      const path = `squadrons[${s}].ships[${i}].ship`;
      const record = ships.get(ship);
      if (!record) return [unknownName(path, 'a ship of the registry', ship, ships.keys())];
      if (servesOn(record, date)) return [];
      const { from, to } = record.inService;
      const expected = `a ship in service on ${date}`;
      return [{ path, expected, found: `'${ship}', in service from ${from} to ${to}` }];
    }),
  );

/** Ids that orders and objectives name must be unique. */
function repeatFaults(file: FleetActionFile, units: readonly UnitInFile[]): PathFault[] {
  const { squadrons, airSquadrons = [], objectives } = file;
  const ids = [
    squadrons.map(({ id }, s) => ({ path: `squadrons[${s}].id`, id })),
    airSquadrons.map(({ id }, a) => ({ path: `airSquadrons[${a}].id`, id })),
    airSquadrons.flatMap(({ stands }, a) =>
      stands.map(({ id }, s) => ({ path: `airSquadrons[${a}].stands[${s}].id`, id })),
    ),
    units.map(({ id, path }) => ({
      path: path.includes('.ships[') ? `${path}.ship` : `${path}.id`,
      id,
    })),
    objectives.map(({ id }, o) => ({ path: `objectives[${o}].id`, id })),
  ];
  return ids.flatMap((entries) =>
    repeatsOf(entries, ({ id }) => id).map(({ path, id }) => ({
      ...{ path, expected: 'an id not used before', found: `'${id}' again` },
    })),
  );
}

const sideFaults = ({ squadrons, submarines = [] }: FleetActionFile): PathFault[] =>
  SIDES.filter((side) => ![...squadrons, ...submarines].some((it) => it.side === side)).map(
    (side) => ({
      ...{ path: 'squadrons', expected: `a squadron or submarine of the ${side}`, found: 'none' },
    }),
  );

/** First before last, and room for a game. */
const mapFaults = ({ map }: FleetActionFile): PathFault[] =>
  (['columns', 'rows'] as const).flatMap((of) => {
    const [first, last] = map?.[of] ?? [0, 1];
    return first < last
      ? []
      : [{ path: `map.${of}`, expected: `a last one after ${first}`, found: String(last) }];
  });
