import { withShip } from '../../../src/scenario/battle/draft/forces';
import { battleDrafts } from '../../../src/scenario/battle/draft/form';
import type { BattleDraft } from '../../../src/scenario/battle/draft/shape';
import { shipped } from '../shipped';

const { registry } = shipped;
/** An empty chart of Battle. */
export const empty = battleDrafts.empty('own-abcdefghij');

/** Ships that join a force, by their ids. */
export const withShips = (draft: BattleDraft, force: number, ...ships: string[]): BattleDraft =>
  ships.reduce((it, ship) => withShip(it, force, ship, registry), draft);

/** Three ships a side. */
export const six = withShips(
  withShips(empty, 0, 'ajax', 'achilles', 'exeter'),
  1,
  'admiral-graf-spee',
  'karl-galster',
  'hans-lody',
);
