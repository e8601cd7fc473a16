import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { placed } from '../../../src/ui/chart/placed';
import {
  chartMarks,
  flightTo,
  ordersAt,
} from '../../../src/ui/systems/strategic/advanced/chartPicks';
import { pinOf } from '../../../src/ui/systems/strategic/advanced/pinOf';
import { strikeRadius } from '../../../src/ui/systems/strategic/advanced/ranges';
import { staleOrders } from '../../../src/ui/systems/strategic/advanced/reports';
import { plansOf, withoutOrder } from '../../../src/ui/systems/strategic/advanced/routes/plans';
import { unitsOf } from '../../../src/ui/systems/strategic/advanced/units';
import { ordersOf } from '../../../src/ui/table/desk';
import { targetName } from '../../../src/words/strategic/common/contactName';
import { contactWords } from '../../../src/words/strategic/common/contactWords';
import { armed, give, inPhase, report } from '../../rules/strategic/advancedGame';
import { fly, scene } from '../../rules/strategic/advancedScene';
import { smallAdvanced } from '../../rules/strategic/smallGame';
import { deskOf } from './deskOf';

const moving = () => {
  const { squadrons, landUnits } = smallAdvanced();
  const state = scene({ squadrons, landUnits });
  return inPhase(state, 'movement', 1);
};

test('[ST-9.3] a division picked marks the open hexes around it, and its own makes it stay', () => {
  const turn = moving();
  const { desk } = deskOf({ state: turn.state, selected: 'A1' });
  const marks = chartMarks(desk);
  expect(marks.length).toBeGreaterThan(0);
  for (const { hex } of marks) {
    const [order] = ordersAt(desk, hex);
    expect(order).toEqual({ kind: 'moveDivision', division: 'A1', to: hex });
    expect(strategic.refuse(turn.state, 'allies', order as never)).toBeUndefined();
  }
  const own = desk.view.forces.allies?.divisions.A1?.hex;
  expect(marks.some(({ hex }) => hex === own)).toBe(false);
  expect(own && ordersAt(desk, own)).toHaveLength(1);
});

test('[ST-9.1] what is plotted is drawn, and is missing among what has no order', () => {
  const turn = moving();
  const { desk } = deskOf({ state: turn.state, selected: 'A1' });
  const [mark] = chartMarks(desk);
  if (!mark) throw new Error('no mark');
  expect(withoutOrder(desk.view, 'allies').map(({ id }) => id)).toContain('A1');
  give(turn, 'allies', { kind: 'moveDivision', division: 'A1', to: mark.hex });
  const view = strategic.view(turn.state, 'allies');
  expect(withoutOrder(view, 'allies').map(({ id }) => id)).not.toContain('A1');
  expect(plansOf(view, 'allies')).toContainEqual(
    expect.objectContaining({ key: 'A1', by: 'ships', isDefault: false }),
  );
  expect(plansOf(strategic.view(turn.state, 'axis'), 'axis').some(({ key }) => key === 'A1')).toBe(
    false,
  );
});

test('[ST-9.11] squadrons fly straight to a hex, after the division that is reported there', () => {
  const turn = moving();
  const [squadron] = Object.keys(turn.state.forces.allies.squadrons);
  if (!squadron) throw new Error('no squadron');
  fly(turn.state, squadron, [{ q: 4, r: 3 }], { launchTurn: 0 });
  const hex = { q: 8, r: 0 };
  const contact = report(turn.state, 'X2', hex);
  const { desk } = deskOf({ state: turn.state, squads: { [squadron]: 1 } });
  const order = flightTo(desk, [squadron], hex);
  expect(order).toMatchObject({ kind: 'moveSquadrons', squadrons: [squadron], goal: contact });
  expect(strategic.refuse(turn.state, 'allies', order)).toBeUndefined();
});

