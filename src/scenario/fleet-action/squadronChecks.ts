import { type ScenarioUnit, WEAPON_GROUPS } from '../../rules/fleet-action/query';
import { type PathFault, unknownName } from '../form/fault';
import type { FleetActionFile, SquadronInFile } from './schema';
import { lateFaults } from './turnChecks';
import type { UnitInFile } from './units';

/** Flagships, speeds, damage and the turns in which squadrons enter. */
export const squadronFaults = (file: FleetActionFile, units: readonly UnitInFile[]): PathFault[] =>
  file.squadrons.flatMap((squadron, s) => {
    const path = `squadrons[${s}]`;
    return [
      ...sizeFaults(path, units),
      ...flagshipFaults(squadron, path, units),
      ...entryFaults(squadron, path, file.turns),
      ...nearFaults(squadron, path, units),
      ...shipFaults(squadron, path, units),
    ];
  });

const membersOf = (units: readonly UnitInFile[], path: string): UnitInFile[] =>
  units.filter((it) => it.path.startsWith(`${path}.`));

/** [NW-3.1] One to eight ships. */
const MAX_SHIPS = 8;

function sizeFaults(path: string, units: readonly UnitInFile[]): PathFault[] {
  const { length } = membersOf(units, path);
  if (length >= 1 && length <= MAX_SHIPS) return [];
  const expected = `1 to ${MAX_SHIPS} ships, merchants or craft in a squadron [NW-3.1]`;
  return [{ path, expected, found: String(length) }];
}

/** [NW-3.3] */
function flagshipFaults(
  { flagship }: SquadronInFile,
  path: string,
  units: readonly UnitInFile[],
): PathFault[] {
  const ids = membersOf(units, path).map(({ id }) => id);
  if (flagship === undefined || flagship === null || ids.includes(flagship)) return [];
  return [unknownName(`${path}.flagship`, 'a ship of the squadron', flagship, ids)];
}

/** [NW-8.36] */
function entryFaults(
  { entersOnTurn, entersNear, contact }: SquadronInFile,
  path: string,
  turns: number,
): PathFault[] {
  const faults: PathFault[] = [];
  if (entersNear && entersOnTurn === undefined)
    faults.push({
      path: `${path}.entersOnTurn`,
      expected: 'the turn in which it enters, beside "entersNear"',
      found: 'nothing',
    });
  if (entersOnTurn === undefined) return faults;
  faults.push(...lateFaults(`${path}.entersOnTurn`, entersOnTurn, turns));
  if (contact)
    faults.push({
      path: `${path}.contact`,
      expected: 'no marker: a squadron that enters later is deployed [NW-8.36]',
      found: 'true',
    });
  return faults;
}

/** [NW-34.5e] It enters beside friends and points at an enemy. */
function nearFaults(
  { side, entersNear }: SquadronInFile,
  path: string,
  units: readonly UnitInFile[],
): PathFault[] {
  if (!entersNear) return [];
  const own = units.filter((it) => it.side === side).map(({ id }) => id);
  const enemies = units.filter((it) => it.side !== side).map(({ id }) => id);
  const { toward } = entersNear;
  return [
    ...entersNear.units.flatMap((id, i) =>
      own.includes(id)
        ? []
        : [unknownName(`${path}.entersNear.units[${i}]`, 'a unit of its side', id, own)],
    ),
    ...(enemies.includes(toward)
      ? []
      : [unknownName(`${path}.entersNear.toward`, 'a unit of the enemy', toward, enemies)]),
  ];
}

/** What her sheet does not allow. */
const shipFaults = (
  { knots }: SquadronInFile,
  path: string,
  units: readonly UnitInFile[],
): PathFault[] =>
  membersOf(units, path).flatMap(({ id, unit, path: own }): PathFault[] => {
    if (!unit) return [];
    const { sheet, damage = {} } = unit;
    return [
      ...tooMuch(`${path}.knots`, knots, sheet.speedKnots, `the speed of ${id}`),
      ...(['structure', 'flotation'] as const).flatMap((of) =>
        tooMuch(`${own}.damage.${of}`, damage[of] ?? 0, sheet[of], 'as on her sheet'),
      ),
      ...mountFaults(unit, `${own}.damage.lost`),
    ];
  });

const tooMuch = (path: string, value: number, most: number, why: string): PathFault[] =>
  value <= most ? [] : [{ path, expected: `${most} or less, ${why}`, found: String(value) }];

const mountFaults = ({ sheet, damage }: ScenarioUnit, path: string): PathFault[] =>
  WEAPON_GROUPS.flatMap((group) =>
    (damage?.lost?.[group] ?? []).flatMap((mount, m) => {
      const last = (sheet[group]?.mounts.length ?? 0) - 1;
      if (last >= 0)
        return tooMuch(`${path}.${group}[${m}]`, mount, last, 'the last of her mounts');
      const expected = 'no mounts, as on her sheet';
      return [{ path: `${path}.${group}`, expected, found: String(mount) }];
    }),
  );
