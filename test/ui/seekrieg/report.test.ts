import { describe, expect, test } from 'vitest';
import { orderDice, SIDES } from '../../../src/rules/core';
import { type Order, type SeekriegEvent, seekrieg } from '../../../src/rules/seekrieg';
import type { SeekriegState } from '../../../src/rules/seekrieg/model/state';
import { blowsIn, decisiveBlows } from '../../../src/ui/systems/seekrieg/report/blows';
import { blowText, effectText } from '../../../src/ui/systems/seekrieg/report/blowText';
import { reportOf } from '../../../src/ui/systems/seekrieg/report/report';
import { shotsOf } from '../../../src/ui/systems/seekrieg/report/shots';
import { newNames } from '../../../src/words/seekrieg/common/names';
import { battleOf as duelOf } from '../../rules/seekrieg/fleet';
import { at as hexAt } from '../../rules/seekrieg/playing';
import { battleOf } from '../../scenario/seekrieg/shippedBattles';

const CONFIRM: Order = { kind: 'confirm' };

/** The River Plate with standing orders alone, to its end. */
function fought() {
  const dice = orderDice('report', 0);
  const begun = seekrieg.newState(battleOf('sk-river-plate'), seekrieg.defaultOptions, dice);
  const { state } = begun;
  const moments = [{ view: seekrieg.copy(state), events: begun.events as SeekriegEvent[] }];
  while (!seekrieg.outcome(state)) {
    const { active } = seekrieg.segment(state);
    const side = active.allies === 'waiting' ? 'axis' : 'allies';
    const events = seekrieg.apply(state, side, CONFIRM, dice) as SeekriegEvent[];
    moments.push({ view: seekrieg.copy(state), events });
  }
  return { state, moments, events: moments.flatMap((it) => it.events) };
}

const { state, moments, events } = fought();
const report = reportOf({ events, moments, view: state, eyes: 'all' });

const damageOf = ({ ships }: SeekriegState, id: string) => ships[id]?.condition?.damage;

