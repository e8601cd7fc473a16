import type { Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import type { Names } from './names';

/** What orders and reports are told with: the names of things, where they are, and who reads. */
export interface Around {
  view: StrategicView;
  names: Names;
  side: Side;
}
