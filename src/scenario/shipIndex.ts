import type { CardShipType } from './core/card';
import type { ClassPlan } from './core/system';
import type { ShipFile } from './records/shipSchema';
import type { SubmarineFile } from './records/submarineSchema';

/** A ship as a list shows her; her dates are those of her service, rough where the day is unknown. */
export interface IndexedShip {
  id: string;
  name: string;
  from: string;
  to: string;
}

/** A class of ships or submarines as a list shows it. */
export interface IndexedClass {
  id: string;
  name: string;
  /** The navy in whose file it is. */
  navy: string;
  type: CardShipType;
  /** Of ships; there are no plans of submarines. */
  plan?: ClassPlan;
  ships: IndexedShip[];
}

export interface IndexedNavy {
  id: string;
  name: string;
  nation: string;
}

/** What the lists of all ships show, without the figures. */
export interface ShipIndex {
  navies: IndexedNavy[];
  classes: IndexedClass[];
}

/**
 * The index of checked files, in their order.
 * @param planOf the drawing of a class
 */
export const indexOfShips = (
  ships: readonly ShipFile[],
  submarines: readonly SubmarineFile[],
  planOf: (shipClass: ShipFile['classes'][number]) => ClassPlan,
): ShipIndex => ({
  navies: ships.map(({ navy: id, name, nation }) => ({ id, name, nation })),
  classes: [
    ...ships.flatMap(({ navy, classes }) =>
      classes.map((it) => ({
        ...{ id: it.id, name: it.name, navy, type: it.type, plan: planOf(it) },
        ships: it.ships.map(indexed),
      })),
    ),
    ...submarines.flatMap(({ navy, submarines: classes }) =>
      classes.map((it) => ({
        ...{ id: it.id, name: it.name, navy, type: 'SS' as const },
        ships: it.boats.map(indexed),
      })),
    ),
  ],
});

const indexed = ({
  id,
  name,
  inService: { from, to },
}: {
  id: string;
  name: string;
  inService: { from: string; to: string };
}): IndexedShip => ({ id, name, from, to });
