import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../../../server/common/project';
import { diceFrom, drawFrom, SIDES, type Side } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { done } from '../../../src/rules/fleet-action/game/done';
import { BOAT_KEYS, CRAFT_KEYS, MERCHANT_KEYS } from '../../../src/rules/fleet-action/query';
import { fleetActionScenarios } from '../../../src/scenario/fleet-action';
import { savedFleetAction } from '../../../src/scenario/fleet-action/saved';
import { registry } from '../shipped';
import { actionFile, actionOf, faultsOf, loadAction } from './shippedActions';

const IDS = readdirSync(join(PROJECT, 'scenarios/fleet-action')).map((name) =>
  name.replace('.json', ''),
);

/** Merchant ships, small craft and submarines without a record of their own [NW-7.14, NW-32.17, NW-32.18]. */
const TYPICAL: ReadonlySet<string> = new Set([...MERCHANT_KEYS, ...CRAFT_KEYS, ...BOAT_KEYS]);

test('the five battles of the rules, and four of our own', () => {
  expect(IDS).toEqual([
    ...['fa-cape-spada', 'fa-denmark-strait', 'fa-gavdos', 'fa-hx-112', 'fa-java-sea'],
    ...['fa-juminda', 'fa-north-cape', 'fa-river-plate', 'fa-second-guadalcanal'],
  ]);
});

describe.each(IDS)('%s', (id) => {
  test('has no faults, and bears the name of its file', () => {
    expect(faultsOf(actionFile(id))).toEqual([]);
    expect(actionOf(id).id).toBe(id);
  });

  test('can be saved', () => {
    const saved: unknown = JSON.parse(JSON.stringify(actionOf(id)));
    expect(savedFleetAction.faults(saved, {}, id)).toEqual([]);
  });

  test('has drawings for all of its ships but typical ones, and a flagship on each side', () => {
    const loaded = loadAction(actionFile(id));
    const without = fleetActionScenarios
      .classIds(loaded)
      .filter((classId) => !registry.classes.has(classId) && !TYPICAL.has(classId));
    expect(without).toEqual([]);
    for (const side of SIDES) expect(fleetActionScenarios.flagship(loaded, side).name).toBeTruthy();
  });

  test('[NW-34.8] is played to its end without a decision', () => {
    const draw = drawFrom(id);
    const dice = diceFrom(draw);
    const { state } = fleetAction.newState(actionOf(id), fleetAction.defaultOptions, dice);
    for (let orders = 0; orders < 5000 && !fleetAction.outcome(state); orders++) {
      const { active } = fleetAction.segment(state);
      const able = SIDES.filter((side) => active[side] !== 'waiting');
      const side = able[draw(able.length)] as Side;
      const [order] = done.legal(state, side);
      if (!order) throw new Error(`${state.step.kind}: nothing to be done with`);
      fleetAction.apply(state, side, order, dice);
    }
    expect(fleetAction.outcome(state)).toBeDefined();
    expect(state.turn).toBeLessThanOrEqual(actionOf(id).turns);
  });
});

test.each([
  ['fa-denmark-strait', ['Hood', 'Bismarck']],
  ['fa-north-cape', ['Duke of York', 'Scharnhorst']],
  ['fa-java-sea', ['Houston', 'Nachi']],
  ['fa-hx-112', ['Franche Comté', 'U 99']],
])('the largest ships stand for %s', (id, names) => {
  const loaded = loadAction(actionFile(id));
  expect(SIDES.map((side) => fleetActionScenarios.flagship(loaded, side).name)).toEqual(names);
});
