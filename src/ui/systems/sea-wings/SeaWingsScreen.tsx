import { useMemo } from 'react';
import type { seaWings } from '../../../rules/sea-wings';
import type { PreparedSeaWings } from '../../../scenario/sea-wings/resolve';
import { logChapters } from '../../../words/sea-wings/logBook';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import { chartKeys } from '../../chart/keys';
import { usePrefs } from '../../frame/prefs';
import { useScenario } from '../../match/useScenarios';
import { gameLabels } from '../../table/labels';
import type { ScreenProps } from '../../table/screen';
import { usePassing } from '../../table/standing/usePassing';
import { useStanding } from '../../table/standing/useStanding';
import { TableScreen } from '../../table/TableScreen';
import { useNarrow } from '../../table/useNarrow';
import { useTable } from '../../table/useTable';
import { wingsActions } from './actions';
import { ChartBoard } from './chart/ChartBoard';
import { drawnFor } from './chart/chartOf';
import { DeckBoard } from './deck/DeckBoard';
import { DeskContext } from './desk/desk';
import { passedText } from './desk/place';
import { shipPlans } from './desk/shipPlans';
import { WingsLesson } from './lesson/WingsLesson';
import { forcedOrder } from './passing';
import { KEPT_ORDERS, STANDING } from './standing';
import { turnTrack } from './track';
import { useWingsDesk } from './useWingsDesk';
import { useWingsPanel } from './useWingsPanel';
import './wings.css';

/** The screen of Sea Wings: the track above, chart and flight decks, the panel beside them. */
export function SeaWingsScreen(props: ScreenProps) {
  const at = useTable<typeof seaWings>(props);
  const { shown, events, viewer, replay, leaveReplay } = at;
  const { view } = shown;
  const orders = useWingsDesk({ ...at, snapshot: shown, mayAsk: !props.noAdvice });
  const { standingOrders } = usePrefs();
  const { give, repeated } = useStanding(orders, {
    ...{ system: props.table.system, kit: STANDING, store: KEPT_ORDERS, isOn: standingOrders },
    ...{ eyes: `${props.matchId}/${orders.side}`, place: String(view.clock) },
  });
  const desk = { ...orders, give, repeated };
  const passing = usePassing({
    ...desk,
    ...{ clock: view.clock, step: passedText(view), forced: forcedOrder(desk) },
    isAgainstPerson: props.noAdvice,
  });
  const log = useMemo(() => logChapters(events, view, viewer), [events, view, viewer]);
  const actions = wingsActions({
    ...{ desk, replay, leaveReplay, log: at.log, openReport: props.onReport },
    openHelp: () => at.showHelp(true),
  });
  const prepared = useScenario(view.scenario.id) as PreparedSeaWings | undefined;
  const silhouettes = useMemo(() => shipPlans(prepared), [prepared]);
  const drawn = useMemo(() => drawnFor(prepared), [prepared]);
  const panel = useWingsPanel({ screen: props, at, desk, log, passing, silhouettes });
  const isStacked = useNarrow('stacked');
  return (
    <DeskContext value={desk}>
      <TableScreen
        {...{ at, desk, actions, panel, screen: props, labels: labels() }}
        className="wings"
        track={turnTrack(view)}
        lesson={!at.isReplay && <WingsLesson match={props.matchId} />}
        boardKeys={chartKeys(wingsScreenText('group.board'))}
        board={
          <div className="game-board wings-board">
            <ChartBoard {...{ events, silhouettes, drawn }} eyes={`${props.matchId}/${viewer}`} />
            {!isStacked && <DeckBoard />}
          </div>
        }
      />
    </DeskContext>
  );
}

const labels = () => gameLabels({ askBefore: wingsScreenText('askBefore') });
