import { type BySide, bySide, type Stage } from '../../core';
import type { Advance, RulesOf } from '../rule';
import type { StrategicView } from '../state';
import type { ActionOrder } from './orders';

/** How the orders of this part work. */
export const actionRules: Partial<RulesOf<ActionOrder>> = {};

/** Moves on by itself as far as nobody has to decide. */
export const advanceAction: Advance = () => false;

/** What either side may do now. */
export const actionStages = (_view: StrategicView): BySide<Stage> => bySide(() => 'waiting');

/** Where the game stands, for people. */
export const actionLabel = (_view: StrategicView): string => '';
