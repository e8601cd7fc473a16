import type { Table } from '../../../../game';
import type { strategic } from '../../../../rules/strategic';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicFightText } from '../../../../words/strategic/texts/fight';
import { lazyPage } from '../../../app/lazyPage';
import { useScenario } from '../../../match/useScenarios';
import type { ScreenProps } from '../../../table/screen';
import type { BattleScreenProps } from '../../battle/BattleScreen';
import { FightBar, FightOn } from './FightBar';
import { FightEnd } from './FightEnd';
import { fightMemory } from './memory';
import type { Fight } from './useFight';

const board = lazyPage<BattleScreenProps>(() =>
  import('../../battle/BattleScreen').then(({ BattleScreen }) => BattleScreen),
);

/** Fetches the board of battles ahead: an operation may come to one at any time. */
export const prefetchFight = board.prefetch;

const NO_PLANS: readonly ClassPlan[] = [];

interface FightScreenProps extends ScreenProps {
  fight: Fight;
}

/** [ST-21.4] A surface action that is fought out as a battle: the screen of a battle, with a bar that tells what it is part of. */
export function FightScreen({ fight, ...props }: FightScreenProps) {
  const table = props.table as Table<typeof strategic>;
  const { view, ended } = fight;
  const inner = fightMemory(table).table();
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  return (
    <board.Page
      {...props}
      {...(ended && { acting: null, standstill: strategicFightText('over') })}
      table={inner as unknown as Table}
      plans={plans}
      bar={
        <FightBar view={view}>
          {ended ? (
            <FightEnd {...ended} />
          ) : (
            <FightOn table={table} view={view} acting={props.acting} />
          )}
        </FightBar>
      }
    />
  );
}
