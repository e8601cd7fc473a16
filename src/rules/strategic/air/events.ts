import type { Fact } from '../fact';

export type AirEvent = Fact<'airPlaceholder'>;
