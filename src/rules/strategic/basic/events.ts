import type { Fact } from '../fact';

export type BasicEvent = Fact<'basicPlaceholder'>;
