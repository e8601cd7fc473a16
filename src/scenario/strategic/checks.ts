import { SIDES } from '../../rules/core';
import { isOnMap } from '../../rules/strategic/query';
import { type PathFault, shown, unknownName } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import { servesOn } from '../records/figures';
import type { ShipRegistry } from '../records/registry';
import { objectiveFaults } from './goals';
import { homeFaults } from './homes';
import { type PlaceInFile, placeOf } from './place';
import type { MapInFile, StrategicFile } from './schema';
import { keyIn, shipsIn } from './shipsIn';
import { tacticalLandFaults } from './tacticalLand';
import { frameFaults, landFaults, theaterOf } from './theater';

/** [ST-2.2] */
const MAX_SHIPS = 12;

/** All faults of a strategic scenario beyond the form of its file. */
export const strategicFaults = (file: StrategicFile, registry: ShipRegistry): PathFault[] =>
  [
    levelFaults,
    recordFaults,
    idFaults,
    divisionFaults,
    placeFaults,
    tacticalLandFaults,
    timeFaults,
    homeFaults,
    objectiveFaults,
  ].flatMap((check) => check(file, registry));

/** An Advanced game has a map, a Basic one none. */
function levelFaults({ level, map }: StrategicFile): PathFault[] {
  if ((level === 'advanced') === (map !== undefined)) return map ? chartFaults(map) : [];
  const expected = level === 'advanced' ? 'the map of an Advanced game' : 'no map in a Basic game';
  return [{ path: 'map', expected, found: map ? 'a map' : 'nothing' }];
}

/** Land is compared with the frame only where that is sound. */
function chartFaults(map: MapInFile): PathFault[] {
  const frame = frameFaults(map);
  return frame.length > 0 ? frame : landFaults(map);
}

/** Ships and aircraft that the registry does not have, or not on this date. */
function recordFaults(
  file: StrategicFile,
  { ships, submarines, flotillas, aircraft }: ShipRegistry,
): PathFault[] {
  const sought = {
    ship: { of: ships, kind: 'a ship' },
    submarine: { of: submarines, kind: 'a submarine' },
    flotilla: { of: flotillas, kind: 'a flotilla' },
  };
  const { date, scouts = {} } = file;
  const planes = [
    ...file.squadrons.map(({ aircraft: id }, i) => ({ path: `squadrons[${i}].aircraft`, id })),
    ...SIDES.flatMap((side) => {
      const id = scouts[side];
      return id === undefined ? [] : [{ path: `scouts.${side}`, id }];
    }),
  ];
  return [
    ...shipsIn(file).flatMap(({ path, inFile, id }) =>
      missing({ path, id, date, ...sought[keyIn(inFile)] }),
    ),
    ...planes
      .filter(({ id }) => !aircraft.has(id))
      .map(({ path, id }) => unknownName(path, 'an aircraft of the registry', id, aircraft.keys())),
  ];
}

interface Sought {
  path: string;
  id: string;
  date: string;
  of: Pick<ReadonlyMap<string, Parameters<typeof servesOn>[0]>, 'get' | 'keys'>;
  kind: string;
}

function missing({ path, id, date, of, kind }: Sought): PathFault[] {
  const record = of.get(id);
  if (!record) return [unknownName(path, `${kind} of the registry`, id, of.keys())];
  if (servesOn(record, date)) return [];
  const { from, to } = record.inService;
  return [
    {
      path,
      expected: `${kind} in service on ${date}`,
      found: `'${id}', in service from ${from} to ${to}`,
    },
  ];
}

function idFaults(file: StrategicFile): PathFault[] {
  const ships = shipsIn(file).map(({ path, id }) => ({ path, id }));
  const divisions = file.divisions.map(({ id }, d) => ({ path: `divisions[${d}].id`, id }));
  const bases = file.landUnits.map(({ id }, i) => ({ path: `landUnits[${i}].id`, id }));
  return [[...ships, ...bases], divisions].flatMap((entries) =>
    repeatsOf(entries, ({ id }) => id).map(({ path, id }) => ({
      path,
      expected: 'an id not used before',
      found: `'${id}' again`,
    })),
  );
}

