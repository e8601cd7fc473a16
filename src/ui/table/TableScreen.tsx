import type { ReactNode } from 'react';
import { ConfirmDialog, type Question } from '../controls/ConfirmDialog';
import { HelpDialog } from '../controls/HelpDialog';
import { type Action, useKeys } from '../controls/keys';
import { AskFinal } from '../frame/AskFinal';
import { useKeptLesson } from '../lesson/keptLesson';
import { lessonKey } from '../lesson/lessonKey';
import type { AnyDesk } from './desk';
import type { GameLabels } from './labels';
import { Sequence } from './Sequence';
import type { ScreenProps } from './screen';
import { TableMenu } from './TableMenu';
import { type PanelSlots, type ShownTable, TablePanel } from './TablePanel';
import './table.css';
import './sequence.css';
import './orders.css';

/** Keys that a part of the screen handles itself, for the help. */
interface KeyNote {
  group: string;
  keys: readonly string[];
  label: string;
}

/** The track above the board. */
export interface TrackSlots {
  label?: string;
  className?: string;
  facts: ReactNode;
  /** The track itself. */
  body?: ReactNode;
  /** Beside the menu. */
  tools?: ReactNode;
}

interface TableScreenProps {
  screen: ScreenProps;
  at: ShownTable;
  desk: AnyDesk & { question: Question | null };
  actions: readonly Action[];
  labels: GameLabels;
  /** Space-separated classes of the whole. */
  className?: string;
  /** Above all of it, where the game is part of something larger. */
  bar?: ReactNode;
  track: TrackSlots;
  /** Systems without one are played from the list of orders. */
  board?: ReactNode;
  boardKeys?: readonly KeyNote[];
  /** What goes with a first game: over a corner of the board, on small screens a strip below it. */
  lesson?: ReactNode;
  panel: Omit<PanelSlots, 'back'>;
}

/** The screen of a system: the track above, the board, the panel beside it; questions and help over it. */
export function TableScreen(props: TableScreenProps) {
  const { screen, at, desk, actions, labels, className = '', track, board, boardKeys = [] } = props;
  useKeys(actions);
  const isTaught = useKeptLesson(screen.matchId) !== null;
  const isOver = (at.snapshot.outcome ?? screen.end) !== undefined;
  return (
    <main
      className={`game ${className}`.trim()}
      id="main"
      tabIndex={-1}
      data-boardless={board === undefined || undefined}
      data-over={isOver || undefined}
    >
      <h1 className="visually-hidden">{screen.title}</h1>
      {props.bar}
      <Sequence {...track}>
        {track.body}
        {track.tools}
        <TableMenu label={labels.menu} actions={actions}>
          {screen.saving}
        </TableMenu>
      </Sequence>
      {board}
      {props.lesson}
      <TablePanel {...props.panel} {...{ screen, at, desk, actions }} back={labels.back} />
      {desk.question && <ConfirmDialog question={desk.question} onClose={() => desk.ask(null)} />}
      {at.isHelpOpen && (
        <HelpDialog
          actions={actions}
          others={isTaught ? [...boardKeys, lessonKey()] : boardKeys}
          onClose={() => at.showHelp(false)}
        >
          <AskFinal label={labels.askBefore} />
        </HelpDialog>
      )}
    </main>
  );
}
