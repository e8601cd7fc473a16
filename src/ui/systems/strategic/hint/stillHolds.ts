import { sameData } from '../../../../game';
import type { StrategicView } from '../../../../rules/strategic/model/state';

/** [ST-5.14] The enemy has confirmed meanwhile, at most: what was advised is as good as before. */
export const differsInConfirmingAlone = (before: unknown, after: unknown): boolean =>
  before === after ||
  sameData(
    { ...(before as StrategicView), confirmed: null },
    { ...(after as StrategicView), confirmed: null },
  );
