import { type BySide, bySide, type Stage } from '../../core';
import type { Advance, RulesOf } from '../rule';
import type { StrategicView } from '../state';
import type { AirOrder } from './orders';

/** How the orders of this part work. */
export const airRules: Partial<RulesOf<AirOrder>> = {};

/** Moves on by itself as far as nobody has to decide. */
export const advanceAir: Advance = () => false;

/** What either side may do now. */
export const airStages = (_view: StrategicView): BySide<Stage> => bySide(() => 'waiting');

/** Where the game stands, for people. */
export const airLabel = (_view: StrategicView): string => '';
