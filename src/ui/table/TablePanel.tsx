import { type ReactNode, useMemo } from 'react';
import type { Outcome, Refusal, Side } from '../../rules/core';
import type { LogChapter } from '../../words/core/logLine';
import type { Action } from '../controls/keys';
import { tableText } from '../i18n/table';
import { DecisionBar } from './DecisionBar';
import { type Decision, dueSentence, endDecision } from './decision';
import type { AnyDesk } from './desk';
import { EndReport, type EndSlots } from './EndReport';
import { GamePanel, type PanelPart } from './GamePanel';
import { ReplayBar } from './replay/ReplayBar';
import { type MarkOf, replayMarks } from './replay/replayMarks';
import type { OtherEnd, ScreenProps } from './screen';
import type { AtTable } from './useTable';

/** What the frame of a screen needs from its table. */
export type ShownTable = Pick<
  AtTable,
  'replay' | 'isReplay' | 'leaveReplay' | 'log' | 'isHelpOpen' | 'showHelp'
> & {
  table: { system: { id: string } };
  snapshot: Pick<AtTable['snapshot'], 'outcome' | 'segment' | 'view'>;
};

/** What a system puts into the panel. */
export interface PanelSlots {
  label?: string;
  names: { side: (side: Side) => string; ship?: (id: string) => string };
  /** Where the game stands; in a replay, where the moment on show came about. */
  legend: string;
  decision: Decision;
  refusalText: (refusal: Refusal) => string;
  /** Actions offered with the decision besides undo and done. */
  offered?: readonly string[];
  /** Below the sentence of the decision. */
  underDecision?: ReactNode;
  orders: ReactNode;
  /** In place of the orders, while a replay is on show. */
  inReplay?: ReactNode;
  /** What is picked on the board, in full: in a replay the place of the orders has nothing else. */
  picked?: ReactNode;
  end: EndSlots;
  /** Beside the orders and the log. */
  parts?: readonly PanelPart[];
  log: readonly LogChapter[];
  markOf: MarkOf;
  /** The way back from a replay to a game in progress. */
  back: string;
  /** Nothing to order now, and nothing to read instead. */
  isIdle?: boolean;
  /** Where the game stands: each new place scrolls back to the top. */
  place?: string;
}

interface TablePanelProps extends PanelSlots {
  screen: ScreenProps;
  at: ShownTable;
  desk: AnyDesk;
  actions: readonly Action[];
}

/** The panel beside the board: the decision or the bar of the replay, the orders or the end, a system's own parts, the log. */
export function TablePanel(props: TablePanelProps) {
  const { screen, at, desk, names, parts = [], place } = props;
  const ended = at.snapshot.outcome ?? screen.end;
  const isOver = ended !== undefined;
  const { isReplay } = at;
  return (
    <GamePanel
      label={props.label ?? tableText('orders')}
      tabsLabel={tableText('tabs')}
      logLabel={tableText('tab.log')}
      head={headOf(props, ended)}
      parts={[isReplay ? replayPart(props) : ordersPart(props), ...parts]}
      isIdle={props.isIdle === true && !isOver && !isReplay}
      {...{ isOver, isReplay, logRef: at.log, chapters: props.log }}
      system={at.table.system.id}
      {...(place !== undefined && { place })}
      shipName={names.ship ?? String}
      onLight={desk.light}
    />
  );
}

/** The bar of the replay, the end, or the decision. */
function headOf(props: TablePanelProps, ended: Outcome | OtherEnd | undefined): ReactNode {
  if (props.at.isReplay) return <PanelReplay {...props} />;
  return ended ? <PanelEnd {...props} ended={ended} /> : <PanelDecision {...props} />;
}

/** The orders, or the end. */
function ordersPart({ screen, at, names, orders, end }: TablePanelProps): PanelPart {
  const ended = at.snapshot.outcome ?? screen.end;
  const own = screen.hotSeat || screen.viewer === 'spectator' ? undefined : screen.viewer;
  const body = ended ? (
    <EndReport
      {...{ outcome: ended, sideName: names.side, slots: end, own }}
      snapshot={at.snapshot}
      system={at.table.system.id}
    >
      {screen.ending}
    </EndReport>
  ) : (
    orders
  );
  return { id: 'orders', label: tableText('tab.orders'), body };
}

/** What a replay shows in the place of the orders. */
function replayPart({ inReplay, picked }: TablePanelProps): PanelPart {
  if (inReplay) return { id: 'orders', label: tableText('tab.orders'), body: inReplay };
  const body = picked || <p className="hint">{tableText('pickOne')}</p>;
  return { id: 'orders', label: tableText('tab.picked'), body };
}

/** Who won and why, in the place of the decision. */
function PanelEnd({ ended, end, ...props }: TablePanelProps & { ended: Outcome | OtherEnd }) {
  const { at, desk, refusalText, actions } = props;
  return (
    <DecisionBar
      {...{ desk, refusalText, actions }}
      isOver
      opponent={props.screen.opponent}
      legend={end.isOver ?? tableText('isOver')}
      decision={endDecision(ended, end)}
      system={at.table.system.id}
    />
  );
}

function PanelDecision(props: TablePanelProps) {
  const { screen, at, desk, legend, decision, refusalText, actions, offered } = props;
  const { opponent, viewer, hotSeat } = screen;
  const { segment } = at.snapshot;
  // A spectator is on nobody's side: the system's sentence would tell one side's half only.
  const due = viewer === 'spectator' && dueSentence(segment.active, props.names.side);
  // Two at one screen: whose decision it is.
  const who = hotSeat ? props.names.side(desk.side) : undefined;
  const standstill = screen.standstill ?? (due || undefined);
  return (
    <DecisionBar
      {...{ opponent, standstill, desk, decision, refusalText, actions }}
      isOver={false}
      legend={who === undefined ? legend : `${legend}, ${who}`}
      {...(offered && { offered })}
      system={at.table.system.id}
    >
      {props.underDecision}
    </DecisionBar>
  );
}

/** A replay. A viewer who may not see all of the game yet cannot start a new one from it. */
function PanelReplay({ screen, at, legend, markOf, back }: TablePanelProps) {
  const { replay, snapshot, leaveReplay } = at;
  const marks = useMemo(() => replayMarks(replay.moments, markOf), [replay.moments, markOf]);
  const isOpen = snapshot.outcome !== undefined || screen.hotSeat;
  return (
    <ReplayBar
      replay={replay}
      label={legend}
      marks={marks}
      back={snapshot.outcome ? tableText('toEnd') : back}
      onClose={leaveReplay}
      onPlayFrom={isOpen ? screen.onPlayFrom : undefined}
      onAnalysis={snapshot.outcome && screen.onAnalysis}
    />
  );
}
