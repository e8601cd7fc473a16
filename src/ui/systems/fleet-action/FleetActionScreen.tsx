import { useMemo } from 'react';
import type { fleetAction, Order } from '../../../rules/fleet-action';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { usePrefs } from '../../frame/prefs';
import { useScenario } from '../../match/useScenarios';
import { silhouettesOf } from '../../ships/silhouetteOf';
import type { HostedScreenProps } from '../../table/hosted/host';
import { gameLabels } from '../../table/labels';
import { usePassing } from '../../table/standing/usePassing';
import { TableScreen } from '../../table/TableScreen';
import { useNarrow } from '../../table/useNarrow';
import { useTable } from '../../table/useTable';
import { fleetActions } from './actions';
import { DeskContext } from './desk/desk';
import { NOTHING_LEFT } from './desk/left';
import { phaseText } from './desk/place';
import { carryOut } from './finishing';
import { FleetLesson } from './lesson/FleetLesson';
import { ordersToPass, staysShown } from './passing';
import { FleetBoard } from './sea/FleetBoard';
import { Fleets } from './sheets/Fleets';
import { turnTrack } from './track';
import { useFleetDesk } from './useFleetDesk';
import { useFleetPanel } from './useFleetPanel';
import '../../tacticalSea/fleetBoard.css';

/** The screen of Fleet Action: the track above, the sea, the panel beside it. */
export function FleetActionScreen(props: HostedScreenProps) {
  const at = useTable<typeof fleetAction>(props);
  const { shown, events, replay, leaveReplay } = at;
  const { view } = shown;
  const desk = useFleetDesk({ ...at, events, snapshot: shown, mayAsk: !props.noAdvice });
  const { standingOrders } = usePrefs();
  const isRunning = desk.running.left > 0;
  const left = standingOrders ? desk.left : NOTHING_LEFT;
  const passed = ordersToPass(desk, left) ?? [];
  const passing = usePassing<Order>({
    ...desk,
    ...{ clock: view.clock, step: isRunning ? undefined : phaseText(view), isRunning },
    give: () => carryOut(desk, passed),
    forced: passed[0],
    isAsBefore: staysShown(desk, left),
    isAgainstPerson: props.noAdvice,
  });
  const prepared = useScenario(view.scenario.id);
  const { plans = prepared?.plans ?? NO_PLANS } = props;
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const isNarrow = useNarrow('tablet');
  const panel = useFleetPanel({ screen: props, at, desk, passing, silhouettes });
  const actions = fleetActions({
    ...{ desk, replay, leaveReplay, log: at.log, openReport: props.onReport },
    openHelp: () => at.showHelp(true),
    isPassing: passing.isPassing && !isRunning,
  });
  return (
    <DeskContext value={desk}>
      <TableScreen
        {...{ at, desk, actions, panel, bar: props.bar, screen: props, labels: labels() }}
        track={turnTrack(view)}
        lesson={!at.isReplay && <FleetLesson match={props.matchId} />}
        boardKeys={[
          { group: fleetText('group.board'), keys: [',', '.'], label: fleetText('toMarks') },
        ]}
        board={
          <div className="game-board fleet-board">
            <FleetBoard {...{ events, silhouettes }} places={prepared?.names ?? NO_PLACES} />
            {!isNarrow && <Fleets silhouettes={silhouettes} />}
          </div>
        }
      />
    </DeskContext>
  );
}

const NO_PLACES: readonly never[] = [];
const NO_PLANS: readonly never[] = [];

const labels = () => gameLabels({ askBefore: fleetText('askBefore') });
