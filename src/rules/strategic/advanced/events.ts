import type { Fact } from '../fact';

export type AdvancedEvent = Fact<'advancedPlaceholder'>;
