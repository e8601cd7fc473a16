import { expect, test } from 'vitest';
import { admiral, commander } from '../../../src/bots';
import { type BattleState, battle } from '../../../src/rules/battle';
import type { Side } from '../../../src/rules/core';
import { actionFor, strokeOf } from '../../../src/ui/controls/keys';
import { battleActions } from '../../../src/ui/systems/battle/actions';
import type { Desk } from '../../../src/ui/systems/battle/desk/desk';
import { mountsOf } from '../../../src/ui/systems/battle/desk/mounts';
import type { Replay } from '../../../src/ui/table/replay/useReplay';
import { NO_LIGHTS } from '../../../src/words/core/logLine';
import { namesIn, strait } from './position';

const given: string[] = [];
const opened: (string | null)[] = [];
const explained: (string | undefined)[] = [];
const asked: string[] = [];
const nothing = () => {};

/** A desk over a position, which writes down the orders it is given. */
function deskOf(view: BattleState, side: Side): Desk {
  given.length = 0;
  return {
    view,
    side,
    stage: battle.segment(view).active[side],
    legal: battle.legalOrders(view, side),
    names: namesIn(view),
    selected: view.stacks.find((stack) => stack.side === side)?.id ?? null,
    select: nothing,
    mounts: mountsOf(view, side),
    mount: mountsOf(view, side)[0],
    aim: nothing,
    give: (...orders) => {
      given.push(...orders.map((order) => battle.makeOrder(order)));
      return true;
    },
    standing: {
      ...{ courses: new Map(), news: undefined, carryOn: undefined, isAsBefore: false },
      layCourse: () => false,
      keeping: { gunnery: false, torpedoes: false },
      keepOn: nothing,
      stop: nothing,
      sealed: { gunnery: new Map(), torpedoes: new Map() },
    },
    lookout: null,
    setLookout: nothing,
    undo: nothing,
    canUndo: false,
    menu: null,
    openMenu: (menu) => {
      opened.push(menu);
    },
    whyNot: (order) => battle.refuse(view, side, order),
    explain: (refusal) => {
      explained.push(refusal?.rule);
    },
    refused: null,
    ask: (question) => question?.onYes(),
    lights: NO_LIGHTS,
    light: nothing,
    advice: {
      state: 'none',
      hint: undefined,
      advisers: [admiral, commander],
      ask: (bot) => {
        asked.push(bot);
      },
      drop: nothing,
    },
  };
}

const closed: Replay = {
  at: null,
  moments: [],
  running: false,
  speed: 1,
  open: nothing,
  close: nothing,
  goTo: nothing,
  run: nothing,
  setSpeed: nothing,
  isThere: true,
};

function actionsAt(impulse: number, replay = closed) {
  const view = strait(impulse);
  return battleActions({
    desk: deskOf(view, 'allies'),
    board: { current: null },
    log: { current: null },
    replay,
    openHelp: nothing,
    openReport: nothing,
    leaveReplay: nothing,
  });
}

test('no key means two things', () => {
  const keys = actionsAt(4).flatMap((action) => action.keys);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every action has words for its button and the help', () => {
  for (const { id, label, keys } of actionsAt(4)) {
    expect(label, id).not.toBe('');
    expect(keys.length, id).toBeGreaterThan(0);
  }
});

test('a match without a record yet can be neither replayed nor reported', () => {
  const off = (replay: Replay) =>
    actionsAt(4, replay)
      .filter(({ id }) => id === 'replay' || id === 'report')
      .map((action) => action.off ?? false);
  expect([off(closed), off({ ...closed, isThere: false })]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the keys around S move the stack as the neighbors of a hex lie', () => {
  const actions = actionsAt(6);
  const line = (key: string) => {
    given.length = 0;
    actionFor(actions, key)?.run();
    return given.join();
  };
  expect(['w', 'e', 'a', 'd', 'z', 'x'].map(line)).toEqual([
    'move A1 0,2',
    'move A1 1,2',
    'move A1 -1,3',
    'move A1 1,3',
    'move A1 -1,4',
    'move A1 0,4',
  ]);
  expect(line('s')).toBe('stay A1');
});

test('with Shift, letters open the menus of the stack picked, or say why not', () => {
  const actions = actionsAt(6);
  actionFor(actions, 'Shift+D')?.run();
  actionFor(actions, 'Shift+S')?.run();
  expect(opened).toEqual(['scuttle']);
  expect(explained).toEqual(['BT-5.3']);
  expect(actionFor(actions, 'Shift+A')).toBeUndefined();
});

test('a letter counts with Shift as without, where no action has it with Shift', () => {
  const stroke = (key: string, shiftKey: boolean) => strokeOf({ key, shiftKey });
  expect([stroke('d', false), stroke('D', false), stroke('D', true)]).toEqual([
    'd',
    'D',
    'Shift+D',
  ]);
  expect(stroke('?', true)).toBe('?');
  const actions = actionsAt(6);
  expect(actionFor(actions, 'Shift+W')?.id).toBe('move-5');
  expect(actionFor(actions, 'D')?.id).toBe('move-1');
});

test('keys of another phase are off', () => {
  expect(actionFor(actionsAt(4), 'w')).toBeUndefined();
  expect(actionFor(actionsAt(6), 'b')).toBeUndefined();
});

test('a figure aims the battery in hand, best fire aims all', () => {
  const actions = actionsAt(4);
  actionFor(actions, '2')?.run();
  expect(given).toEqual(['fire hood primary eugen']);
  given.length = 0;
  actionFor(actions, 'b')?.run();
  expect(given).toHaveLength(2);
});

test('the strongest bot is asked for advice with one key, the next with another', () => {
  asked.length = 0;
  const actions = actionsAt(2);
  for (const key of ['Shift+H', 'Shift+J']) actionFor(actions, key)?.run();
  expect(asked).toEqual(['admiral', 'commander']);
});
