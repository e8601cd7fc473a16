import { SIDES } from '../../../rules/core';
import type { Division, Force, StrategicState } from '../../../rules/strategic';

/** Ids of units that take part in a fight that is under way or about to be: these have to be what they are until it ends. */
export type Tied = ReadonlySet<string>;

/**
 * [ST-7.19, ST-8.10, ST-8.23] All that is named by the fights of a position, those that are still to come and what has been declared: a division of which a ship
 * or the counter is named is tied with all its ships.
 */
export function tiedIn({ air, action, step, forces }: StrategicState): Tied {
  const named = new Set<string>();
  collect([air, action, step], named);
  for (const side of SIDES) {
    const { advanced, basic, divisions } = forces[side];
    collect(
      [advanced?.declared, advanced?.secret.unfinished, basic?.strikes, basic?.inFight],
      named,
    );
    for (const { id, ships } of Object.values(divisions))
      if ([id, ...ships].some((it) => named.has(it)))
        for (const it of [id, ...ships]) named.add(it);
  }
  return named;
}

/** All texts in plain data, keys of it too. */
function collect(data: unknown, into: Set<string>): void {
  if (typeof data === 'string') into.add(data);
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    into.add(key);
    collect(value, into);
  }
}

export const isDivisionTied = (tied: Tied, { id, ships }: Division): boolean =>
  [id, ...ships].some((it) => tied.has(it));

/** A squadron, or the ship or base that it is based on. */
export const isSquadronTied = (tied: Tied, { id, home }: Force['squadrons'][string]): boolean =>
  tied.has(id) || tied.has(home);
