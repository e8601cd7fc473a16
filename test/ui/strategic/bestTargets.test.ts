import { expect, test } from 'vitest';
import { bestInFight } from '../../../src/ui/systems/strategic/orders/bestTargets';
import { attackOn, bombs, confirm, give, part, recard } from '../../rules/strategic/airGame';
import { basicPlay } from '../../rules/strategic/underway';
import { deskOf } from './deskOf';

test('[ST-13.2] flights are aimed where they take most steps, and not all at one; those that are aimed stay so', () => {
  const play = basicPlay([]);
  recard(play, 'a-f', { airToAir: 6 });
  attackOn(play, {
    strike: [bombs('x-db')],
    escort: [part('x-f', 1), part('x-f', 1)],
    cap: [part('a-f', 2), part('a-f', 2)],
  });
  const best = () => bestInFight(deskOf({ state: play.state }).desk);
  const aims = best().flatMap((order) => (order.kind === 'airTarget' ? [order] : []));
  expect(aims.map(({ flight }) => flight)).toEqual(['a-1', 'a-2']);
  expect(new Set(aims.map(({ at }) => at)).size).toBe(2);
  give(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-2' });
  expect(best().map((order) => order.kind === 'airTarget' && order.flight)).toEqual(['a-2']);
});

test('[ST-7.16] of several attacks the one with the most damage on average is proposed', () => {
  const play = basicPlay(Array.from({ length: 40 }, () => 1));
  attackOn(play, { strike: [bombs('x-db')] });
  for (const side of ['allies', 'axis'] as const) confirm(play, side);
  const { desk } = deskOf({ state: play.state, side: 'axis' });
  const [best] = bestInFight(desk);
  const damage = (order: (typeof desk.legal)[number]) => desk.oddsOf([order])[0]?.meanDamage ?? 0;
  const all = desk.legal.filter(({ kind }) => kind === 'strikeShip');
  expect(all.length).toBeGreaterThan(1);
  expect(best && damage(best)).toBe(Math.max(...all.map(damage)));
});