/** [ST-2.2, ST-2.4] Size and makeup of divisions; ids that reveal the side and nothing else. */
function divisionFaults({ divisions, spottedAtStart = [] }: StrategicFile): PathFault[] {
  const own = divisions.flatMap(({ id, side, ships }, d): PathFault[] => {
    const boats = ships.filter((it) => 'submarine' in it).length;
    const letters = `${side === 'allies' ? 'A' : 'X'}${boats > 0 ? 'S' : ''}`;
    const path = `divisions[${d}]`;
    return [
      ...(ships.length > MAX_SHIPS
        ? [{ path, expected: '1 to 12 ships [ST-2.2]', found: String(ships.length) }]
        : []),
      ...(boats > 0 && ships.length > 1
        ? [{ path, expected: 'a submarine by itself [ST-2.4]', found: `${ships.length} ships` }]
        : []),
      ...(new RegExp(`^${letters}\\d+$`).test(id)
        ? []
        : [{ path: `${path}.id`, expected: `${letters} and a number`, found: shown(id) }]),
    ];
  });
  const ids = divisions.map(({ id }) => id);
  return [
    ...own,
    ...SIDES.filter((side) => !divisions.some((it) => it.side === side)).map((side) => ({
      path: 'divisions',
      expected: `at least one division of the ${side}`,
      found: 'none',
    })),
    ...spottedAtStart.flatMap((id, i) =>
      ids.includes(id) ? [] : [unknownName(`spottedAtStart[${i}]`, 'a division', id, ids)],
    ),
  ];
}

/** Boxes in the Basic game; in the Advanced game hexes on the map, ships not on land [ST-1.12]. */
function placeFaults({ level, map, divisions, landUnits }: StrategicFile): PathFault[] {
  const units = [
    ...divisions.map((it, d) => ({ path: `divisions[${d}]`, it, sails: true })),
    ...landUnits.map((it, i) => ({ path: `landUnits[${i}]`, it, sails: false })),
  ];
  if (!map)
    return units
      .filter(({ it: { at, hex } }) => level === 'basic' && (at || hex))
      .map(({ path }) => ({ path, expected: 'a range box in a Basic game', found: 'a position' }));
  if (frameFaults(map).length > 0) return [];
  const theater = theaterOf(map);
  return units.flatMap(({ path, it, sails }): PathFault[] => {
    const { at, hex, box }: PlaceInFile = it;
    if (box !== undefined || (at === undefined) === (hex === undefined))
      return [{ path, expected: 'either `at` or `hex` in an Advanced game', found: shown(box) }];
    const place = placeOf(it, map);
    if (!('hex' in place)) return [];
    const { q, r } = place.hex;
    if (!isOnMap(theater, place.hex))
      return [{ path, expected: 'a place on the map', found: `hex ${q},${r}` }];
    const harbor = landUnits.some((base) => {
      const there = placeOf(base, map);
      return 'hex' in there && there.hex.q === q && there.hex.r === r;
    });
    const isLand = theater.land.some((one) => one.q === q && one.r === r);
    return sails && isLand && !harbor
      ? [{ path, expected: 'a place at sea [ST-1.12]', found: `land in hex ${q},${r}` }]
      : [];
  });
}

/** Turns within the game, in their order. */
function timeFaults({ turns, poor = [], daylight, divisions }: StrategicFile): PathFault[] {
  const late = (path: string, turn: number | undefined): PathFault[] =>
    turn === undefined || turn <= turns
      ? []
      : [{ path, expected: `a turn up to ${turns}`, found: String(turn) }];
  return [
    ...poor.flatMap(({ from, to }, i) => [
      ...late(`poor[${i}].to`, to),
      ...(from > to
        ? [{ path: `poor[${i}].from`, expected: `a turn up to ${to}`, found: String(from) }]
        : []),
    ]),
    ...divisions.flatMap(({ freeFrom, enters, comesUpTo, undividedUntil }, d) => [
      ...(comesUpTo !== undefined && !(enters && freeFrom)
        ? [
            {
              path: `divisions[${d}].comesUpTo`,
              expected: 'a division that `enters` from a turn on',
              found: 'another',
            },
          ]
        : []),
      ...late(`divisions[${d}].freeFrom`, freeFrom),
      ...late(`divisions[${d}].undividedUntil`, undividedUntil),
    ]),
    ...(daylight && daylight.from >= daylight.to
      ? [
          {
            path: 'daylight',
            expected: 'an hour of dawn before that of dusk',
            found: `${daylight.from} to ${daylight.to}`,
          },
        ]
      : []),
  ];
}
