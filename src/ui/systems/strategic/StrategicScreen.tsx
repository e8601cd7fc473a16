import { type ComponentType, Suspense, useContext, useMemo } from 'react';
import type { Snapshot } from '../../../game';
import type { StrategicEvent, strategic } from '../../../rules/strategic';
import type { KeptCoast } from '../../../scenario/core/coast';
import type { ClassPlan } from '../../../scenario/prepared';
import { logChapters } from '../../../words/strategic/logBook';
import { strategicText } from '../../../words/strategic/texts/screen';
import { usePrefs } from '../../frame/prefs';
import { useKeptLesson } from '../../lesson/keptLesson';
import { useScenario } from '../../match/useScenarios';
import { type Hosting, type HostUi, hostIn } from '../../table/hosted/host';
import { innerSnapshot } from '../../table/hosted/innerTable';
import { useFight } from '../../table/hosted/useFight';
import { gameLabels } from '../../table/labels';
import type { ScreenProps } from '../../table/screen';
import { isOrderedByHand, usePassing } from '../../table/standing/usePassing';
import { useStanding } from '../../table/standing/useStanding';
import { TableScreen } from '../../table/TableScreen';
import { useNarrow } from '../../table/useNarrow';
import { type AtTable, useTable } from '../../table/useTable';
import { useWatch } from '../../table/useWatch';
import { strategicActions } from './actions';
import { ChartBoard } from './advanced/ChartBoard';
import { courseKeys } from './advanced/keys';
import { RouteContext, useRoutes } from './advanced/routes/useRoutes';
import { AirBoard } from './air/AirBoard';
import { DeskContext, useDesk } from './desk/desk';
import { stepLabel } from './desk/place';
import { FightScreen } from './fight/FightScreen';
import { fightPort } from './fight/port';
import { OperationLesson } from './lesson/OperationLesson';
import { MatrixBoard } from './matrix/MatrixBoard';
import { forcedOrder, isTold } from './passing';
import { KEPT_ORDERS } from './standing/kept';
import { STANDING } from './standing/kit';
import { turnTrack } from './TurnTrack';
import { TacticalBoard } from './tactical/TacticalBoard';
import { TacticalContext, useTacticalDesk } from './tactical/tacticalDesk';
import { useStrategicDesk } from './useOperationDesk';
import { useOperationPanel } from './useOperationPanel';
import './strategic.css';

/** Keys that the matrix handles itself. */
const matrixKeys = () => [
  {
    group: strategicText('group.board'),
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    label: strategicText('fromCounter'),
  },
];

/** Ships of scenarios that are not shipped are drawn by their types. */
const NO_PLANS: readonly ClassPlan[] = [];

/** The screen of operations, whose surface actions may be fought out on those of hosts, the usual one first. */
export function strategicScreen(hosts: readonly HostUi[]): ComponentType<ScreenProps> {
  const hosting: Hosting = { port: fightPort, hosts };
  return function StrategicScreen(props) {
    return <GameScreen {...props} hosting={hosting} />;
  };
}

interface OperationProps extends ScreenProps {
  hosting: Hosting;
}

/** A strategic game; while a surface action is fought out as a battle [ST-21.4], that battle, until its end has been seen. */
function GameScreen({ hosting, ...props }: OperationProps) {
  const { viewer, table } = props;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const fight = useFight(table, snapshot, viewer, hosting);
  if (props.isReplay || !fight) return <OperationScreen {...props} hosting={hosting} />;
  return <FightScreen key={fight.id} fight={fight} {...props} />;
}

