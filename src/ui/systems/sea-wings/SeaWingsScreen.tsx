import { type ComponentType, Suspense, useMemo } from 'react';
import type { Snapshot } from '../../../game';
import type { seaWings } from '../../../rules/sea-wings';
import type { PreparedSeaWings } from '../../../scenario/sea-wings/resolve';
import { logChapters } from '../../../words/sea-wings/logBook';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import { chartKeys } from '../../chart/keys';
import { usePrefs } from '../../frame/prefs';
import { useKeptLesson } from '../../lesson/keptLesson';
import { useScenario } from '../../match/useScenarios';
import type { Silhouettes } from '../../ships/silhouette';
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
import { wingsActions } from './actions';
import { ChartBoard } from './chart/ChartBoard';
import { drawnFor } from './chart/chartOf';
import { DeckBoard } from './deck/DeckBoard';
import { DeskContext } from './desk/desk';
import { passedText } from './desk/place';
import { shipPlans } from './desk/shipPlans';
import { FightScreen } from './fight/FightScreen';
import { fightPort } from './fight/port';
import { WingsLesson } from './lesson/WingsLesson';
import { forcedOrder } from './passing';
import { KEPT_ORDERS, STANDING } from './standing';
import { turnTrack } from './track';
import { useWingsDesk } from './useWingsDesk';
import { useWingsPanel } from './useWingsPanel';
import './wings.css';

/** The screen of Sea Wings, whose engagements may be fought out on those of hosts, the usual one first. */
export function seaWingsScreen(hosts: readonly HostUi[]): ComponentType<ScreenProps> {
  const hosting: Hosting = { port: fightPort, hosts };
  return function SeaWingsScreen(props) {
    return <GameScreen {...props} hosting={hosting} />;
  };
}

interface WingsProps extends ScreenProps {
  hosting: Hosting;
}

/** A game of Sea Wings; while an engagement is fought out, that fight, until its end has been seen [WG-18.12]. */
function GameScreen({ hosting, ...props }: WingsProps) {
  const { viewer, table } = props;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const fight = useFight(table, snapshot, viewer, hosting);
  if (props.isReplay || !fight) return <WingsScreen {...props} hosting={hosting} />;
  return <FightScreen key={fight.id} fight={fight} {...props} />;
}

/** The track above, chart and flight decks, the panel beside it. */
function WingsScreen({ hosting, ...props }: WingsProps) {
  const at = useTable<typeof seaWings>(props);
  const { shown, events, viewer, replay, leaveReplay } = at;
  const { view } = shown;
  const orders = useWingsDesk({ ...at, snapshot: shown, mayAsk: !props.noAdvice });
  const { standingOrders } = usePrefs();
  const isTaught = useKeptLesson(props.matchId) !== null;
  const { give, given, isAsBefore, askAgain } = useStanding(orders, {
    ...{ system: props.table.system, kit: STANDING, store: KEPT_ORDERS, isOn: standingOrders },
    ...{ eyes: `${props.matchId}/${orders.side}`, place: String(view.clock), proposes: !isTaught },
  });
  const desk = { ...orders, give, given };
  const passing = usePassing({
    ...desk,
    ...{ clock: view.clock, step: passedText(view), isAsBefore },
    forced: forcedOrder({ ...desk, isAsBefore }),
    isOrdered: isOrderedByHand(desk, desk),
    isAgainstPerson: props.noAdvice,
  });
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  const actions = wingsActions({
    ...{ desk, replay, leaveReplay, log: at.log, openReport: props.onReport },
    openHelp: () => at.showHelp(true),
    isPassing: passing.isPassing,
  });
  const prepared = useScenario(view.scenario.id) as PreparedSeaWings | undefined;
  const silhouettes = useMemo(() => shipPlans(prepared), [prepared]);
  const panel = useWingsPanel({ screen: props, at, desk, log, passing, askAgain, silhouettes });
  return (
    <DeskContext value={desk}>
      <TableScreen
        {...{ at, desk, actions, panel, screen: props, labels: labels() }}
        className="wings"
        track={turnTrack(view)}
        lesson={!at.isReplay && <WingsLesson match={props.matchId} />}
        boardKeys={chartKeys(wingsScreenText('group.board'))}
        board={<WingsBoard {...{ screen: props, at, prepared, silhouettes, hosting }} />}
      />
    </DeskContext>
  );
}

const labels = () => gameLabels({ askBefore: wingsScreenText('askBefore') });

interface BoardProps extends Pick<WingsProps, 'hosting'> {
  screen: ScreenProps;
  at: AtTable<typeof seaWings>;
  prepared: PreparedSeaWings | undefined;
  silhouettes: Silhouettes;
}

/** Chart and flight decks; in the replay of a fight handed over, the host's board. */
function WingsBoard({ screen, at, prepared, silhouettes, hosting }: BoardProps) {
  const { shown, isReplay, replay, snapshot, viewer, events } = at;
  const drawn = useMemo(() => drawnFor(prepared), [prepared]);
  const isNarrow = useNarrow('tablet');
  const fight = useMemo(
    () => (isReplay ? innerSnapshot(shown as unknown as Snapshot, hosting) : undefined),
    [isReplay, shown, hosting],
  );
  if (!fight)
    return (
      <div className="game-board wings-board">
        <ChartBoard {...{ events, silhouettes, drawn }} eyes={`${screen.matchId}/${viewer}`} />
        {!isNarrow && <DeckBoard />}
      </div>
    );
  const { ReplayBoard } = hostIn(hosting, shown.view);
  return (
    <Suspense fallback={<div className="game-board" />}>
      <ReplayBoard.Page
        {...{ replay, plans: prepared?.plans ?? [], table: screen.table, snapshot: fight }}
        eyes={snapshot.outcome ? undefined : viewer}
      />
    </Suspense>
  );
}
