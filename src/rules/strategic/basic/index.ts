import { type BySide, bySide, type Stage } from '../../core';
import type { SurfaceAction } from '../action/state';
import type { Play } from '../play';
import type { Advance, RulesOf } from '../rule';
import type { StrategicView } from '../state';
import type { BasicOrder } from './orders';

/** How the orders of this part work. */
export const basicRules: Partial<RulesOf<BasicOrder>> = {};

/** Begins a Basic turn, its number and priority being set. */
export const beginBasicTurn = (_play: Play): void => {};

/** Moves on by itself as far as nobody has to decide. */
export const advanceBasic: Advance = () => false;

/** What either side may do now. */
export const basicStages = (_view: StrategicView): BySide<Stage> => bySide(() => 'waiting');

/** Where the game stands, for people. */
export const basicLabel = (_view: StrategicView): string => '';

/** What a surface action leaves behind for the turn. */
export const afterBasicAction = (_play: Play, _action: SurfaceAction): void => {};
