import type { RefObject } from 'react';
import type { Action } from '../controls/keys';
import { tableText } from '../i18n/table';
import type { LogHandle } from '../log/useLogHandle';
import { adviceActions } from './advice/actions';
import type { Advice } from './advice/useAdvice';
import { replayActions } from './replay/actions';
import type { Replay } from './replay/useReplay';

/** What closes the orders of a segment. */
export interface Finish {
  label: string;
  /** It cannot be closed now. */
  off: boolean;
  run: () => void;
}

export interface TableActionProps {
  desk: { undo: () => void; canUndo: boolean; advice: Advice };
  finish: Finish;
  /** The step is about to pass automatically: a late press would finish the step after it. */
  isPassing?: boolean;
  replay: Replay;
  /** 'Replay the battle' */
  replayLabel: string;
  leaveReplay: () => void;
  openReport: () => void;
  log: RefObject<LogHandle | null>;
  openHelp: () => void;
}

/** Everything that has a key, including a system's own actions; buttons and help are made from the same list. */
export const tableActions = (props: TableActionProps, own: readonly Action[]): Action[] => [
  ...commitActions(props),
  ...own,
  ...adviceActions(props.desk.advice),
  ...logActions(props.log),
  ...replayActions({ ...props, label: props.replayLabel }),
  helpAction(props.openHelp),
];

/** Finishing and undoing. */
function commitActions({ desk, finish, isPassing = false }: TableActionProps): Action[] {
  const group = tableText('group.orders');
  return [
    { id: 'done', keys: ['f'], group, ...finish, off: isPassing || finish.off },
    {
      id: 'undo',
      keys: ['u', 'Backspace'],
      label: tableText('undo'),
      group,
      off: !desk.canUndo,
      run: desk.undo,
    },
  ];
}

function logActions(log: RefObject<LogHandle | null>): Action[] {
  const group = tableText('group.log');
  return [
    {
      id: 'log-search',
      keys: ['/'],
      label: tableText('findInLog'),
      group,
      run: () => log.current?.search(),
    },
    {
      id: 'log-own',
      keys: ['Shift+O'],
      label: tableText('lastOwn'),
      group,
      run: () => log.current?.lastOwn(),
    },
  ];
}

const helpAction = (openHelp: () => void): Action => ({
  id: 'help',
  keys: ['?'],
  label: tableText('keys'),
  group: tableText('group.help'),
  run: openHelp,
});

/** The next or the previous item of a list, wrapping around. */
export const stepIn = <T>(
  list: readonly T[],
  from: T | null | undefined,
  step: 1 | -1,
): T | undefined => list[(list.indexOf(from as T) + step + list.length) % list.length];
