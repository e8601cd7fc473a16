import { bad, type Fault, good, type Read } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import type { AircraftFile } from './aircraftSchema';
import { type RegisteredShip, total } from './figures';
import type { FlotillaFile } from './flotillaSchema';
import type { RegisteredAircraft, RegisteredFlotilla, RegisteredSubmarine } from './records';
import type { ShipClass, ShipFile, ShipRecord } from './shipSchema';
import type { SubmarineFile } from './submarineSchema';

/** All ships of all navies, and the submarines and aircraft of strategic games. */
export interface ShipRegistry {
  classes: ReadonlyMap<string, ShipClass>;
  ships: ReadonlyMap<string, RegisteredShip>;
  submarines: ReadonlyMap<string, RegisteredSubmarine>;
  flotillas: ReadonlyMap<string, RegisteredFlotilla>;
  aircraft: ReadonlyMap<string, RegisteredAircraft>;
}

/** A file of records that passed its own checks. */
export interface Checked<T> {
  file: string;
  value: T;
}

/** The files that a registry is made of. */
interface RecordFiles {
  ships: readonly Checked<ShipFile>[];
  submarines: readonly Checked<SubmarineFile>[];
  flotillas: readonly Checked<FlotillaFile>[];
  aircraft: readonly Checked<AircraftFile>[];
}

/** Puts all files of records together; all that does not fit is reported at once. */
export function newRegistry(files: RecordFiles): Read<ShipRegistry> {
  const parts = [
    shipsOf(files.ships),
    submarinesOf(files.submarines),
    flotillasOf(files.flotillas),
    aircraftOf(files.aircraft),
  ] as const;
  const [inClasses, submarines, flotillas, aircraft] = parts;
  if (inClasses.ok && submarines.ok && flotillas.ok && aircraft.ok)
    return good({
      ...inClasses.value,
      submarines: submarines.value,
      flotillas: flotillas.value,
      aircraft: aircraft.value,
    });
  return bad(parts.flatMap((it) => (it.ok ? [] : it.faults)));
}

const submarinesOf = (files: readonly Checked<SubmarineFile>[]) =>
  recordsOf<RegisteredSubmarine>(
    files.flatMap(({ file, value: { nation, navy, submarines } }) =>
      submarines.flatMap((submarineClass, c) =>
        submarineClass.boats.map((boat, b) => ({
          ...{ file, path: `submarines[${c}].boats[${b}].id` },
          record: { ...boat, nation, navy, submarineClass },
        })),
      ),
    ),
  );

const flotillasOf = (files: readonly Checked<FlotillaFile>[]) =>
  recordsOf<RegisteredFlotilla>(
    files.flatMap(({ file, value: { nation, navy, flotillas } }) =>
      flotillas.map((it, f) => ({
        ...{ file, path: `flotillas[${f}].id` },
        record: { ...it, nation, navy },
      })),
    ),
  );

const aircraftOf = (files: readonly Checked<AircraftFile>[]) =>
  recordsOf<RegisteredAircraft>(
    files.flatMap(({ file, value: { nation, aircraft } }) =>
      aircraft.map((it, a) => ({
        ...{ file, path: `aircraft[${a}].id` },
        record: { ...it, nation },
      })),
    ),
  );

/** Records by id; an id used twice is reported. */
function recordsOf<T extends { id: string }>(
  found: readonly { file: string; path: string; record: T }[],
): Read<ReadonlyMap<string, T>> {
  const faults = repeatsOf(found, ({ record }) => record.id).map(({ file, path, record }) =>
    usedTwice(file, path, record.id),
  );
  if (faults.length > 0) return bad(faults);
  return good(new Map(found.map(({ record }) => [record.id, record])));
}

