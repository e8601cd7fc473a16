import { expect, test } from 'vitest';
import { seekriegDoctrine } from '../../../../src/bots/seekrieg/doctrine/doctrine';
import { drawFrom, orderDice, SIDES } from '../../../../src/rules/core';
import { seekrieg } from '../../../../src/rules/seekrieg';
import type { SeekriegEvent } from '../../../../src/rules/seekrieg/model/events';
import { at } from '../playing';
import { campaign } from './campaign';

test('bots bring a campaign to its end: the stronger hunts and fights, the weaker keeps clear', () => {
  const battle = campaign({
    allies: { home: { hex: at(0, 0), of: { hood: { sheet: { dp: 1400 } }, norfolk: {} } } },
    axis: { raider: { hex: at(0, -5), facing: 4 } },
    search: { turnHours: [4], hours: 8 },
  });
  const chosen: string[] = [];
  const draw = drawFrom('bots');
  for (let orders = 0; orders < 3000 && !seekrieg.outcome(battle.state); orders++) {
    const side = SIDES.find((it) => !battle.state.confirmed[it]) ?? 'allies';
    const view = seekrieg.view(battle.state, side);
    const order = seekriegDoctrine.offhand?.(view, side, draw) ?? { kind: 'confirm' };
    if (order.kind === 'contact') chosen.push(`${side} ${order.choice}`);
    battle.events.push(
      ...(seekrieg.apply(battle.state, side, order, orderDice('bots', orders)) as SeekriegEvent[]),
    );
  }
  expect(seekrieg.outcome(battle.state)).toBeDefined();
  expect(chosen).toContain('allies engage');
  expect(chosen).toContain('axis avoid');
  expect(battle.events.map(({ kind }) => kind)).toContain('battleOpened');
});
