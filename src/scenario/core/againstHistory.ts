import type { ShipFate, Side } from '../../rules/core';
import type { HistoricalLosses } from './losses';

/** How a ship fared otherwise than in history: an own one was saved or lost, an enemy was sunk or spared. */
type Difference = 'saved' | 'sank' | 'lost' | 'spared';

/** The differences in the order in which they are told, the good ones first. */
export const DIFFERENCES = ['saved', 'sank', 'lost', 'spared'] as const satisfies Difference[];

/** How much better than history a side did. */
export interface AgainstHistory {
  /** Of the ships below by the system's own scale: below 0 it did worse. */
  points: number;
  /** Ships, by their ids. */
  ships: Readonly<Record<Difference, readonly string[]>>;
}

/** A finished game of one side against the losses of history; ships alone count, objectives do not. */
export function againstHistory(
  { sunk }: Pick<HistoricalLosses, 'sunk'>,
  fates: readonly ShipFate[],
  side: Side,
): AgainstHistory {
  const others = fates.filter((it) => it.isLost !== sunk[it.side].includes(it.id));
  const of = (what: Difference) => others.filter((it) => differenceOf(it, side) === what);
  const points = (what: Difference) => of(what).reduce((sum, it) => sum + it.points, 0);
  const ids = (what: Difference) => of(what).map(({ id }) => id);
  return {
    points: points('saved') + points('sank') - points('lost') - points('spared'),
    ships: { saved: ids('saved'), sank: ids('sank'), lost: ids('lost'), spared: ids('spared') },
  };
}

function differenceOf({ side: of, isLost }: ShipFate, side: Side): Difference {
  if (of === side) return isLost ? 'lost' : 'saved';
  return isLost ? 'sank' : 'spared';
}
