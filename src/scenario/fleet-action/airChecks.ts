import { hexKey, isInRectangle } from '../../hex';
import { AIRCRAFT_IDS, ratedAircraft } from '../../rules/fleet-action/query';
import { type PathFault, unknownName } from '../form/fault';
import { hasBegun } from '../records/figures';
import type { ShipRegistry } from '../records/registry';
import { mapOf } from './map';
import type { AirSquadronInFile, AirStandInFile, FleetActionFile } from './schema';
import { lateFaults } from './turnChecks';
import type { UnitInFile } from './units';

type Records = Pick<ShipRegistry, 'aircraft'>;

/** What a scenario of this file knows. */
interface Known {
  file: FleetActionFile;
  units: readonly UnitInFile[];
  registry: Records;
}

/** Types of aircraft, their loads, homes and places. */
export const airFaults = (known: Known): PathFault[] =>
  (known.file.airSquadrons ?? []).flatMap((squadron, a) => {
    const path = `airSquadrons[${a}]`;
    return [
      ...homeFaults(squadron, path, known),
      ...squadron.stands.flatMap((stand, s) =>
        standFaults(stand, squadron, `${path}.stands[${s}]`, known),
      ),
    ];
  });

/** [NW-10.20] A home has a hangar. */
function homeFaults(
  { home, side }: AirSquadronInFile,
  path: string,
  { units }: Known,
): PathFault[] {
  const homes = units
    .filter((it) => it.side === side && (it.unit?.sheet.deck.hangar ?? 0) > 0)
    .map(({ id }) => id);
  if (home === undefined || homes.includes(home)) return [];
  return [unknownName(`${path}.home`, 'a carrier or air base of its side', home, homes)];
}

function standFaults(
  stand: AirStandInFile,
  { home }: AirSquadronInFile,
  path: string,
  known: Known,
): PathFault[] {
  const faults = [...typeFaults(stand, path, known), ...placeFaults(stand, path, known)];
  if (stand.hex || home !== undefined) return faults;
  const expected = 'a hex, as the squadron has no home';
  return [...faults, { path: `${path}.hex`, expected, found: 'nothing' }];
}

/** The types of NW-32.20, and the records of the registry that they stand for. */
export const aircraftNames = ({ aircraft }: Records): string[] => [
  ...[...aircraft.keys()].filter((id) => ratedAircraft(id, '')),
  ...AIRCRAFT_IDS,
];

function typeFaults(
  { aircraft, load }: AirStandInFile,
  path: string,
  { file: { date }, registry }: Known,
): PathFault[] {
  const rated = ratedAircraft(aircraft, date);
  if (!rated)
    return [
      unknownName(
        `${path}.aircraft`,
        'an aircraft with figures [NW-32.20]',
        aircraft,
        aircraftNames(registry),
      ),
    ];
  const keys = rated.loads.map(({ key }) => key);
  const record = registry.aircraft.get(aircraft);
  return [
    ...(load === undefined || keys.includes(load)
      ? []
      : [unknownName(`${path}.load`, `a load of it (${keys.join(', ') || 'none'})`, load, keys)]),
    ...(!record || hasBegun(record.inService, date)
      ? []
      : [
          {
            path: `${path}.aircraft`,
            expected: `an aircraft in service on ${date}`,
            found: `'${aircraft}', in service from ${record.inService.from}`,
          },
        ]),
  ];
}

function placeFaults(
  { hex, entersOnTurn = 1 }: AirStandInFile,
  path: string,
  { file }: Known,
): PathFault[] {
  const map = mapOf(file);
  return [
    ...(hex && !isInRectangle(map, hex)
      ? [{ path: `${path}.hex`, expected: 'a hex of the map', found: hexKey(hex) }]
      : []),
    ...lateFaults(`${path}.entersOnTurn`, entersOnTurn, file.turns),
  ];
}
