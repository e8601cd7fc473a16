import type { ShipSheet } from '../../rules/seekrieg/query';
import { type PathFault, unknownName } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import type { SeekriegFile, ShipInFile } from './schema';
import { sheetOn, vesselOf } from './shipSheet';
import { shipsIn } from './shipsIn';

/** What a ship's sheet does not allow. */
export const sheetFaults = (file: SeekriegFile, registry: ShipRegistry): PathFault[] =>
  shipsIn(file).flatMap(({ ship, path, element }, at, all) => {
    const record = vesselOf(registry, ship.ship);
    if (!record) return [];
    const sheet = sheetOn(record, file.date);
    const isFirst = all.findIndex((it) => it.element === element) === at;
    return [
      ...tooMuch(`${path}.maxKnots`, ship.maxKnots, sheet.speedKnots, 'as on her sheet'),
      ...tooMuch(`${path}.floatplanes`, ship.floatplanes, sheet.floatplanes, 'as on her sheet'),
      ...tooMuch(`${path}.dpReceived`, ship.dpReceived, sheet.dp - 1, 'or she is sunk'),
      ...(isFirst ? speedFaults(path, element.knots, ship, sheet) : []),
      ...turretFaults(ship, path, sheet),
      ...spotterFaults(ship, path, sheet),
      ...depthFaults(ship, path, sheet),
      ...aircraftFaults(ship, path, sheet),
    ];
  });

const tooMuch = (path: string, value = 0, most: number, why: string): PathFault[] =>
  value <= most ? [] : [{ path, expected: `${most} or less, ${why}`, found: String(value) }];

/** The guide sets the speed of the element, so it is hers that is checked. */
function speedFaults(
  path: string,
  knots: number,
  { maxKnots, ship }: ShipInFile,
  { speedKnots }: ShipSheet,
): PathFault[] {
  const at = path.replace(/\.ships\[\d+\]$/, '.knots');
  return tooMuch(at, knots, maxKnots ?? speedKnots, `the speed of ${ship}`);
}

const turretFaults = (
  { lostTurrets = [] }: ShipInFile,
  path: string,
  { batteries }: ShipSheet,
): PathFault[] =>
  lostTurrets.flatMap(({ battery, letter }, t) => {
    const own = batteries[battery];
    const at = `${path}.lostTurrets[${t}]`;
    if (!own) return tooMuch(`${at}.battery`, battery, batteries.length - 1, 'her last battery');
    const letters = own.turrets.map((it) => it.letter);
    if (letters.includes(letter)) return [];
    return [unknownName(`${at}.letter`, 'a turret of the battery', letter, letters)];
  });

function spotterFaults(
  { isSpotterUp, floatplanes }: ShipInFile,
  path: string,
  sheet: ShipSheet,
): PathFault[] {
  if (!isSpotterUp || (floatplanes ?? sheet.floatplanes) > 0) return [];
  const expected = 'nothing: she has no floatplane';
  return [{ path: `${path}.isSpotterUp`, expected, found: 'true' }];
}

/** [SK-6.9] Only carriers have aircraft beside floatplanes. */
const aircraftFaults = (
  { aircraft }: ShipInFile,
  path: string,
  { type }: ShipSheet,
): PathFault[] =>
  !aircraft || type === 'CV'
    ? []
    : [
        {
          ...{ path: `${path}.aircraft`, expected: 'nothing: she is no carrier' },
          found: `${aircraft.length} types`,
        },
      ];

/** [SK-26.4] The steps of depths, in feet. */
const STEP_FEET = 50;

/** Only submarines begin below the surface. */
function depthFaults(
  { depthFeet = 0 }: ShipInFile,
  path: string,
  { boat }: ShipSheet,
): PathFault[] {
  const expected = boat ? `a depth in steps of ${STEP_FEET}` : 'nothing: she is no submarine';
  const fits = boat ? depthFeet % STEP_FEET === 0 : depthFeet === 0;
  return fits ? [] : [{ path: `${path}.depthFeet`, expected, found: String(depthFeet) }];
}