test('[ST-12.6, ST-12.7] an armed squadron is offered the hexes beside its base, and its base for a patrol', () => {
  const turn = moving();
  const fighter = Object.values(turn.state.forces.allies.squadrons).find(
    ({ card }) => card.type === 'F',
  );
  if (!fighter) throw new Error('no fighters');
  armed(turn.state, 'allies', fighter.id, 'guns');
  const { desk } = deskOf({ state: turn.state, squads: { [fighter.id]: 1 } });
  const kinds = chartMarks(desk).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'cap')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'launch').length).toBeGreaterThan(3);
});

test('[ST-12.10] the radius of a strike by rate and endurance', () => {
  const radius = (type: 'F' | 'DB', endurance: number) =>
    strikeRadius({ card: { type, endurance } } as never);
  expect([radius('DB', 2), radius('F', 2)]).toEqual([9, 12]);
  expect([radius('DB', 3), radius('F', 3)]).toEqual([10, 13]);
  expect(radius('DB', 4)).toBe(18);
});

test('[ST-5.20] nothing of the enemy stands on the chart but what was reported', () => {
  const turn = moving();
  const before = unitsOf(strategic.view(turn.state, 'allies'), 'allies');
  expect(before.filter(({ side }) => side === 'axis')).toEqual([]);
  report(turn.state, 'X1', { q: 9, r: 0 });
  const after = unitsOf(strategic.view(turn.state, 'allies'), 'allies');
  expect(after.filter(({ side }) => side === 'axis').map(({ kind }) => kind)).toEqual(['contact']);
});

test('what shares a hex stands in rows by kind', () => {
  const turn = moving();
  const hex = turn.state.forces.allies.divisions.A1?.hex;
  if (!hex) throw new Error('no hex');
  report(turn.state, 'X1', hex);
  const view = strategic.view(turn.state, 'allies');
  const drawn = { view, silhouettes: {}, lit: [] };
  const pins = placed(unitsOf(view, 'allies').map((unit) => pinOf(unit, drawn)));
  const rowOf = (id: string) => pins.find(({ pin }) => pin.id === id)?.row;
  expect(rowOf('A1')).toBe(0);
  expect(rowOf('c1-1')).toBe(-1);
});

test('[ST-11.7, ST-11.8, ST-11.14] reports in words', () => {
  const contact = {
    ...{ id: 'c1-1', turn: 1, hex: { q: 0, r: 0 }, spotter: 'A1', with: [], by: 'eye' },
    ...{ subject: 'ships', quality: 'good', count: 3, aircraft: null },
  } as const;
  const words = (types: object) => contactWords({ ...contact, types, with: [] } as never);
  expect(words({ kind: 'none' })).toEqual({ short: '?', long: '3 ships' });
  expect(words({ kind: 'groups', large: 1, small: 2 }).long).toBe('3 ships: 1 large, 2 small');
  expect(words({ kind: 'types', types: ['DD', 'BB', 'DD'] })).toEqual({
    short: 'BB 2DD',
    long: '3 ships: BB 2DD',
  });
});

test('[ST-11.12] reports of one hex are one marker, and are named by who made them', () => {
  const turn = moving();
  const hex = { q: 9, r: 0 };
  const ids = ['X1', 'X1', 'X2'].map((division) => report(turn.state, division, hex));
  const { desk } = deskOf({ state: turn.state });
  const pins = unitsOf(desk.view, 'allies').filter(({ kind }) => kind === 'contact');
  expect(pins).toMatchObject([{ id: ids[0], others: [{ id: ids[1] }, { id: ids[2] }] }]);
  const names = ids.map((id) => targetName(desk, id));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).not.toMatch(/c\d+-\d/);
});

test('[ST-11.12] reports that say nothing any more are put away together', () => {
  const turn = moving();
  const old = report(turn.state, 'X1', { q: 9, r: 0 });
  turn.state.turn += 5;
  const late = report(turn.state, 'X1', { q: 10, r: 0 });
  turn.state.turn += 1;
  const { desk } = deskOf({ state: turn.state });
  const drops = ordersOf(desk.legal, 'dropContact');
  expect(drops.map(({ contact }) => contact)).toEqual([old, late]);
  expect(staleOrders(desk, drops)).toEqual([{ kind: 'dropContact', contact: old }]);
});
