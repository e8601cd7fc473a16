import { sameHex } from '../../../hex';
import { isCarrier, speedNow, stateOf } from '../cards/shipNow';
import type { OrderOf } from '../model/orders';
import type { Division, Force, ShipId, ShipRecord } from '../model/state';
import { afloatIn, presentDivisions } from './own';

type Regroup = OrderOf<'splitMerge'>;

/** The most that are listed; more are legal. */
const MAX_LISTED = 24;

/** Regroupings a player is likely to want: cripples, slow ships or carriers split from the rest, halves, two divisions merged. */
export function usefulRegroupings(force: Force): Regroup[] {
  const divisions = presentDivisions(force).filter(({ submarine }) => !submarine);
  const all = [...divisions.flatMap((it) => partings(force, it)), ...mergers(force, divisions)];
  const once = new Map(all.map((order) => [JSON.stringify(order), order]));
  return [...once.values()].slice(0, MAX_LISTED);
}

function partings(force: Force, division: Division): Regroup[] {
  const ships = afloatIn(force, division);
  const slow = Math.min(...ships.map(speedNow));
  const tests: ((ship: ShipRecord, index: number) => boolean)[] = [
    (ship) => ['moderate', 'heavy'].includes(stateOf(ship)),
    (ship) => speedNow(ship) === slow,
    (ship) => isCarrier(ship),
    (_, index) => index < ships.length / 2,
  ];
  return tests
    .map((test) => [ships.filter((it, i) => !test(it, i)), ships.filter(test)])
    .filter((groups) => groups.every(({ length }) => length > 0))
    .map((groups) => order([division], groups));
}

const mergers = (force: Force, divisions: readonly Division[]): Regroup[] =>
  divisions.flatMap((one, index) =>
    divisions
      .slice(index + 1)
      .filter((other) => isSamePlace(one, other))
      .map((other) => order([one, other], [[...afloatIn(force, one), ...afloatIn(force, other)]])),
  );

/** [ST-2.5] In the same hex or box. */
export const isSamePlace = (a: Division, b: Division): boolean =>
  a.hex && b.hex ? sameHex(a.hex, b.hex) : a.box === b.box;

const order = (divisions: readonly Division[], groups: ShipRecord[][]): Regroup => ({
  kind: 'splitMerge',
  divisions: divisions.map(({ id }) => id),
  groups: groups.map((ships): ShipId[] => ships.map(({ card }) => card.id)),
});
