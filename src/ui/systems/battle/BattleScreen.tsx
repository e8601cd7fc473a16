import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Table } from '../../../game';
import { type BattleView, battle } from '../../../rules/battle';
import type { ClassPlan } from '../../../scenario/prepared';
import { logChapters } from '../../../words/battle/logBook';
import { namesOver, rosterOf } from '../../../words/battle/names';
import { battleText } from '../../../words/battle/texts/screen';
import { AskFinal } from '../../app/AskFinal';
import { ConfirmDialog } from '../../controls/ConfirmDialog';
import { HelpDialog } from '../../controls/HelpDialog';
import { useKeys } from '../../controls/keys';
import type { MapHandle } from '../../hexmap/mapProps';
import type { LogHandle } from '../../log/useLogHandle';
import { useReplay } from '../../table/replay/useReplay';
import type { ScreenProps } from '../../table/screen';
import { TableMenu } from '../../table/TableMenu';
import { useWatch } from '../../table/useWatch';
import { battleActions } from './actions';
import { BattleMap } from './BattleMap';
import { BattlePanel } from './BattlePanel';
import { director } from './board/motion/stage';
import { DeskContext } from './desk';
import { BattleLesson } from './lesson/BattleLesson';
import { MotionBar } from './motion/MotionBar';
import { MotionMenu } from './motion/MotionMenu';
import { useBattleMotion } from './motion/useBattleMotion';
import { Track } from './Track';
import { useBattleDesk } from './useDesk';
import './battle.css';
import './fleet.css';
import './orders.css';

/** Keys that the board listens for by itself. */
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

export interface BattleScreenProps extends ScreenProps {
  /** By what its ships are drawn, where the battle is no shipped scenario. */
  plans?: readonly ClassPlan[];
  /** What stands over all of it, where the battle is part of something larger. */
  bar?: ReactNode;
}

/** A battle: the map, the track above it, the panel beside it. */
export function BattleScreen(props: BattleScreenProps) {
  const { viewer } = props;
  const table = props.table as Table<typeof battle>;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const { replay, shown } = useReplay(table, snapshot, props.isReplay);
  const { view, chapters } = shown;
  const acting = replay.at === null ? props.acting : null;
  // Replayed after its end, a battle is told to one who knows all of it.
  const eyes = replay.at !== null && snapshot.outcome ? undefined : viewer;
  const board = useRef<MapHandle>(null);
  const logRef = useRef<LogHandle>(null);
  const [help, setHelp] = useState(false);
  const openHelp = () => setHelp(true);
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const roster = useMemo(() => rosterOf(events, view, eyes), [events, view, eyes]);
  const isReplay = replay.at !== null;
  const mayAsk = !props.noAdvice;
  const desk = useBattleDesk({ table, snapshot: shown, viewer, acting, roster, isReplay, mayAsk });
  const told = useMemo(() => namesOver(events, view, eyes), [events, view, eyes]);
  const { taskForces } = view.scenario;
  const { hotSeat } = props;
  const upTo = useBattleMotion({ shown, events, viewer, hotSeat, acting, replay });
  const log = useMemo(
    () => logChapters(events.slice(0, upTo), told, viewer, taskForces),
    [events, upTo, told, viewer, taskForces],
  );
  // A moment of a replay is told by the segment that brought it about.
  const before = (replay.moments[(replay.at ?? 0) - 1]?.view as BattleView | undefined) ?? null;
  const leaveReplay = () => {
    replay.close();
    props.onReplayLeft();
  };
  const actions = battleActions({
    ...{ desk, snapshot, acting, board, log: logRef, replay, openHelp, leaveReplay },
    openReport: props.onReport,
  });
  useKeys(actions);
  return (
    <DeskContext value={desk}>
      <main className="battle" id="main" tabIndex={-1}>
        {props.bar}
        <Track view={before ?? view} names={desk.names}>
          <MotionMenu />
          <TableMenu actions={actions}>{props.saving}</TableMenu>
        </Track>
        <BattleMap
          board={board}
          snapshot={shown}
          plans={props.plans}
          events={events}
          openHelp={openHelp}
          isReplay={isReplay}
          before={before}
        >
          {!isReplay && <BattleLesson match={props.matchId} />}
          <MotionBar motion={director} log={log} actions={actions} />
        </BattleMap>
        <BattlePanel
          {...props}
          acting={acting}
          leaveReplay={leaveReplay}
          segment={battle.segment(before ?? view)}
          actions={actions}
          log={log}
          logRef={logRef}
          outcome={snapshot.outcome}
          replay={replay}
        />
        {desk.question && <ConfirmDialog question={desk.question} onClose={() => desk.ask(null)} />}
        {help && (
          <HelpDialog actions={actions} others={boardKeys()} onClose={() => setHelp(false)}>
            <AskFinal label={battleText('askBefore')} />
          </HelpDialog>
        )}
      </main>
    </DeskContext>
  );
}
