import type { Fact } from '../fact';

export type TacticalEvent = Fact<'tacticalPlaceholder'>;
