import { useContext, useMemo, useRef, useState } from 'react';
import type { Table } from '../../../game';
import type { StrategicEvent, strategic } from '../../../rules/strategic';
import type { ClassPlan } from '../../../scenario/prepared';
import { logChapters } from '../../../words/strategic/logBook';
import { strategicText } from '../../../words/strategic/texts/screen';
import { AskFinal } from '../../app/AskFinal';
import { ConfirmDialog } from '../../controls/ConfirmDialog';
import { HelpDialog } from '../../controls/HelpDialog';
import { useKeys } from '../../controls/keys';
import type { LogHandle } from '../../log/useLogHandle';
import { useScenario } from '../../match/useScenarios';
import { useReplay } from '../../table/replay/useReplay';
import type { ScreenProps } from '../../table/screen';
import { TableMenu } from '../../table/TableMenu';
import { useWatch } from '../../table/useWatch';
import { strategicActions } from './actions';
import { ChartBoard } from './advanced/ChartBoard';
import { chartKeys } from './advanced/keys';
import { RouteContext, useRoutes } from './advanced/routes/useRoutes';
import { AirBoard } from './air/AirBoard';
import { DeskContext, useDesk } from './desk';
import { innerSnapshot } from './fight/battleTable';
import { FightReplay } from './fight/FightReplay';
import { FightScreen } from './fight/FightScreen';
import { useFight } from './fight/useFight';
import { MatrixBoard } from './matrix/MatrixBoard';
import { usePassing } from './passing';
import { StrategicPanel } from './StrategicPanel';
import { Track } from './Track';
import { TacticalBoard } from './tactical/TacticalBoard';
import { TacticalContext, useTacticalDesk } from './tactical/tacticalDesk';
import { useStrategicDesk } from './useDesk';
import { useNarrow } from './useNarrow';
import '../battle/battle.css';
import '../battle/orders.css';
import './strategic.css';

/** Keys that the matrix listens for by itself. */
const matrixKeys = () => [
  {
    group: strategicText('group.board'),
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    label: strategicText('fromCounter'),
  },
];

/** Ships of scenarios that are not shipped are drawn by their types. */
const NO_PLANS: readonly ClassPlan[] = [];

/** A strategic game; while a surface action is fought out as a battle [ST-21.4], that battle, until its end has been looked at. */
export function StrategicScreen(props: ScreenProps) {
  const { viewer } = props;
  const table = props.table as Table<typeof strategic>;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const fight = useFight(table, snapshot, viewer);
  if (!props.isReplay && fight) return <FightScreen key={fight.id} fight={fight} {...props} />;
  return <OperationScreen {...props} />;
}

/** The track above, the board of its level, the panel beside it. */
function OperationScreen(props: ScreenProps) {
  const { viewer } = props;
  const table = props.table as Table<typeof strategic>;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const { replay, shown } = useReplay(table, snapshot, props.isReplay);
  const { view, chapters } = shown;
  const acting = replay.at === null ? props.acting : null;
  const logRef = useRef<LogHandle>(null);
  const [help, setHelp] = useState(false);
  const mayAsk = !props.noAdvice;
  const orders = useStrategicDesk({ table, snapshot: shown, viewer, acting, mayAsk });
  const { give, ...routes } = useRoutes(orders, props.matchId);
  const desk = { ...orders, give };
  usePassing(desk, desk.question);
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const tactical = useTacticalDesk(desk, events);
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  const leaveReplay = () => {
    replay.close();
    props.onReplayLeft();
  };
  const { outcome } = snapshot;
  const actions = strategicActions({
    ...{ desk, replay, leaveReplay, log: logRef, openReport: props.onReport },
    openHelp: () => setHelp(true),
  });
  useKeys(actions);
  const fight = useMemo(
    () => (replay.at === null ? undefined : innerSnapshot(shown)),
    [replay.at, shown],
  );
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  return (
    <DeskContext value={desk}>
      <TacticalContext value={tactical}>
        <RouteContext value={routes}>
          <main className="battle strategic" id="main" tabIndex={-1}>
            <Track view={view} names={desk.names}>
              <TableMenu actions={actions}>{props.saving}</TableMenu>
            </Track>
            {fight ? (
              <FightReplay
                table={props.table}
                snapshot={fight}
                eyes={outcome ? undefined : viewer}
                replay={replay}
                plans={plans}
              />
            ) : (
              <Boards eyes={`${props.matchId}/${viewer}`} events={events} plans={plans} />
            )}
            <StrategicPanel
              {...props}
              acting={acting}
              actions={actions}
              events={events}
              log={log}
              logRef={logRef}
              outcome={outcome}
              replay={replay}
              leaveReplay={leaveReplay}
              plans={plans}
            />
            {desk.question && (
              <ConfirmDialog question={desk.question} onClose={() => desk.ask(null)} />
            )}
            {help && (
              <HelpDialog
                actions={actions}
                others={view.scenario.level === 'basic' ? matrixKeys() : chartKeys()}
                onClose={() => setHelp(false)}
              >
                <AskFinal label={strategicText('askBefore')} />
              </HelpDialog>
            )}
          </main>
        </RouteContext>
      </TacticalContext>
    </DeskContext>
  );
}

interface BoardsProps {
  eyes: string;
  events: readonly StrategicEvent[];
  plans: readonly ClassPlan[];
}

/** The board of the moment: of a tactical action, else of the level; and the air operations under it. */
function Boards({ eyes, events, plans }: BoardsProps) {
  const { map } = useDesk().view.scenario;
  const tactical = useContext(TacticalContext);
  const isStacked = useNarrow('stacked');
  return (
    <div className="battle-map theater">
      {tactical ? (
        <TacticalBoard plans={plans} />
      ) : map ? (
        <ChartBoard eyes={eyes} events={events} map={map} plans={plans} />
      ) : (
        <MatrixBoard eyes={eyes} events={events} plans={plans} />
      )}
      {!isStacked && !tactical && <AirBoard />}
    </div>
  );
}