describe('the report of a battle', () => {
  test('somebody was hit, or it would test nothing', () => {
    expect(report.decisive.length).toBeGreaterThan(2);
  });

  test('[SK-35.19] what the points are for adds up to the points of the outcome', () => {
    const sums = SIDES.map((side) => report.awards[side].reduce((sum, it) => sum + it.points, 0));
    const points = seekrieg.outcome(state)?.victoryPoints;
    expect(sums).toEqual([points?.allies, points?.axis]);
    expect(Math.max(...sums)).toBeGreaterThan(0);
  });

  test.each(Object.keys(state.ships))(
    '[SK-5.15] the blows at %s add up to the damage points that she has received',
    (id) => {
      const blows = report.blows.filter(({ target }) => target === id);
      const damage = blows.reduce((sum, it) => sum + it.damage, 0);
      expect(damage).toBeCloseTo(damageOf(state, id) ?? 0);
    },
  );

  test('every hit has its place and effect', () => {
    for (const { kind, hits, strikes } of report.blows)
      if (kind === 'guns') expect(strikes).toHaveLength(hits);
    const names = newNames(state);
    const told = report.blows.flatMap(({ strikes }) => strikes.map((it) => effectText(it, names)));
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain('');
  });

  test('strength begins whole and never grows', () => {
    for (const { samples } of report.strength) {
      expect(samples[0]).toEqual({ time: 0, value: 100 });
      const values = samples.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
  });

  test('[SK-11.9] shells are counted by caliber and range, and all hits of aimed fire', () => {
    const aimed = events.flatMap((it) => (it.kind === 'salvoFired' && !it.isStray ? [it] : []));
    const guns = report.given.filter(({ gun }) => gun);
    const total = (of: (it: (typeof guns)[number]) => number) =>
      guns.reduce((sum, it) => sum + of(it), 0);
    expect(total(({ fired }) => fired)).toBe(
      aimed.reduce((sum, { details }) => sum + (details?.shells ?? 0), 0),
    );
    expect(total(({ hits }) => hits)).toBe(aimed.reduce((sum, { hits }) => sum + hits, 0));
    const spee = guns.filter(({ side }) => side === 'axis').map(({ gun }) => gun?.boreInches ?? 0);
    expect(spee).toEqual([...spee].sort((a, b) => b - a));
  });

  test('[SK-5.11, SK-5.13, SK-5.14] before the end a side reads nothing of the enemy that it does not know', () => {
    const middle = moments.findLast(({ view }) => view.step.kind !== 'over')?.view;
    if (!middle) throw new Error('it was over at once');
    const view = seekrieg.view(middle as SeekriegState, 'axis');
    const own = events.filter(
      (it) => it.kind === 'salvoFired' && view.ships[it.ship ?? '']?.side === 'axis',
    );
    const soFar = reportOf({ events: own, moments: [{ view, events: [] }], view, eyes: 'axis' });
    expect(soFar.strength.map(({ side }) => side)).toEqual(['axis']);
    expect(soFar.given.map(({ side }) => side)).not.toContain('allies');
    expect(soFar.blows.every(({ strikes }) => strikes.length === 0)).toBe(true);
  });
});

describe('blows', () => {
  const view = duelOf({ allies: { exeter: {} }, axis: { spee: { hex: hexAt(0, -30) } } }).state;
  const names = newNames(view);
  const at = { turn: 3, rule: 'SK-5.1' } as const;
  const told = (...some: object[]) =>
    some.map((it) => ({ ...at, ...it })) as object[] as SeekriegEvent[];
  const details = { battery: 0, turrets: [0], shells: 6, rangeYards: 12_000, total: 60 };
  const salvo = (hits: number, rest: object = {}) => ({
    ...{ kind: 'salvoFired', ship: 'exeter', target: 'spee', hits, isStray: false },
    ...{ details, dice: [], ...rest },
  });
  const hit = (damage: number) => ({
    ...{ kind: 'shipHit', ship: 'spee', location: 'belt', penetrates: true, failure: null },
    ...{ damage, dice: [] },
  });

  test('[SK-5.15] what the turn costs beyond the hits is fire, flooding and critical damage', () => {
    const blows = blowsIn(
      told(
        salvo(0),
        salvo(2),
        hit(20),
        { kind: 'fireStarted', ship: 'spee', severity: 3 },
        hit(4),
        {
          ...{ kind: 'damageAdded', ship: 'spee', damage: 30, total: 30 },
        },
      ),
    );
    expect(blows.map(({ kind, damage, hits }) => [kind, damage, hits])).toEqual([
      ['guns', 24, 2],
      ['further', 6, 0],
    ]);
    expect(blows[0]?.strikes.map((it) => effectText(it, names))).toEqual([
      'penetrates, 20 damage points and fire of severity 3',
      'penetrates and 4 damage points',
    ]);
  });

  test('the salvo that hurt most decides, and is told with its guns; so is the end', () => {
    const sank = { kind: 'shipSank', ship: 'spee', of: 'axis' };
    const blows = decisiveBlows(blowsIn(told(salvo(2), hit(20), hit(4), sank)), view);
    expect(blows.map((it) => blowText(it, names))).toEqual([
      'Turn 3: 8-inch guns of exeter hit spee 2 times: 24 damage points.',
      'Turn 3: Spee sinks.',
    ]);
  });

  test('[SK-5.14] of hits by a ship unseen no more is told than that they hit', () => {
    const blows = blowsIn(told(salvo(2, { ship: null, details: null })));
    expect(blows.map((it) => blowText(it, names))).toEqual(['Turn 3: Spee is hit 2 times.']);
  });

  test('[SK-17.20] a torpedo that hits is of the ship that fired the salvo', () => {
    const tried = { kind: 'torpedoesTried', side: 'allies', firer: 'exeter', target: 'spee' };
    const struck = { kind: 'torpedoHit', ship: 'spee', isDud: false, damage: 60, dice: [] };
    const blows = blowsIn(told({ ...tried, hits: 2 }, struck, struck));
    expect(blows.map((it) => blowText(it, names))).toEqual([
      'Turn 3: 2 torpedoes of exeter hit spee: 120 damage points.',
    ]);
  });

  test('[SK-11.9] a salvo promises the hits of its table, in groups', () => {
    const [shot] = shotsOf(told(salvo(1)), view);
    expect(shot?.dice).toBe(6);
    expect(shot?.chance).toBeCloseTo(0.06, 1);
    expect(shot?.variance).toBeGreaterThan(0);
    expect(shotsOf(told(salvo(1, { isStray: true })), view)).toEqual([]);
  });
});
