import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import type { Action } from '../../controls/keys';
import { toggleOverlay } from '../../hexmap/MapBar';
import { stepIn, type TableActionProps, tableActions } from '../../table/actions';
import { gameLabels } from '../../table/labels';
import { ownForces } from './chart/layers';
import { chartSwitches } from './chart/overlays';
import { finishOf } from './confirming';
import { giveTask, mayTask, TASKS, taskName } from './deck/tasks';
import type { Desk } from './desk/desk';

type ActionProps = Omit<TableActionProps, 'desk' | 'finish' | 'replayLabel'> & { desk: Desk };

/** Everything that can be done with one key. */
export const wingsActions = (props: ActionProps): Action[] =>
  tableActions({ ...props, finish: finishOf(props.desk), replayLabel: gameLabels().replay }, [
    ...pickActions(props.desk),
    ...airActions(props.desk),
    ...chartSwitches().map(({ id, stroke, label }) => ({
      ...{ id, keys: [stroke], label, group: wingsScreenText('group.board') },
      run: () => toggleOverlay(id),
    })),
  ]);

/** Moves from task force to task force without the mouse. */
function pickActions(desk: Desk): Action[] {
  const group = wingsScreenText('group.board');
  const own = ownForces(desk).map(({ id }) => id);
  const enemies = (desk.view.known[desk.side]?.markers ?? [])
    .filter(({ number }) => number !== null)
    .map(({ id }) => id);
  const go = (list: readonly string[], step: 1 | -1) => () => {
    const id = stepIn(list, desk.selected, step);
    if (id) desk.select(id);
  };
  return [
    { id: 'next-own', keys: [']'], label: wingsScreenText('nextOwn'), group, run: go(own, 1) },
    { id: 'last-own', keys: ['['], label: wingsScreenText('lastOwn'), group, run: go(own, -1) },
    {
      id: 'next-enemy',
      keys: ['n'],
      label: wingsScreenText('nextEnemy'),
      group,
      run: go(enemies, 1),
    },
    {
      id: 'clear',
      keys: ['Escape'],
      label: wingsScreenText('clear'),
      group,
      run: () => {
        desk.select(null);
        desk.explain(null);
        desk.putBack();
        desk.planSearch(null);
        desk.aimAt(null);
      },
    },
  ];
}

/** The tasks of the flight deck, by the number of their box. */
const airActions = (desk: Desk): Action[] =>
  TASKS.map((task, at) => ({
    ...{ id: `task-${task}`, keys: [String(at + 1)], group: wingsScreenText('group.air') },
    label: taskName(desk, task),
    off: !mayTask(desk, task),
    run: () => giveTask(desk, task),
  }));
