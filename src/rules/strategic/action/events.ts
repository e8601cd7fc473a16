import type { Fact } from '../fact';

export type ActionEvent = Fact<'actionPlaceholder'>;
