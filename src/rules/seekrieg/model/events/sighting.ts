import type { Axial } from '../../../../hex';
import type { TargetId } from '../ids';
import type { SightingLevel } from '../state';
import type { Of } from './base';

/** Phase 4 and what lights it. `side`: whose lookouts; told to that side alone. */
export type SightingEvent =
  /** A new contact, or one that is seen better than before. */
  | Of<'contactMade', { target: TargetId; level: SightingLevel; hex: Axial }>
  /** A contact has been named; `contact` was its marker. */
  | Of<'contactNamed', { contact: TargetId; target: TargetId }>
  | Of<'contactLost', { target: TargetId }>;
