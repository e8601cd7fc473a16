import { useMemo, useRef } from 'react';
import type { battle } from '../../../rules/battle';
import { namesOver, rosterOf } from '../../../words/battle/common/names';
import { logChapters } from '../../../words/battle/logBook';
import { deskText } from '../../../words/battle/texts/desk';
import { replayText } from '../../../words/battle/texts/replay';
import { battleText } from '../../../words/battle/texts/screen';
import type { MapHandle } from '../../hexmap/mapProps';
import type { HostedScreenProps } from '../../table/hosted/host';
import { gameLabels } from '../../table/labels';
import { TableScreen } from '../../table/TableScreen';
import { useTable } from '../../table/useTable';
import { battleActions } from './actions';
import { BattleMap } from './BattleMap';
import { director } from './board/motion/stage';
import { DeskContext } from './desk/desk';
import { impulseTrack } from './ImpulseTrack';
import { BattleLesson } from './lesson/BattleLesson';
import { MotionBar } from './motion/MotionBar';
import { MotionMenu } from './motion/MotionMenu';
import { useBattleMotion } from './motion/useBattleMotion';
import { useBattleDesk } from './useBattleDesk';
import { useBattlePanel } from './useBattlePanel';
import './fleet.css';
import './orders/fire.css';
import './orders/orders.css';

/** Keys that the board handles itself. */
const BOARD_KEYS = [
  { id: 'cursor', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  { id: 'corners', keys: ['Home', 'PageUp', 'End', 'PageDown'] },
  { id: 'pan', keys: ['Shift', '←', '→', '↑', '↓'] },
  { id: 'pick', keys: ['Enter', ' '] },
  { id: 'clear', keys: ['Escape'] },
  { id: 'stacks', keys: ['[', ']'] },
  { id: 'marks', keys: [',', '.'] },
] as const;

const boardKeys = () =>
  BOARD_KEYS.map(({ id, keys }) => ({
    group: battleText('onMap'),
    keys,
    label: battleText(`boardKey.${id}`),
  }));

/** A battle: the map, the track above it, the panel beside it. */
export function BattleScreen(props: HostedScreenProps) {
  const at = useTable<typeof battle>(props);
  const { shown, events, eyes, viewer, acting, replay, isReplay, leaveReplay, before } = at;
  const { view } = shown;
  const board = useRef<MapHandle>(null);
  const roster = useMemo(() => rosterOf(events, view, eyes), [events, view, eyes]);
  const desk = useBattleDesk({ ...at, snapshot: shown, roster, mayAsk: !props.noAdvice });
  const { hotSeat } = props;
  const upTo = useBattleMotion({ shown, events, viewer, hotSeat, acting, replay });
  const told = useMemo(() => namesOver(events, view, eyes), [events, view, eyes]);
  const { taskForces } = view.scenario;
  const log = useMemo(
    () => logChapters(events.slice(0, upTo), told, viewer, taskForces),
    [events, upTo, told, viewer, taskForces],
  );
  const openHelp = () => at.showHelp(true);
  const actions = battleActions({
    ...{ desk, board, log: at.log, replay, openHelp, leaveReplay },
    openReport: props.onReport,
  });
  const panel = useBattlePanel({ screen: props, at, desk, log });
  return (
    <DeskContext value={desk}>
      <TableScreen
        {...{ at, desk, actions, panel, bar: props.bar, screen: props, labels: labels() }}
        // A moment of a replay is named by the segment that produced it.
        track={{ ...impulseTrack(before ?? view, desk.names), tools: <MotionMenu /> }}
        board={
          <BattleMap
            {...{ board, events, openHelp, isReplay, before, snapshot: shown, plans: props.plans }}
          >
            <MotionBar motion={director} log={log} actions={actions} />
          </BattleMap>
        }
        boardKeys={boardKeys()}
        lesson={!isReplay && <BattleLesson match={props.matchId} />}
      />
    </DeskContext>
  );
}

const labels = () =>
  gameLabels({
    menu: deskText('battleMenu'),
    replay: replayText('replay'),
    back: battleText('toBattle'),
  });
