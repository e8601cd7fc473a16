import { bad, type Fault, good, type Read } from './fault';
import { type RegisteredShip, total } from './figures';
import type { ShipClass, ShipFile, ShipRecord } from './shipSchema';

/** All ships of all navies. */
export interface ShipRegistry {
  classes: ReadonlyMap<string, ShipClass>;
  ships: ReadonlyMap<string, RegisteredShip>;
}

/** Puts the files of the navies together; all that does not fit is told at once. */
export function newRegistry(
  files: readonly { file: string; value: ShipFile }[],
): Read<ShipRegistry> {
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
        ships.set(ship.id, registered(shipClass, ship, value.nation));
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

type Found = Omit<Fault, 'file'>;
type Figures = NonNullable<ShipRecord['differs']>;

/** Counts that do not agree with the mounts, dates out of order. */
function classFaults(shipClass: ShipClass, path: string): Found[] {
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

function figureFaults({ guns = [], torpedoes, antiAircraft = [] }: Figures, path: string): Found[] {
  return [
    ...guns.flatMap(({ count, mounts }, g) =>
      sumFault(
        `${path}.guns[${g}].count`,
        count,
        total(mounts, ({ barrels }) => barrels),
      ),
    ),
    ...(torpedoes
      ? sumFault(
          `${path}.torpedoes.tubes`,
          torpedoes.tubes,
          total(torpedoes.mounts, ({ tubes }) => tubes),
        )
      : []),
    ...orderFaults(antiAircraft, `${path}.antiAircraft`),
  ];
}

const sumFault = (path: string, given: number, sum: number): Found[] =>
  given === sum ? [] : [{ path, expected: `${sum}, the sum of the mounts`, found: String(given) }];

const orderFaults = (entries: readonly { from: string }[], path: string): Found[] =>
  entries.flatMap(({ from }, i) => {
    const before = entries[i - 1]?.from;
    return before === undefined || before <= from
      ? []
      : [{ path, expected: `a date not before ${before}`, found: from }];
  });

const registered = (shipClass: ShipClass, ship: ShipRecord, nation: string): RegisteredShip => ({
  id: ship.id,
  name: ship.name,
  nation: ship.nation ?? nation,
  traits: ship.traits ?? [],
  inService: ship.inService,
  shipClass: { ...shipClass, ...ship.differs } as ShipClass,
  refits: [...(shipClass.refits ?? []), ...(ship.refits ?? [])].sort((a, b) =>
    a.from < b.from ? -1 : Number(a.from > b.from),
  ),
});
