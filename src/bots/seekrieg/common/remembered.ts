import { type Axial, aheadOf, distance } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import {
  isInVisualRange,
  KNOTS_PER_HEX,
  type Mark,
  type Plot,
  plottedMark,
  type Ship,
  screenOf,
} from '../../../rules/seekrieg/query';

/** Turns of movement after which nobody can say where a ship is. */
const FORGOTTEN_AFTER = 12;

/** Hexes a turn that a new contact may lie from where a lost ship is expected to be one and the same. */
const DRIFT = 3;

/** Shares of the way that a lost ship can have made: she steams on, slows down, or has turned back. */
const WAYS = [1, 0.5, 0, -0.5];

/**
 * [SK-5.18] Enemies out of sight, where they must be by now: on their last course, if that is hidden from all own ships, else where
 * smoke, land or distance still hides them. One that is hidden nowhere is forgotten.
 */
export function rememberedMarks(view: SeekriegView, side: Side, ours: readonly Ship[]): Mark[] {
  const plots = Object.entries(view.forces[side]?.plots ?? {});
  return plots.flatMap(([id, plot]) => {
    if (view.ships[id] || view.contacts[id]) return [];
    const moves = movesSince(view, plot);
    const hex = moves <= FORGOTTEN_AFTER ? hiddenHex(view, ours, { id, side, plot, moves }) : null;
    if (!hex || isTrackedAgain(view, hex, moves)) return [];
    return [plottedMark(id, enemyOf(side), { ...plot, hex })];
  });
}

/** Movements since an enemy was plotted, which is done after movement. */
const movesSince = ({ turn, step }: SeekriegView, plot: Plot): number =>
  Math.max(0, turn - plot.turn - (step.kind === 'orders' ? 1 : 0));

interface Lost {
  id: string;
  side: Side;
  plot: Plot;
  moves: number;
}

/** The likeliest of the places where a ship can be without being seen. */
function hiddenHex(
  view: SeekriegView,
  ours: readonly Ship[],
  { id, side, plot, moves }: Lost,
): Axial | null {
  const hexes = WAYS.map((share) => reckoned(plot, share * moves));
  const isHidden = (hex: Axial): boolean => {
    const { ship } = plottedMark(id, enemyOf(side), { ...plot, hex });
    return !ours.some((it) => isInVisualRange(view, it, ship) && !screenOf(view, it, ship));
  };
  return hexes.find(isHidden) ?? null;
}

function reckoned({ hex, seen }: Plot, moves: number): Axial {
  if (!seen) return hex;
  const ahead = aheadOf(seen.facing);
  const hexes = Math.round((seen.knots * moves) / KNOTS_PER_HEX);
  return { q: hex.q + hexes * ahead.q, r: hex.r + hexes * ahead.r };
}

/** A contact without a name lies where she would be. */
const isTrackedAgain = ({ contacts }: SeekriegView, hex: Axial, moves: number): boolean =>
  Object.values(contacts).some((it) => !it.ship && distance(it.hex, hex) <= DRIFT * (moves + 1));
