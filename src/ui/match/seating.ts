import { type BySide, type Segment, SIDES, type Side, type Viewer } from '../../rules/core';

/** The sides played by people at this screen. */
export const humansAt = (sitters: BySide<unknown>): Side[] =>
  SIDES.filter((side) => sitters[side] === 'human');

/** The side at this screen that has to decide now; of two the one that has the screen. */
function decider(
  { active }: Segment,
  humans: readonly Side[],
  current: Viewer | null,
): Side | undefined {
  const due = humans.filter((side) => active[side] !== 'waiting');
  return due.find((side) => side === current) ?? due[0];
}

/** Whose view the screen shows, and to whom it has to be handed first. */
interface Seating {
  viewer: Viewer;
  /** Not to be shown until this side has the screen. */
  handTo: Side | null;
  acting: Side | null;
}

/**
 * Seats the screen. With both sides at one screen, neither may see what is secret to the other. When the side to decide
 * does not have the screen, it is handed over first: always in fog, otherwise before sealed declarations.
 */
export function seat(
  segment: Segment,
  humans: readonly Side[],
  current: Viewer | null,
  inFog = false,
): Seating {
  const [only] = humans;
  if (!only) return { viewer: 'spectator', handTo: null, acting: null };
  const due = decider(segment, humans, current);
  if (humans.length === 1) return { viewer: only, handTo: null, acting: due ?? null };
  if (!due) return { viewer: 'spectator', handTo: null, acting: null };
  const isSecret = inFog || segment.active[due] === 'declare';
  const isHanded = isSecret && current !== due;
  return { viewer: due, handTo: isHanded ? due : null, acting: isHanded ? null : due };
}

/** With nobody to decide: the view of the only human player, else a spectator's. */
export const spectatorSeating = ([first, second]: readonly Side[]): Seating => ({
  viewer: first && !second ? first : 'spectator',
  handTo: null,
  acting: null,
});
