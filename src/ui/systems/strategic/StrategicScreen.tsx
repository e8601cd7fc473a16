import { useContext, useMemo } from 'react';
import type { Table } from '../../../game';
import type { StrategicEvent, strategic } from '../../../rules/strategic';
import type { ClassPlan } from '../../../scenario/prepared';
import { logChapters } from '../../../words/strategic/logBook';
import { strategicText } from '../../../words/strategic/texts/screen';
import { useScenario } from '../../match/useScenarios';
import { gameLabels } from '../../table/labels';
import type { ScreenProps } from '../../table/screen';
import { TableScreen } from '../../table/TableScreen';
import { type AtTable, useTable } from '../../table/useTable';
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
import { turnTrack } from './TurnTrack';
import { TacticalBoard } from './tactical/TacticalBoard';
import { TacticalContext, useTacticalDesk } from './tactical/tacticalDesk';
import { useStrategicDesk } from './useDesk';
import { useNarrow } from './useNarrow';
import { useOperationPanel } from './useOperationPanel';
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
  const at = useTable<typeof strategic>(props);
  const { shown, events, viewer, replay, leaveReplay } = at;
  const { view } = shown;
  const orders = useStrategicDesk({ ...at, snapshot: shown, mayAsk: !props.noAdvice });
  const { give, ...routes } = useRoutes(orders, props.matchId);
  const desk = { ...orders, give };
  usePassing(desk, desk.question);
  const tactical = useTacticalDesk(desk, events);
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  const actions = strategicActions({
    ...{ desk, replay, leaveReplay, log: at.log, openReport: props.onReport },
    openHelp: () => at.showHelp(true),
  });
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  const panel = useOperationPanel({ screen: props, at, desk, log, plans });
  return (
    <DeskContext value={desk}>
      <TacticalContext value={tactical}>
        <RouteContext value={routes}>
          <TableScreen
            {...{ at, desk, actions, panel, screen: props, labels: labels() }}
            className="strategic"
            track={turnTrack(view, desk.names)}
            board={<OperationBoard screen={props} at={at} plans={plans} />}
            boardKeys={view.scenario.level === 'basic' ? matrixKeys() : chartKeys()}
          />
        </RouteContext>
      </TacticalContext>
    </DeskContext>
  );
}

const labels = () => gameLabels({ askBefore: strategicText('askBefore') });

interface OperationBoardProps {
  screen: ScreenProps;
  at: AtTable<typeof strategic>;
  plans: readonly ClassPlan[];
}

/** The boards of an operation; in a replay of an action that was fought out as a battle, that battle's. */
function OperationBoard({ screen, at, plans }: OperationBoardProps) {
  const { shown, isReplay, replay, snapshot, viewer, events } = at;
  const fight = useMemo(() => (isReplay ? innerSnapshot(shown) : undefined), [isReplay, shown]);
  if (!fight) return <Boards eyes={`${screen.matchId}/${viewer}`} events={events} plans={plans} />;
  return (
    <FightReplay
      {...{ replay, plans, table: screen.table, snapshot: fight }}
      eyes={snapshot.outcome ? undefined : viewer}
    />
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
    <div className="game-board theater">
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
