import { type Die, type Roll, valueOf } from '../../core';
import type { Play } from '../model/play';
import type { SeekriegState } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import type { TableSet } from '../tables/standard';

/** A ship that is hit, with the rolls made for one event. */
export interface Struck {
  play: Play;
  state: SeekriegState;
  tables: TableSet;
  ship: Ship;
  dice: Roll[];
}

export const struck = (play: Play, ship: Ship, dice: readonly Roll[] = []): Struck => ({
  play,
  state: play.state,
  tables: tablesOf(play.state),
  ship,
  dice: [...dice],
});

/** Rolls a die and keeps it for the event. */
export function roll(
  { play, dice }: Pick<Struck, 'play' | 'dice'>,
  reason: string,
  die: Die = 'percentile',
): number {
  const rolled = play.dice.roll(die, 1, reason);
  dice.push(rolled);
  return valueOf(rolled);
}

/** Draws one of several things, all equally likely; `undefined` of none. */
export function draw<T>(
  { play, dice }: Struck,
  things: readonly T[],
  reason: string,
): T | undefined {
  if (things.length < 2) return things[0];
  const lot = play.dice.lot(things.length, reason);
  dice.push(lot);
  return things[valueOf(lot)];
}