/** The track above, the board of its level, the panel beside it. */
function OperationScreen({ hosting, ...props }: OperationProps) {
  const at = useTable<typeof strategic>(props);
  const { shown, events, viewer, replay, leaveReplay } = at;
  const { view } = shown;
  const orders = useStrategicDesk({ ...at, snapshot: shown, mayAsk: !props.noAdvice });
  const { give: giveOff, ...routes } = useRoutes(orders, props.matchId);
  const { standingOrders } = usePrefs();
  const isTaught = useKeptLesson(props.matchId) !== null;
  const { give, ...standing } = useStanding(
    { ...orders, give: giveOff },
    {
      ...{ system: props.table.system, kit: STANDING, store: KEPT_ORDERS, isOn: standingOrders },
      ...{
        eyes: `${props.matchId}/${orders.side}`,
        place: String(view.clock),
        proposes: !isTaught,
      },
    },
  );
  const desk = { ...orders, give, standing };
  const forced = forcedOrder(desk);
  const step = forced && isTold(forced) ? stepLabel(view) : undefined;
  const passing = usePassing({
    ...desk,
    ...{ clock: view.clock, step, forced, isOrdered: isOrderedByHand(desk, standing) },
    isAgainstPerson: props.noAdvice,
  });
  const tactical = useTacticalDesk(desk, events);
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  const actions = strategicActions({
    ...{ desk, replay, leaveReplay, log: at.log, openReport: props.onReport },
    openHelp: () => at.showHelp(true),
    isPassing: passing.isPassing,
  });
  const { plans = NO_PLANS, coast } = useScenario(view.scenario.id) ?? {};
  const panel = useOperationPanel({ screen: props, at, desk, log, plans, passing });
  return (
    <DeskContext value={desk}>
      <TacticalContext value={tactical}>
        <RouteContext value={routes}>
          <TableScreen
            {...{ at, desk, actions, panel, screen: props, labels: labels() }}
            className="strategic"
            track={turnTrack(view)}
            board={<OperationBoard {...{ screen: props, at, plans, coast, hosting }} />}
            lesson={!at.isReplay && <OperationLesson match={props.matchId} />}
            boardKeys={view.scenario.level === 'basic' ? matrixKeys() : courseKeys()}
          />
        </RouteContext>
      </TacticalContext>
    </DeskContext>
  );
}

const labels = () => gameLabels({ askBefore: strategicText('askBefore') });

interface OperationBoardProps extends Pick<OperationProps, 'hosting'> {
  screen: ScreenProps;
  at: AtTable<typeof strategic>;
  plans: readonly ClassPlan[];
  coast: KeptCoast | undefined;
}

/** The boards of an operation; in the replay of a battle handed over, the host's. */
function OperationBoard({ screen, at, plans, coast, hosting }: OperationBoardProps) {
  const { shown, isReplay, replay, snapshot, viewer, events } = at;
  const fight = useMemo(
    () => (isReplay ? innerSnapshot(shown as unknown as Snapshot, hosting) : undefined),
    [isReplay, shown, hosting],
  );
  if (!fight) return <Boards eyes={`${screen.matchId}/${viewer}`} {...{ events, plans, coast }} />;
  const { ReplayBoard } = hostIn(hosting, shown.view);
  return (
    <Suspense fallback={<div className="game-board" />}>
      <ReplayBoard.Page
        {...{ replay, plans, table: screen.table, snapshot: fight }}
        eyes={snapshot.outcome ? undefined : viewer}
      />
    </Suspense>
  );
}

interface BoardsProps {
  eyes: string;
  events: readonly StrategicEvent[];
  plans: readonly ClassPlan[];
  coast: KeptCoast | undefined;
}

/** The current board, of a tactical action or of the level, with the air operations below it. */
function Boards({ eyes, events, plans, coast }: BoardsProps) {
  const { map } = useDesk().view.scenario;
  const tactical = useContext(TacticalContext);
  const isNarrow = useNarrow('tablet');
  return (
    <div className="game-board theater">
      {tactical ? (
        <TacticalBoard plans={plans} />
      ) : map ? (
        <ChartBoard {...{ eyes, events, map, plans, coast }} />
      ) : (
        <MatrixBoard eyes={eyes} events={events} plans={plans} />
      )}
      {!isNarrow && !tactical && <AirBoard />}
    </div>
  );
}
