import {
  allShips,
  type BattleEvent,
  type BattleView,
  boxesBuilt,
  boxesLeft,
  CALIBERS,
  type EventOf,
  type Ship,
  type ShipId,
} from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import { sum } from '../../../table/report/throws';
import { hitsIn } from './fire';

/** What a battle has cost a ship. */
export interface ShipLosses {
  ship: ShipId;
  side: Side;
  fate: Ship['fate'];
  /** When it was lost. */
  lostAt: { round: number; impulse: number } | undefined;
  /** Boxes lost in this battle, and what it began it with. */
  hull: Boxes;
  guns: Boxes;
  hits: number;
}

export interface Boxes {
  lost: number;
  of: number;
}

/** The ships of a view, side by side, with what they lost since `start`. */
export function lossesOf(
  events: readonly BattleEvent[],
  start: BattleView,
  view: BattleView,
): ShipLosses[] {
  const hits = hitsIn(events);
  return SIDES.flatMap((side) =>
    allShips(view)
      .filter((ship) => ship.side === side)
      .map(({ id, fate }) => ({
        ship: id,
        side,
        fate,
        lostAt: lossOf(events, id),
        hull: boxesOf(start, view, id, ['hull']),
        guns: boxesOf(start, view, id, CALIBERS),
        hits: hits.filter(({ ship }) => ship === id).length,
      })),
  );
}

/** Boxes of rows at the start, and lost since; for a ship not known then, as built. */
function boxesOf(
  start: BattleView,
  view: BattleView,
  id: ShipId,
  rows: readonly ((typeof CALIBERS)[number] | 'hull')[],
): Boxes {
  const from = start.ships[id] ? boxesLeft : boxesBuilt;
  const of = sum(rows, (row) => from(start, id, row));
  return { of, lost: of - sum(rows, (row) => boxesLeft(view, id, row)) };
}

type Loss = EventOf<'shipSank' | 'shipScuttled'>;

const lossOf = (events: readonly BattleEvent[], id: ShipId): ShipLosses['lostAt'] => {
  const loss = events.find(
    (it): it is Loss => (it.kind === 'shipSank' || it.kind === 'shipScuttled') && it.ship === id,
  );
  return loss && { round: loss.round, impulse: loss.impulse };
};
