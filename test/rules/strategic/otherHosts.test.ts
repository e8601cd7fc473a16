import { describe, expect, test } from 'vitest';
import { must, orderDice, SIDES, type Side } from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import { engagementPort } from '../../../src/rules/strategic/engagement';
import type { StrategicEvent } from '../../../src/rules/strategic/model/events';
import { previewOf } from '../../../src/rules/strategic/query';
import { sheet } from '../fleet-action/sheets';
import { sheet as seekriegSheet } from '../seekrieg/fleet';
import { inAction, shipOf } from './actionFixture';
import { armed, recordOf } from './handOverGame';

const joined = must(systemOf('strategic'), 'strategic');
const OTHER = 'fleet-action';
const { name: _, ...EXETER } = sheet('Exeter');

/** A ship that both other systems know. */
const known = (id: string) => armed(id, {}, {}, { otherSheets: { [OTHER]: 0 } });
const FLEETS = { allies: { A1: [known('a')] }, axis: { X1: [known('x')] } };
const OPEN = { resolution: { usual: 'battle', ordered: false } } as const;
const SCENARIO = { ...OPEN, otherSheets: { [OTHER]: [EXETER] } };

const choosing = (given: object = {}) => inAction({ ...FLEETS, scenario: SCENARIO, ...given });

/** Both have chosen. */
function settled(ways: Partial<Record<Side, string>>, given: object = {}, seed = 'ways') {
  const { state } = choosing(given);
  const told: StrategicEvent[] = [];
  const give = (side: Side, line: string, n: number) =>
    told.push(...joined.apply(state, side, joined.parseOrder(line), orderDice(seed, n)));
  for (const side of SIDES) if (ways[side]) give(side, `settle ${ways[side]}`, 0);
  for (const [n, side] of SIDES.entries()) give(side, 'confirm', n + 1);
  return { state, told };
}

const BOTH = { allies: OTHER, axis: OTHER };

describe('[ST-21.1a] a system that has a record of every ship is a further way', () => {
  test('it is listed after the others, and only there; no other is known', () => {
    const ways = (given: object) => {
      const { state } = choosing(given);
      const legal: { resolution?: string }[] = joined.legalOrders(state, 'axis');
      return legal.flatMap(({ resolution }) => resolution ?? []);
    };
    expect(ways({})).toEqual(['tactical', 'battle', 'quick', OTHER]);
    expect(ways({ scenario: OPEN })).toEqual(['tactical', 'battle', 'quick']);
    const { state } = choosing();
    expect(joined.refuse(state, 'axis', joined.parseOrder('settle parley'))?.code).toBe('not-now');
    expect(joined.refuse(state, 'axis', joined.parseOrder(`settle ${OTHER}`))).toBeUndefined();
  });

  test('[ST-5.1] a view names it and shows no record of it, which would tell of ships unknown', () => {
    const { state } = choosing();
    const records = (position: { scenario: object }) =>
      (position.scenario as typeof SCENARIO).otherSheets;
    expect(records(state)).toEqual({ [OTHER]: [EXETER] });
    for (const viewer of [...SIDES, 'spectator'] as const)
      expect(records(joined.view(state, viewer))).toEqual({ [OTHER]: [] });
    const order = joined.parseOrder(`settle ${OTHER}`);
    for (const side of SIDES)
      expect(joined.refuse(joined.view(state, side), side, order)).toBeUndefined();
  });

  test('[SK-35.22] two that have one are two ways, each with its likely result, and fights are their own', () => {
    const { name: __, ...cruiser } = seekriegSheet();
    const known = (id: string) => armed(id, {}, {}, { otherSheets: { [OTHER]: 0, seekrieg: 0 } });
    const both = {
      ...{ allies: { A1: [known('a')] }, axis: { X1: [known('x')] } },
      scenario: { ...OPEN, otherSheets: { [OTHER]: [EXETER], seekrieg: [cruiser] } },
    };
    const { ways } = previewOf(choosing(both).state, 'allies');
    expect(ways.map(({ way }) => way)).toEqual(['tactical', 'battle', 'quick', OTHER, 'seekrieg']);
    const { state } = settled({ allies: 'seekrieg', axis: 'seekrieg' }, both);
    expect(joined.segment(state).phase).toBe('seekrieg.orders');
    expect(joined.phases).toContain(joined.segment(state).phase);
  });

  test('its likely result is shown like those of the others', () => {
    const { ways } = previewOf(choosing().state, 'allies');
    expect(ways.map(({ way, basis }) => [way, basis])).toEqual([
      ['tactical', 'estimated'],
      ['battle', 'estimated'],
      ['quick', 'sampled'],
      [OTHER, 'estimated'],
    ]);
  });

  test('the fight is that system’s own, in its phases, and its events name it', () => {
    const { state, told } = settled(BOTH);
    expect(joined.segment(state).phase).toBe(`${OTHER}.initiative`);
    expect(joined.segment(state).name.within?.system).toBe(OTHER);
    expect(engagementPort.hostOf(state)).toBe(OTHER);
    const [handed] = told.filter((event) => event.kind === 'battleHandedOver');
    expect(handed).toMatchObject({ host: OTHER, rounds: 4 });
    const [first] = told.filter((event) => event.kind === 'battleEvent');
    expect(first).toMatchObject({ host: OTHER, event: { kind: 'turnBegan' } });
    expect(joined.phases).toContain(joined.segment(state).phase);
  });

  test('without a record of a ship it is Tactical, as a Battle that cannot be held', () => {
    const axis = { X1: [known('x'), armed('y')] };
    expect(settled(BOTH, { axis }).state.action?.stage.kind).toBe('tactical');
  });

  test('[ST-21.2] Quick yields to it, and of it and another the winner of a roll has his', () => {
    const kinds = (axis: string) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
        const { stage } = must(settled({ allies: OTHER, axis }, {}, seed).state.action, 'action');
        return stage.kind === 'battle' ? (stage.host ?? 'battle') : stage.kind;
      });
    expect(new Set(kinds('quick'))).toEqual(new Set([OTHER]));
    expect(new Set(kinds('battle'))).toEqual(new Set([OTHER, 'battle']));
  });

  test('[ST-15.3, ST-21.6] the record has hour, visibility, speed left and the ship’s own record', () => {
    const play = choosing();
    Object.assign(shipOf(play, 'a'), { criticals: ['engines'] });
    Object.assign(must(play.state.action, 'action'), {
      stage: { kind: 'battle', host: OTHER, battle: null, rounds: 4, entry: 2 },
    });
    const { startMinute, visibilityYards, sides } = recordOf(play);
    expect(startMinute % 60).toBe(0);
    expect(visibilityYards).toBe(20 * 1688);
    const ship = must(sides.allies.forces[0]?.ships[0], 'ship');
    expect(ship.sheet).toEqual(EXETER);
    expect(ship.speedLeft).toBeCloseTo(4 / 6);
  });
});
