import type { Table } from '../../../../game';
import type { StrategicEvent, StrategicView, strategic } from '../../../../rules/strategic';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicFightText } from '../../../../words/strategic/texts/fight';
import { useScenario } from '../../../match/useScenarios';
import { HostedFight } from '../../../table/hosted/HostedFight';
import type { Fight } from '../../../table/hosted/useFight';
import type { ScreenProps } from '../../../table/screen';
import { ActionBar, FightOn } from './ActionBar';
import { FightEnd } from './FightEnd';

const NO_PLANS: readonly ClassPlan[] = [];

/** [ST-21.4] A surface action that is fought out: on its host's screen, with a bar that tells what it is part of. */
export function FightScreen({ fight, ...props }: ScreenProps & { fight: Fight }) {
  const table = props.table as Table<typeof strategic>;
  const view = fight.view as StrategicView;
  const { ended } = fight;
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  const bar = (
    <ActionBar view={view}>
      {ended ? (
        <FightEnd
          view={ended.view as StrategicView}
          events={ended.events as readonly StrategicEvent[]}
          onBack={ended.onBack}
        />
      ) : (
        <FightOn table={table} view={view} acting={props.acting} />
      )}
    </ActionBar>
  );
  return <HostedFight {...{ ...props, fight, plans, bar }} over={strategicFightText('over')} />;
}
