import { LAND_UNITS, STEPS_IN_SQUADRON } from '../../rules/strategic/query';
import { type PathFault, unknownName } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import type { StrategicFile } from './schema';
import { shipCardOn } from './shipCard';
import { shipsIn } from './shipsIn';

/** Squadrons live on an existing ship or base that holds aircraft and has room for them [ST-2.25]. */
export function homeFaults(file: StrategicFile, registry: ShipRegistry): PathFault[] {
  const room = roomIn(file, registry);
  const unknown = file.squadrons.flatMap(({ home }, i) =>
    room.has(home)
      ? []
      : [
          unknownName(
            `squadrons[${i}].home`,
            'a ship or a land unit of this scenario',
            home,
            room.keys(),
          ),
        ],
  );
  return [
    ...unknown,
    ...[...room].flatMap(([home, steps]) => crowded(file, home, steps)),
    ...seaplanes(file, registry),
  ];
}

/** Steps that each ship and land unit has room for. */
function roomIn(file: StrategicFile, { ships }: ShipRegistry): Map<string, number> {
  const aboard = shipsIn(file).map(({ id }): [string, number] => {
    const record = ships.get(id);
    return [id, record ? (shipCardOn(record, file.date).airGroup ?? 0) : 0];
  });
  const ashore = file.landUnits.map(({ id, kind }): [string, number] => [
    id,
    LAND_UNITS[kind].airGroup ?? 0,
  ]);
  return new Map(
    [...aboard, ...ashore].map(([id, squadrons]) => [id, squadrons * STEPS_IN_SQUADRON]),
  );
}

function crowded({ squadrons }: StrategicFile, home: string, room: number): PathFault[] {
  const steps = squadrons
    .filter((it) => it.home === home)
    .reduce((sum, it) => sum + it.steps.reduce((a, b) => a + b, 0), 0);
  if (steps <= room) return [];
  return [
    {
      path: 'squadrons',
      expected: `at most ${room} steps on ${home} [ST-2.25]`,
      found: String(steps),
    },
  ];
}

/** [ST-2.45] Some bases hold only some types. */
function seaplanes(
  { squadrons, landUnits }: StrategicFile,
  { aircraft }: ShipRegistry,
): PathFault[] {
  return squadrons.flatMap(({ home, aircraft: id }, i) => {
    const base = landUnits.find((it) => it.id === home);
    const holds = base && LAND_UNITS[base.kind].holds;
    const type = aircraft.get(id)?.type;
    if (!holds || type === undefined || holds.includes(type)) return [];
    const expected = `aircraft that ${home} can hold (${holds.join(', ')}) [ST-2.45]`;
    return [{ path: `squadrons[${i}].aircraft`, expected, found: type }];
  });
}
