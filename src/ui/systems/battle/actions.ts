import type { RefObject } from 'react';
import { doctrineOf } from '../../../bots';
import { DIRECTIONS, neighbor } from '../../../hex';
import { type BattleView, battle, findStack, type Order, stacksAtSea } from '../../../rules/battle';
import { enemyOf } from '../../../rules/core';
import { directionName } from '../../../words/battle/common/words';
import { replayText } from '../../../words/battle/texts/replay';
import { battleText } from '../../../words/battle/texts/screen';
import { upperFirst } from '../../../words/core/say';
import type { Action } from '../../controls/keys';
import { readPrefs } from '../../frame/prefs';
import type { MapHandle } from '../../hexmap/mapProps';
import { type Finish, stepIn, type TableActionProps, tableActions } from '../../table/actions';
import { ordersOf } from '../../table/desk';
import { director } from './board/motion/stage';
import { aimAt } from './desk/aiming';
import type { Desk } from './desk/desk';
import { moveStack } from './desk/moving';
import { mapActions } from './mapActions';
import { motionActions } from './motion/actions';
import { sealQuestion } from './orders/finalOrders';
import { DIRECTION_KEYS } from './orders/HexPad';
import { menuActions } from './orders/menuActions';
import { standingActions } from './standing/actions';
import { busyStacks } from './suggest';

interface ActionProps extends Omit<TableActionProps, 'desk' | 'finish' | 'replayLabel'> {
  desk: Desk;
  board: RefObject<MapHandle | null>;
}

/** Everything in a battle that has a key. */
export const battleActions = (props: ActionProps): Action[] =>
  tableActions({ ...props, finish: finishOf(props.desk), replayLabel: replayText('replay') }, [
    ...pickActions(props),
    ...moveActions(props.desk),
    ...fireActions(props.desk),
    ...standingActions(props.desk),
    ...menuActions(props.desk),
    ...mapActions(props),
    ...motionActions(director, props.replay.at !== null),
  ]);

/** Closing the orders of an impulse; sealed ones ask for confirmation. */
const finishOf = (desk: Desk): Finish => ({
  label: finishLabel(desk.view),
  off: ordersOf(desk.legal, 'done').length === 0,
  run: () => {
    const question = sealQuestion(desk, readPrefs().confirmSeal);
    if (question) desk.ask(question);
    else desk.give({ kind: 'done' });
  },
});

const finishLabel = ({ step }: BattleView): string =>
  step.kind === 'gunnery' || step.kind === 'torpedoes' ? battleText('seal') : battleText('done');

/** Going from stack to stack and from battery to battery. */
function pickActions({ desk, board }: Pick<ActionProps, 'desk' | 'board'>): Action[] {
  const { view, side, selected, select, legal } = desk;
  const busy = busyStacks(legal);
  const own = busy.length > 0 ? busy : stacksAtSea(view, side).map(({ id }) => id);
  const enemies = stacksAtSea(view, enemyOf(side)).map(({ id }) => id);
  const go = (list: readonly string[], step: 1 | -1) => () => {
    const next = stepIn(list, selected, step);
    const stack = next && findStack(view, next);
    if (!stack) return;
    select(stack.id);
    if (stack.place === 'board') board.current?.centerOn(stack.hex);
  };
  return [
    {
      id: 'next',
      keys: ['n'],
      label: battleText('next'),
      group: battleText('group.orders'),
      run: go(own, 1),
    },
    {
      id: 'previous',
      keys: ['p'],
      label: battleText('previous'),
      group: battleText('group.orders'),
      run: go(own, -1),
    },
    {
      id: 'enemy',
      keys: ['v'],
      label: battleText('enemy'),
      group: battleText('group.orders'),
      run: go(enemies, 1),
    },
  ];
}

/** Moving with the keys around S, which lie as the neighbors of a hex do. */
function moveActions(desk: Desk): Action[] {
  const { view, selected, give } = desk;
  const stack = selected ? findStack(view, selected) : undefined;
  const off = view.step.kind !== 'movement' || desk.stage === 'waiting' || stack?.place !== 'board';
  const group = battleText('group.movement');
  return [
    ...DIRECTIONS.map((direction) => ({
      id: `move-${direction}`,
      keys: [DIRECTION_KEYS[direction]],
      label: upperFirst(battleText('move', { direction: directionName(direction) })),
      group,
      off,
      run: () => {
        if (stack) moveStack(desk, stack.id, neighbor(stack.hex, direction));
      },
    })),
    {
      id: 'stay',
      keys: ['s'],
      label: battleText('stay'),
      group,
      off,
      run: () => {
        if (stack) give({ kind: 'stay', stack: stack.id });
      },
    },
  ];
}

/** Aiming: battery by battery, target by digit, or all by doctrine. */
function fireActions(desk: Desk): Action[] {
  const { mounts, mount, aim } = desk;
  const at = mounts.findIndex(({ key }) => key === mount?.key);
  const go = (step: number) => () =>
    aim(mounts[(at + step + mounts.length) % mounts.length]?.key ?? null);
  const off = mounts.length === 0;
  const group = battleText('group.fire');
  return [
    {
      id: 'best-fire',
      keys: ['b'],
      label: battleText('bestFire'),
      group,
      off,
      run: () => proposeFire(desk),
    },
    { id: 'next-battery', keys: ['j'], label: battleText('nextBattery'), group, off, run: go(1) },
    {
      id: 'previous-battery',
      keys: ['k'],
      label: battleText('previousBattery'),
      group,
      off,
      run: go(-1),
    },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => ({
      id: `target-${figure}`,
      keys: [String(figure)],
      label: figure === 1 ? battleText('firstTarget') : battleText('target', { figure }),
      group: figure === 1 ? group : '',
      off,
      run: () => {
        const option = mount?.options[figure - 1];
        if (mount && option) aimAt(desk, mount, option.target);
      },
    })),
  ];
}

/** Declares what doctrine would, in place of earlier declarations. */
function proposeFire({ view, side, give }: Desk): void {
  const withdrawn: Order[] = view.declared[side].map(({ ship, weapon }) => ({
    kind: 'withdraw',
    ship,
    weapon,
  }));
  const open = { ...view, declared: { ...view.declared, [side]: [] } };
  const proposal =
    doctrineOf<BattleView, Order>('battle')?.proposeFire(
      open,
      side,
      battle.legalOrders(open, side),
    ) ?? [];
  give(...withdrawn, ...proposal);
}
