import { type BySide, bySide, type Stage } from '../../core';
import type { Play } from '../play';
import type { Advance, RulesOf } from '../rule';
import type { StrategicView } from '../state';
import type { TacticalOrder } from './orders';

/** How the orders of this part work. */
export const tacticalRules: Partial<RulesOf<TacticalOrder>> = {};

/** Moves on by itself as far as nobody has to decide. */
export const advanceTactical: Advance = () => false;

/** What either side may do now. */
export const tacticalStages = (_view: StrategicView): BySide<Stage> => bySide(() => 'waiting');

/** Where the game stands, for people. */
export const tacticalLabel = (_view: StrategicView): string => '';

/** Puts the stage of a tactical action [ST-15.9]. */
export const startTactical = (_play: Play): void => {};
