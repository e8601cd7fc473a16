import { sameData } from '../../../../game';
import type { BattleView } from '../../../../rules/battle';

/** [BT-8.3] The enemy has sealed meanwhile, at most: what was advised is as good as before. */
export const differsInSealingAlone = (before: unknown, after: unknown): boolean =>
  before === after ||
  sameData({ ...(before as BattleView), done: null }, { ...(after as BattleView), done: null });
