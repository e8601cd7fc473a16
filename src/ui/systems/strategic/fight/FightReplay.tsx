import { Suspense } from 'react';
import type { Snapshot, Table } from '../../../../game';
import type { battle } from '../../../../rules/battle';
import type { Viewer } from '../../../../rules/core';
import type { ClassPlan } from '../../../../scenario/prepared';
import { lazyPage } from '../../../app/lazyPage';
import type { Replay } from '../../../table/replay/useReplay';
import type { ReplayedBattleProps } from '../../battle/ReplayedBattle';

const board = lazyPage<ReplayedBattleProps>(() =>
  import('../../battle/ReplayedBattle').then(({ ReplayedBattle }) => ReplayedBattle),
);

interface FightReplayProps {
  table: Table;
  snapshot: Snapshot<typeof battle>;
  eyes: Viewer | undefined;
  replay: Replay;
  plans: readonly ClassPlan[];
}

/** A battle in the replay of an operation: its map stands where the chart does. */
export const FightReplay = ({ table, ...props }: FightReplayProps) => (
  <Suspense fallback={<div className="game-board" />}>
    {/* Only the table's places are asked for, and only where somebody gives orders. */}
    <board.Page {...props} table={table as unknown as Table<typeof battle>} />
  </Suspense>
);
