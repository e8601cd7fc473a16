import { useMemo } from 'react';
import type { Table } from '../../../../game';
import type { StrategicView, strategic } from '../../../../rules/strategic';
import type { ClassPlan } from '../../../../scenario/prepared';
import { lazyPage } from '../../../app/lazyPage';
import type { ScreenProps } from '../../../match/screen';
import { useScenario } from '../../../match/useScenarios';
import type { BattleScreenProps } from '../../battle/BattleScreen';
import { battleTable } from './battleTable';
import { FightBar } from './FightBar';

const board = lazyPage<BattleScreenProps>(() =>
  import('../../battle/BattleScreen').then(({ BattleScreen }) => BattleScreen),
);

/** Fetches the board of battles ahead: an operation may come to one at any time. */
export const prefetchFight = board.prefetch;

const NO_PLANS: readonly ClassPlan[] = [];

/** [ST-21.4] A surface action that is fought out as a battle: the screen of a battle, with a bar that tells what it is part of. */
export function FightScreen({ view, ...props }: ScreenProps & { view: StrategicView }) {
  const table = props.table as Table<typeof strategic>;
  const inner = useMemo(() => battleTable(table), [table]);
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  return (
    <board.Page
      {...props}
      table={inner as unknown as Table}
      plans={plans}
      bar={<FightBar table={table} view={view} acting={props.acting} />}
    />
  );
}
