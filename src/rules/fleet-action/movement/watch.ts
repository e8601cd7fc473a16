import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { shipsUnder } from '../common/deploy';
import { enemiesInPlay } from '../common/own';
import { isClear } from '../common/sight';
import { barsHex } from '../common/stacking';
import type { ContactId } from '../model/ids';
import { isSubmarine } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';

/** [NW-3.16] Hexes at which a marker cannot be missed. */
const WATCH_HEXES = { day: 5, night: 2 } as const;

/** [NW-3.16] One hex is in plain view from another. */
function isInPlainView(view: FleetActionView, from: Axial, to: Axial): boolean {
  const { isNight } = view.scenario;
  return distance(from, to) <= WATCH_HEXES[isNight ? 'night' : 'day'] && isClear(view, from, to);
}

/** [NW-3.16] Ships and small craft, but no submarine. */
const isWatch = (unit: Unit): boolean => barsHex(unit) && !isSubmarine(unit.sheet);

/** Markers of a side in plain view of a hex. */
export const markersInView = (view: FleetActionView, side: Side, from: Axial): ContactId[] =>
  Object.values(view.contacts)
    .filter((it) => it.side === side && isInPlainView(view, from, it.hex))
    .map(({ id }) => id);

/** [NW-3.16] What a marker's step has shown: itself, and enemy markers. */
interface Shown {
  markers: ContactId[];
  /** Enemy markers that lay in plain view: that nothing was shown tells of them as well. */
  isTelling: boolean;
}

/** [NW-3.16] A marker that has taken a step is seen, and sees if it holds ships; a dummy sees nothing. */
export function shownByMarker(view: FleetActionView, id: ContactId, side: Side, hex: Axial): Shown {
  const enemies = markersInView(view, enemyOf(side), hex);
  const isSeen =
    enemiesInPlay(view, side).some((it) => isWatch(it) && isInPlainView(view, it.hex, hex)) ||
    enemies.some((it) => shipsUnder(view, it).length > 0);
  const found = shipsUnder(view, id).length > 0 ? enemies : [];
  return { markers: [...(isSeen ? [id] : []), ...found], isTelling: enemies.length > 0 };
}
