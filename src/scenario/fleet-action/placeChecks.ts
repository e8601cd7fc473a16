import { type Axial, hexKey, isInRectangle } from '../../hex';
import { enemyOf, SIDES, type Side } from '../../rules/core';
import { MAX_POINTS, stackingPoints } from '../../rules/fleet-action/query';
import type { PathFault } from '../form/fault';
import { hexesOf, mapOf } from './map';
import type { FleetActionFile } from './schema';
import type { UnitInFile } from './units';

/** Where units and names stand: on the map, on water, with room. */
export function placeFaults(file: FleetActionFile, units: readonly UnitInFile[]): PathFault[] {
  const land = new Set(hexesOf(file.land ?? [], file).map(hexKey));
  const chart: Chart = { file, isLand: (hex) => land.has(hexKey(hex)) };
  return [
    ...units.flatMap((unit) => unitFaults(unit, chart)),
    ...(file.dummies ?? []).flatMap(({ hex }, d) =>
      hex ? waterFaults(hex, `dummies[${d}].hex`, chart) : [],
    ),
    ...(file.names ?? []).flatMap(({ hex, of }, n) =>
      of === 'place'
        ? mapFaults(hex, `names[${n}].hex`, chart)
        : kindFaults(of, hex, `names[${n}].hex`, chart),
    ),
    ...crowdFaults(file, units),
  ];
}

interface Chart {
  file: FleetActionFile;
  isLand(hex: Axial): boolean;
}

/** [NW-34.2] Only a squadron that enters beside others needs no hex. */
function unitFaults({ path, hex, kind }: UnitInFile, chart: Chart): PathFault[] {
  if (kind === 'submarine') return [];
  if (hex && kind === 'ashore') return kindFaults('land', hex, `${path}.hex`, chart);
  if (hex) return waterFaults(hex, `${path}.hex`, chart);
  const isNear = chart.file.squadrons.some(
    ({ entersNear }, s) => entersNear && path.startsWith(`squadrons[${s}].`),
  );
  if (isNear) return [];
  const expected = 'a hex: the first ship of a squadron has none before her';
  return [{ path: `${path}.hex`, expected, found: 'nothing' }];
}

function mapFaults(hex: Axial, path: string, { file }: Chart): PathFault[] {
  const map = mapOf(file);
  if (isInRectangle(map, hex)) return [];
  const { column, row, columns, rows } = map;
  const expected = `a hex of the map, columns ${column} to ${column + columns - 1}, rows ${row} to ${row + rows - 1}`;
  return [{ path, expected, found: hexKey(hex) }];
}

function waterFaults(hex: Axial, path: string, chart: Chart): PathFault[] {
  const off = mapFaults(hex, path, chart);
  if (off.length > 0 || !chart.isLand(hex)) return off;
  return [{ path, expected: 'a hex of water', found: `${hexKey(hex)}, which is land` }];
}

/** Names of land and land targets are on land, names of waters on water. */
function kindFaults(of: 'land' | 'water', hex: Axial, path: string, chart: Chart): PathFault[] {
  const off = mapFaults(hex, path, chart);
  if (off.length > 0 || chart.isLand(hex) === (of === 'land')) return off;
  return [{ path, expected: `a hex of ${of}`, found: hexKey(hex) }];
}

/** [NW-8.16, NW-8.17] Deployed ships keep to the stacking limit, and enemies share no hex. */
function crowdFaults({ squadrons }: FleetActionFile, units: readonly UnitInFile[]): PathFault[] {
  const isDeployed = ({ path, kind }: UnitInFile): boolean =>
    kind === 'afloat' &&
    squadrons.some(
      ({ contact, entersOnTurn }, s) =>
        !contact && entersOnTurn === undefined && path.startsWith(`squadrons[${s}].`),
    );
  const deployed = units.filter(isDeployed);
  return SIDES.flatMap((side) => [
    ...tooMany(deployed, side),
    ...(side === 'axis' ? sharing(deployed, side) : []),
  ]);
}

const inHex = (units: readonly UnitInFile[], side: Side, key: string): UnitInFile[] =>
  units.filter((it) => it.side === side && it.hex && hexKey(it.hex) === key);

function tooMany(units: readonly UnitInFile[], side: Side): PathFault[] {
  return units
    .filter((it) => it.side === side)
    .flatMap(({ path, hex }, i, own) => {
      const key = hex ? hexKey(hex) : '';
      const sum = inHex(own.slice(0, i + 1), side, key).reduce(
        (points, { unit }) => points + (unit ? stackingPoints(unit.sheet) : 0),
        0,
      );
      if (sum <= MAX_POINTS) return [];
      const expected = `ships of ${MAX_POINTS} stacking points at most in a hex [NW-8.16]`;
      return [{ path: `${path}.hex`, expected, found: `${sum} in ${key}` }];
    });
}

const sharing = (units: readonly UnitInFile[], side: Side): PathFault[] =>
  units.flatMap((it) => {
    const key = it.hex ? hexKey(it.hex) : '';
    const [enemy] = it.side === side ? inHex(units, enemyOf(side), key) : [];
    if (!enemy) return [];
    const expected = 'a hex without enemy ships [NW-8.17]';
    return [{ path: `${it.path}.hex`, expected, found: `${key}, where ${enemy.id} is` }];
  });
