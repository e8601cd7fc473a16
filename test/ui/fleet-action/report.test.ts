import { describe, expect, test } from 'vitest';
import { diceFrom, drawFrom, SIDES, type Side } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { blowsIn, decisiveBlows } from '../../../src/ui/systems/fleet-action/report/blows';
import { blowText } from '../../../src/ui/systems/fleet-action/report/blowText';
import { reportOf } from '../../../src/ui/systems/fleet-action/report/report';
import { newNames } from '../../../src/words/fleet-action/common/names';
import { objectiveText } from '../../../src/words/fleet-action/objective';
import { PLATE } from '../../rules/fleet-action/battles';
import { actionOf } from '../../rules/fleet-action/position';
import { battleOf } from '../../rules/fleet-action/setting';

/** A battle of any legal orders, guns before all others, to its end. */
function fought(key: string) {
  const draw = drawFrom(key);
  const dice = diceFrom(draw);
  const begun = fleetAction.newState(battleOf(PLATE), fleetAction.defaultOptions, dice);
  const { state } = begun;
  const moments = [{ view: fleetAction.copy(state), events: begun.events as FleetActionEvent[] }];
  while (!fleetAction.outcome(state)) {
    const { active } = fleetAction.segment(state);
    const able = SIDES.filter((side) => active[side] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const legal = fleetAction.legalOrders(state, side).filter(({ kind }) => kind !== 'concede');
    const guns = legal.filter(({ kind }) => kind === 'shootGuns');
    const some = guns.length > 0 ? guns : legal.filter(({ kind }) => kind === 'done');
    const order = (some.length > 0 ? some : legal)[draw((some.length > 0 ? some : legal).length)];
    if (!order) throw new Error('nothing legal');
    const events = fleetAction.apply(state, side, order, dice);
    moments.push({ view: fleetAction.copy(state), events: [...events] });
  }
  return { state, moments, events: moments.flatMap((it) => it.events) };
}

const { state, moments, events } = fought('report-1');
const report = reportOf({ events, moments, view: state, eyes: 'all' });

const lostBy = ({ units }: FleetActionState, id: string): number => {
  const { sheet, condition } = units[id] ?? {};
  if (!sheet || !condition) throw new Error(`no ${id}`);
  return sheet.structure + sheet.flotation - condition.structure - condition.flotation;
};

describe('the report of a battle', () => {
  test('somebody was hit, or it would test nothing', () => {
    expect(report.decisive.length).toBeGreaterThan(0);
  });

  test('the awards add up to the points of the outcome', () => {
    const sums = SIDES.map((side) => report.awards[side].reduce((sum, it) => sum + it.points, 0));
    const outcome = fleetAction.outcome(state);
    expect(sums).toEqual([outcome?.victoryPoints.allies, outcome?.victoryPoints.axis]);
  });

  test.each(Object.keys(state.units))('the blows at %s add up to what she has lost', (id) => {
    const blows = blowsIn(events).filter(({ target }) => target === id);
    const lost = blows.reduce((sum, it) => sum + it.structure + it.flotation, 0);
    expect(lost).toBe(lostBy(state, id));
  });

  test('strength begins whole and never grows', () => {
    for (const { samples } of report.strength) {
      expect(samples[0]).toEqual({ time: 0, value: 100 });
      const values = samples.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
  });

  test('dice are weighed by what each needed', () => {
    const guns = report.given.find(({ weapon }) => weapon === 'main');
    expect(guns?.expected).toBeGreaterThan(0);
    expect(guns?.expected).toBeLessThan(guns?.dice ?? 0);
  });

  test('[NW-3.21] before the end a side weighs its own dice alone', () => {
    const seen = moments.map((it) => ({
      view: fleetAction.view(it.view, 'axis'),
      events: it.events,
    }));
    const last = seen.findLast(({ view }) => view.step.kind !== 'over');
    if (!last) throw new Error('it was over at once');
    const soFar = reportOf({ events: [], moments: seen, view: last.view, eyes: 'axis' });
    expect(soFar.strength.map(({ side }) => side)).toEqual(['axis']);
  });
});

describe('blows', () => {
  const at = { turn: 3, rule: 'NW-13.5' } as const;
  const fired = (isHit: boolean) =>
    ({
      ...at,
      kind: 'gunsFired',
      unit: 'bismarck',
      target: 'hood',
      battery: 'main',
      isHit,
    }) as const;
  const damaged = (unit: string, structure: number, rule = 'NW-21.1') =>
    ({ ...at, rule, kind: 'damaged', unit, structure, flotation: 0 }) as const;
  const told = (...some: object[]) => some as FleetActionEvent[];

  test('what follows a hit belongs to it, fires and neighbors do not', () => {
    const blows = blowsIn(
      told(
        fired(false),
        fired(true),
        damaged('hood', 27),
        damaged('hood', 3),
        damaged('prince-of-wales', 4),
        damaged('hood', 8, 'NW-28.2'),
      ),
    );
    expect(blows.map(({ kind, target, structure }) => [kind, target, structure])).toEqual([
      ['main', 'hood', 30],
      ['mishap', 'prince-of-wales', 4],
      ['fire', 'hood', 8],
    ]);
  });

  test('the hit that sinks her decides, and is told', () => {
    const view = actionOf({ allies: [{ sheet: 'Hood' }], axis: [{ sheet: 'Bismarck' }] });
    const lost = { ...at, kind: 'unitLost', unit: 'hood', fate: 'sunk', cause: 'magazine' };
    const blows = decisiveBlows(blowsIn(told(fired(true), damaged('hood', 27), lost)), view);
    expect(blows.map((it) => blowText(it, newNames(view)))).toEqual([
      'Turn 3: Main guns of Bismarck hit Hood: 27 structure. She sinks.',
    ]);
  });
});

test('[NW-30.5] an objective in words', () => {
  const names = newNames(actionOf({ axis: [{ sheet: 'Bismarck' }] }));
  const aim = { kind: 'slowed', units: ['bismarck'], maxKnots: 20 } as const;
  expect(objectiveText({ id: 'slow', side: 'allies', points: 15, aim }, names)).toBe(
    'Bismarck slowed to 20 knots or less',
  );
});