function shipsOf(
  files: readonly Checked<ShipFile>[],
): Read<Pick<ShipRegistry, 'classes' | 'ships'>> {
  const classes = new Map<string, ShipClass>();
  const ships = new Map<string, RegisteredShip>();
  const faults: Fault[] = [];
  for (const { file, value } of files)
    for (const [c, shipClass] of value.classes.entries()) {
      const path = `classes[${c}]`;
      if (classes.has(shipClass.id)) faults.push(usedTwice(file, `${path}.id`, shipClass.id));
      classes.set(shipClass.id, shipClass);
      faults.push(...classFaults(shipClass, path).map((fault) => ({ file, ...fault })));
      for (const [s, ship] of shipClass.ships.entries()) {
        if (ships.has(ship.id)) faults.push(usedTwice(file, `${path}.ships[${s}].id`, ship.id));
        ships.set(ship.id, registered(shipClass, ship, value));
      }
    }
  return faults.length > 0 ? bad(faults) : good({ classes, ships });
}

const usedTwice = (file: string, path: string, name: string): Fault => ({
  file,
  path,
  expected: 'an id not used before',
  found: `'${name}' again`,
});

type PathFault = Omit<Fault, 'file'>;
type Figures = NonNullable<ShipRecord['differs']>;

/** Counts that contradict the mounts, dates out of order. */
function classFaults(shipClass: ShipClass, path: string): PathFault[] {
  const ofShips = shipClass.ships.flatMap(({ differs = {}, refits = [], inService }, s) => [
    ...figureFaults(differs, `${path}.ships[${s}].differs`),
    ...refits.flatMap((refit, r) => figureFaults(refit, `${path}.ships[${s}].refits[${r}]`)),
    ...orderFaults(refits, `${path}.ships[${s}].refits`),
    ...orderFaults([inService, { from: inService.to }], `${path}.ships[${s}].inService`),
  ]);
  const { refits = [] } = shipClass;
  return [
    ...figureFaults(shipClass, path),
    ...refits.flatMap((refit, r) => figureFaults(refit, `${path}.refits[${r}]`)),
    ...orderFaults(refits, `${path}.refits`),
    ...ofShips,
  ];
}

function figureFaults(
  { guns = [], torpedoes, antiAircraft = [] }: Figures,
  path: string,
): PathFault[] {
  return [
    ...guns.flatMap(({ count, mounts }, g) =>
      sumFault(
        `${path}.guns[${g}].count`,
        count,
        total(mounts, ({ barrels }) => barrels),
      ),
    ),
    ...tubeFaults(torpedoes, `${path}.torpedoes.tubes`),
    ...orderFaults(antiAircraft, `${path}.antiAircraft`),
  ];
}

const tubeFaults = (torpedoes: Figures['torpedoes'], path: string): PathFault[] =>
  torpedoes
    ? sumFault(
        path,
        torpedoes.tubes,
        total(torpedoes.mounts, ({ tubes }) => tubes),
      )
    : [];

const sumFault = (path: string, given: number, sum: number): PathFault[] =>
  given === sum ? [] : [{ path, expected: `${sum}, the sum of the mounts`, found: String(given) }];

const orderFaults = (entries: readonly { from: string }[], path: string): PathFault[] =>
  entries.flatMap(({ from }, i) => {
    const before = entries[i - 1]?.from;
    return before === undefined || before <= from
      ? []
      : [{ path, expected: `a date not before ${before}`, found: from }];
  });

/** A ship of a checked file, with her class. */
export const registered = (
  shipClass: ShipClass,
  ship: ShipRecord,
  { nation, navy }: ShipFile,
): RegisteredShip => ({
  id: ship.id,
  name: ship.name,
  nation: ship.nation ?? nation,
  navy,
  traits: ship.traits ?? [],
  inService: ship.inService,
  shipClass: { ...shipClass, ...ship.differs } as ShipClass,
  refits: [...(shipClass.refits ?? []), ...(ship.refits ?? [])].sort((a, b) =>
    a.from < b.from ? -1 : Number(a.from > b.from),
  ),
});
