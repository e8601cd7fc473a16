/** The two sides of every game; a scenario names them for its players ('Royal Navy', 'Kriegsmarine'). */
export const SIDES = ['allies', 'axis'] as const;
export type Side = (typeof SIDES)[number];

/** Who views a game: a side, or a spectator. */
export type Viewer = Side | 'spectator';

export const VIEWERS: readonly Viewer[] = [...SIDES, 'spectator'];

export type BySide<T> = Record<Side, T>;

export const enemyOf = (side: Side): Side => (side === 'allies' ? 'axis' : 'allies');

/** A record with one value made for each side. */
export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  allies: make('allies'),
  axis: make('axis'),
});
