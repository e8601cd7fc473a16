import { enemyOf, type Side } from '../../core';
import { boxCounts } from '../common/formations';
import { NOTHING } from '../common/hand';
import { forceOf } from '../common/own';
import type { Play } from '../model/play';
import type { SeaWingsView } from '../model/state';

/** What becomes of a card that is played: it goes to the discards, or its owner keeps it [WG-21.15]. */
export type Played = 'spent' | 'kept';

/** One card of WG-21.12. */
export interface CardRule {
  /** What it can be played on now. */
  objects(view: SeaWingsView, side: Side): string[];
  /** Where `objects` is only a selection: whether it can be played on something else. */
  allows?(view: SeaWingsView, on: string): boolean;
  /** The enemy is not told what it was played on. */
  isSecret?: true;
  /** It is laid face down, and shown when its moment comes [WG-21.20]. */
  isLaid?: true;
  /** What it does at once; a card without it lies where it was played as long as it has its effect. */
  play?(play: Play, side: Side, on: string): Played;
}

/** On nothing in particular, if a condition holds. */
export const onNothing =
  (holds: (view: SeaWingsView, side: Side) => boolean): CardRule['objects'] =>
  (view, side) =>
    holds(view, side) ? [NOTHING] : [];

/** The side is attacked by the strike that is being fought. */
export const isAttacked = ({ raid }: SeaWingsView, side: Side): boolean =>
  raid !== null && raid.attacker === enemyOf(side);

/** Carriers of a side that are afloat. */
export const carriersOf = (view: SeaWingsView, side: Side): string[] =>
  Object.values(forceOf(view, side).ships)
    .filter(({ card, fate }) => card.carrier && fate === 'afloat')
    .map(({ card }) => card.id);

/** Formations of a side that search. */
export const searchersOf = (view: SeaWingsView, side: Side): string[] =>
  Object.values(forceOf(view, side).formations)
    .filter((it) => boxCounts(it).search > 0)
    .map(({ id }) => id);
