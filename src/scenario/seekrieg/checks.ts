import { hexKey } from '../../hex';
import { SIDES } from '../../rules/core';
import { type PathFault, unknownName } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import { servesOn } from '../records/figures';
import type { ShipRegistry } from '../records/registry';
import { landOf } from './land';
import { objectiveFaults } from './objectiveChecks';
import type { SeekriegFile } from './schema';
import { searchFaults } from './searchChecks';
import { sheetFaults } from './sheetChecks';
import { vesselOf } from './shipSheet';
import { shipsIn } from './shipsIn';

/** What a form cannot express: records of the registry, names of the file, hexes of water. */
export const seekriegFaults = (file: SeekriegFile, registry: ShipRegistry): PathFault[] => [
  ...recordFaults(file, registry),
  ...repeatFaults(file),
  ...sideFaults(file),
  ...landFaults(file),
  ...turnFaults(file),
  ...sheetFaults(file, registry),
  ...objectiveFaults(file),
  ...searchFaults(file),
];

/** Ships that the registry does not have, or not on this date. */
const recordFaults = (file: SeekriegFile, registry: ShipRegistry): PathFault[] =>
  shipsIn(file).flatMap(({ ship: { ship }, path }): PathFault[] => {
    const record = vesselOf(registry, ship);
    const names = [...registry.ships.keys(), ...registry.submarines.keys()];
    if (!record) return [unknownName(`${path}.ship`, 'a ship of the registry', ship, names)];
    if (servesOn(record, file.date)) return [];
    const { from, to } = record.inService;
    const expected = `a ship in service on ${file.date}`;
    return [
      { path: `${path}.ship`, expected, found: `'${ship}', in service from ${from} to ${to}` },
    ];
  });

/** Ids that orders and objectives name must be unique. */
function repeatFaults(file: SeekriegFile): PathFault[] {
  const ids = [
    file.elements.map(({ id }, e) => ({ path: `elements[${e}].id`, id })),
    shipsIn(file).map(({ ship, path }) => ({ path: `${path}.ship`, id: ship.ship })),
    file.objectives.map(({ id }, o) => ({ path: `objectives[${o}].id`, id })),
  ];
  return ids.flatMap((entries) =>
    repeatsOf(entries, ({ id }) => id).map(({ path, id }) => ({
      ...{ path, expected: 'an id not used before', found: `'${id}' again` },
    })),
  );
}

/** [SK-1.14] Each side has a ship on the map in turn 1. */
const sideFaults = (file: SeekriegFile): PathFault[] =>
  SIDES.filter(
    (side) =>
      !shipsIn(file).some(
        ({ ship, element }) => element.side === side && ship.fromTurn === undefined,
      ),
  ).map((side) => ({
    path: 'elements',
    expected: `at least one ship of the ${side} that is there from the start`,
    found: 'none',
  }));

/** Ships are on water, names of land on land. */
function landFaults(file: SeekriegFile): PathFault[] {
  const land = new Set(landOf(file).map(hexKey));
  const ashore = shipsIn(file).filter(({ ship }) => land.has(hexKey(ship.hex)));
  const misplaced = (file.names ?? []).flatMap(({ hex, of }, n) =>
    of === 'place' || land.has(hexKey(hex)) === (of === 'land')
      ? []
      : [{ path: `names[${n}].hex`, expected: `a hex of ${of}`, found: hexKey(hex) }],
  );
  return [
    ...ashore.map(({ ship, path }) => ({
      ...{ path: `${path}.hex`, expected: 'a hex of water' },
      found: `${hexKey(ship.hex)}, which is land`,
    })),
    ...misplaced,
  ];
}

/** [SK-5.17] No ship comes after the last turn. */
const turnFaults = (file: SeekriegFile): PathFault[] =>
  shipsIn(file).flatMap(({ ship, path }) =>
    (['fromTurn', 'unknownUntilTurn'] as const).flatMap((field) =>
      (ship[field] ?? 0) <= file.turns
        ? []
        : [
            {
              ...{ path: `${path}.${field}`, found: String(ship[field]) },
              expected: `${file.turns} or less, the last turn`,
            },
          ],
    ),
  );
