import { SIDES, type Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import { fightIn, shipsIn } from '../../../rules/strategic/query';
import { strategicText } from '../../../words/strategic/texts/screen';
import type { Action } from '../../controls/keys';
import { toggleOverlay } from '../../hexmap/MapBar';
import { type Finish, stepIn, type TableActionProps, tableActions } from '../../table/actions';
import { mayOrder } from '../../table/desk';
import { gameLabels } from '../../table/labels';
import { chartSwitches } from './advanced/overlays';
import { confirmOrders } from './confirming';
import { send, settingNow } from './desk/assign';
import { pickCounter, targetsOf } from './desk/counterPicks';
import type { Desk } from './desk/desk';
import { facesOf } from './desk/faces';
import { readySteps } from './desk/squadrons';
import { bestInFight } from './orders/bestTargets';

type ActionProps = Omit<TableActionProps, 'desk' | 'finish' | 'replayLabel'> & { desk: Desk };

/** Everything that can be done with one key in an operation. */
export const strategicActions = (props: ActionProps): Action[] =>
  tableActions({ ...props, finish: finishOf(props.desk), replayLabel: gameLabels().replay }, [
    ...pickActions(props.desk),
    ...airActions(props.desk),
    ...overlayActions(props.desk),
  ]);

/** Passes where that is legal, otherwise confirms. */
function finishOf(desk: Desk): Finish {
  const mayPass = mayOrder(desk, 'pass');
  return {
    label: strategicText(mayPass ? 'pass' : 'confirm'),
    off: !mayPass && !mayOrder(desk, 'confirm'),
    run: () => {
      if (mayPass) desk.give({ kind: 'pass' });
      else confirmOrders(desk);
    },
  };
}

/** Moves from counter to counter without the mouse. */
function pickActions(desk: Desk): Action[] {
  const group = strategicText('group.board');
  const own = counterIds(desk.view, desk.side);
  const targets = [...targetsOf(desk)];
  const go = (list: readonly string[], step: 1 | -1) => () => {
    const id = stepIn(list, desk.selected, step);
    if (id) desk.select(id);
  };
  return [
    { id: 'next-own', keys: [']'], label: strategicText('nextOwn'), group, run: go(own, 1) },
    { id: 'last-own', keys: ['['], label: strategicText('lastOwn'), group, run: go(own, -1) },
    {
      id: 'next-enemy',
      keys: ['n'],
      label: strategicText('nextEnemy'),
      group,
      run: go(enemyIds(desk), 1),
    },
    {
      id: 'target',
      keys: ['t'],
      label: strategicText('takeTarget'),
      group,
      off: !desk.selected || !targets.includes(desk.selected),
      run: () => {
        if (desk.selected) pickCounter(desk, desk.selected);
      },
    },
    {
      id: 'clear',
      keys: ['Escape'],
      label: strategicText('clear'),
      group,
      run: () => {
        desk.select(null);
        desk.explain(null);
        desk.take([...desk.squads.keys()], () => 0);
      },
    },
  ];
}

/** What is laid over the chart of an Advanced game. */
const overlayActions = ({ view }: Desk): Action[] =>
  view.scenario.map && !fightIn(view)
    ? chartSwitches().map(({ id, stroke, label }) => ({
        ...{ id, keys: [stroke], label },
        group: strategicText('group.board'),
        run: () => toggleOverlay(id),
      }))
    : [];

const enemyIds = ({ view, side }: Desk): string[] =>
  SIDES.filter((it) => it !== side).flatMap((it) => counterIds(view, it));

/** Divisions on the board; in a tactical action the ships in it. */
function counterIds(view: StrategicView, side: Side): string[] {
  const fight = fightIn(view);
  return fight
    ? shipsIn(fight.tactical, side).map(({ id }) => id)
    : facesOf(view)[side].map(({ id }) => id);
}

/** Selects squadrons and sends them without the mouse. */
function airActions(desk: Desk): Action[] {
  const group = strategicText('group.air');
  const setting = settingNow(desk.view);
  const squadrons = Object.values(desk.view.forces[desk.side]?.squadrons ?? {});
  const ready = squadrons.filter((it) => readySteps(it, desk.sorties) > 0);
  return [
    {
      id: 'best-targets',
      keys: ['b'],
      label: strategicText('bestTargets'),
      group,
      off: !desk.view.air || bestInFight(desk).length === 0,
      run: () => desk.give(...bestInFight(desk)),
    },
    {
      id: 'send',
      keys: ['s'],
      label: strategicText('send'),
      group,
      off: setting === null || desk.squads.size === 0,
      run: () => send(desk, setting === 'search' ? null : desk.selected),
    },
    {
      id: 'all-ready',
      keys: ['a'],
      label: strategicText('allReady'),
      group,
      off: setting === null || ready.length === 0,
      run: () =>
        desk.take(
          ready.map(({ id }) => id),
          (id) => {
            const squadron = ready.find((it) => it.id === id);
            return squadron ? readySteps(squadron, desk.sorties) : 0;
          },
        ),
    },
  ];
}
