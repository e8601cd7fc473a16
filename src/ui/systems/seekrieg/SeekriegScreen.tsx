import { useMemo } from 'react';
import type { seekrieg } from '../../../rules/seekrieg';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
import { useScenario } from '../../match/useScenarios';
import { silhouettesOf } from '../../ships/silhouetteOf';
import type { HostedScreenProps } from '../../table/hosted/host';
import { gameLabels } from '../../table/labels';
import { usePassing } from '../../table/standing/usePassing';
import { TableScreen } from '../../table/TableScreen';
import { useNarrow } from '../../table/useNarrow';
import { useTable } from '../../table/useTable';
import { seekriegActions } from './actions';
import { SearchChart } from './chart/SearchChart';
import { DeskContext } from './desk/desk';
import { isOnChart, phaseText } from './desk/place';
import { SeekriegLesson } from './lesson/SeekriegLesson';
import { forcedOrder } from './passing';
import { SeekriegBoard } from './sea/SeekriegBoard';
import { Fleets } from './sheets/Fleets';
import { turnTrack } from './track';
import { useSeekriegDesk } from './useSeekriegDesk';
import { useSeekriegPanel } from './useSeekriegPanel';
import '../../tacticalSea/fleetBoard.css';
import './seekrieg.css';

/** The screen of Seekrieg: the track above, the sea, the panel beside it. */
export function SeekriegScreen(props: HostedScreenProps) {
  const at = useTable<typeof seekrieg>(props);
  const { shown, events, replay, leaveReplay } = at;
  const { view } = shown;
  const desk = useSeekriegDesk({ ...at, snapshot: shown, mayAsk: !props.noAdvice });
  const passing = usePassing({
    stage: desk.stage,
    question: desk.question,
    give: (...orders) => desk.give(...desk.moving.proposed(), ...orders),
    ...{ clock: view.clock, forced: forcedOrder(desk) },
    step: desk.running.left > 0 ? undefined : phaseText(view),
    isRunning: desk.running.left > 0,
    isAgainstPerson: props.noAdvice,
  });
  const prepared = useScenario(view.scenario.id);
  const { plans = prepared?.plans ?? NO_PLANS } = props;
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const isNarrow = useNarrow('tablet');
  const panel = useSeekriegPanel({ screen: props, at, desk, passing, silhouettes });
  const actions = seekriegActions({
    ...{ desk, replay, leaveReplay, log: at.log, openReport: props.onReport },
    openHelp: () => at.showHelp(true),
    isPassing: passing.isPassing && desk.running.left === 0,
  });
  return (
    <DeskContext value={desk}>
      <TableScreen
        {...{ at, desk, actions, panel, bar: props.bar, screen: props, labels: labels() }}
        track={turnTrack(view)}
        lesson={!at.isReplay && <SeekriegLesson match={props.matchId} />}
        boardKeys={[
          {
            ...{ group: seekriegScreenText('group.board'), keys: [',', '.'] },
            label: seekriegScreenText('toMarks'),
          },
        ]}
        board={
          <div className="game-board fleet-board">
            {isOnChart(view) ? (
              <SearchChart silhouettes={silhouettes} />
            ) : (
              <SeekriegBoard {...{ events, silhouettes }} places={prepared?.names ?? NO_PLACES} />
            )}
            {!isNarrow && <Fleets silhouettes={silhouettes} />}
          </div>
        }
      />
    </DeskContext>
  );
}

const NO_PLACES: readonly never[] = [];
const NO_PLANS: readonly never[] = [];

const labels = () => gameLabels({ askBefore: seekriegScreenText('askBefore') });
