import { type BySide, bySide, type Stage } from '../../core';
import type { SurfaceAction } from '../action/state';
import type { Play } from '../play';
import type { Advance, RulesOf } from '../rule';
import type { StrategicView } from '../state';
import type { AdvancedOrder } from './orders';

/** How the orders of this part work. */
export const advancedRules: Partial<RulesOf<AdvancedOrder>> = {};

/** [ST-8.3] Begins an Advanced turn, its number, priority and announcement being set: phase 1, then the declarations of phase 2. */
export const beginAdvancedTurn = (_play: Play): void => {};

/** Moves on by itself as far as nobody has to decide. */
export const advanceAdvanced: Advance = () => false;

/** What either side may do now. */
export const advancedStages = (_view: StrategicView): BySide<Stage> => bySide(() => 'waiting');

/** Where the game stands, for people. */
export const advancedLabel = (_view: StrategicView): string => '';

/** What a surface action leaves behind for the turn. */
export const afterAdvancedAction = (_play: Play, _action: SurfaceAction): void => {};
