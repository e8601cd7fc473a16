import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { sameHex } from '../../../src/hex';
import { type SeekriegState, seekrieg } from '../../../src/rules/seekrieg';
import { AirForm } from '../../../src/ui/systems/seekrieg/air/AirForm';
import { proposalsFor } from '../../../src/ui/systems/seekrieg/air/proposals';
import { RaidForm } from '../../../src/ui/systems/seekrieg/air/RaidForm';
import { ForceForm } from '../../../src/ui/systems/seekrieg/chart/ForceForm';
import { frameOf } from '../../../src/ui/systems/seekrieg/chart/frame';
import { cloudsOf } from '../../../src/ui/systems/seekrieg/chart/layers';
import { PatrolForm } from '../../../src/ui/systems/seekrieg/chart/PatrolForm';
import { marksOf, pickChart } from '../../../src/ui/systems/seekrieg/chart/picks';
import { RunForm } from '../../../src/ui/systems/seekrieg/chart/RunForm';
import { sayHex } from '../../../src/ui/systems/seekrieg/chart/say';
import { searchUnits } from '../../../src/ui/systems/seekrieg/chart/units';
import { decisionOf } from '../../../src/ui/systems/seekrieg/decision';
import { DeskContext } from '../../../src/ui/systems/seekrieg/desk/desk';
import { finishOf } from '../../../src/ui/systems/seekrieg/finishing';
import { haltIn } from '../../../src/ui/systems/seekrieg/moving/stops';
import { setLanguage } from '../../../src/words/core/texts';
import { bothConfirm, coralSea, deskAt, order } from './airDesk';

afterEach(() => setLanguage('en'));

const shown = (Form: ComponentType, state: SeekriegState, side: 'allies' | 'axis' = 'allies') =>
  renderToStaticMarkup(
    createElement(DeskContext, { value: deskAt(state, side).desk }, createElement(Form)),
  );

const lexington = (state: SeekriegState) => {
  const base = state.forces.allies.bases.lexington;
  if (!base) throw new Error('no Lexington');
  return base;
};

/** A strike of all on deck is on its way from Lexington, by what is proposed. */
function strikeAway(state: SeekriegState): void {
  const { desk } = deskAt(state, 'allies');
  const strike = proposalsFor(desk, lexington(state)).find(({ orders }) =>
    orders.some(({ kind }) => kind === 'strike'),
  );
  order(state, 'allies', ...(strike?.orders ?? []));
}

describe('what is proposed for a deck', () => {
  test('[SK-34.3, SK-34.16] a strike at the newest report and a section over the ship, each in one press', () => {
    const state = coralSea();
    const { desk } = deskAt(state, 'allies');
    const kinds = proposalsFor(desk, lexington(state)).map(({ orders }) =>
      orders.map((it) => it.kind).join(' '),
    );
    expect(kinds).toContain('carrier strike');
    expect(kinds).toContain('carrier cap');
    strikeAway(state);
    const [flight] = Object.values(state.forces.allies.flights);
    expect(flight?.mission).toBe('strike');
  });

  test('[SK-34.14] time passes until this side is asked, whatever stops the run of the other', () => {
    const state = coralSea();
    const { desk, given } = deskAt(state, 'allies');
    let isStarted = false;
    const running = { ...desk.running, start: () => (isStarted = true) };
    finishOf({ ...desk, running }).run();
    expect([isStarted, given]).toEqual([true, [{ kind: 'confirm' }]]);
    order(state, 'allies', { kind: 'runOn', turns: 0 });
    isStarted = false;
    finishOf({ ...deskAt(state, 'allies').desk, running }).run();
    expect(isStarted).toBe(false);
  });

  test('[SK-20.15] nothing while the deck is at work', () => {
    const state = coralSea();
    strikeAway(state);
    expect(proposalsFor(deskAt(state, 'allies').desk, lexington(state))).toEqual([]);
  });
});

describe.each(['en', 'de'] as const)('forms in %s', (language) => {
  test('of decks, flights, forces and searches say all they have to', async () => {
    const state = coralSea();
    strikeAway(state);
    await setLanguage(language);
    for (const Form of [AirForm, ForceForm, PatrolForm, RunForm]) {
      const html = shown(Form, state);
      expect(html).not.toMatch(/\{\{|undefined|NaN|null/);
      expect(html.length).toBeGreaterThan(100);
    }
    expect(shown(AirForm, state)).toContain('Lexington');
  });

  test('of every stage of a raid', async () => {
    await setLanguage(language);
    const state = coralSea();
    strikeAway(state);
    const stages = new Set<string>();
    while (state.turn < 90 && state.step.kind !== 'over') {
      const { step } = state;
      if (step.kind === 'air')
        for (const side of ['allies', 'axis'] as const)
          if (!state.confirmed[side]) {
            stages.add(`${step.stage} ${side}`);
            expect(shown(RaidForm, state, side)).not.toMatch(/\{\{|undefined|NaN|null/);
          }
      bothConfirm(state, 'allies');
    }
    expect(stages).toContain('attack allies');
  });
});

/** Lexington's strike is over ships that it may choose among. */
function overShips(): SeekriegState {
  const state = coralSea();
  strikeAway(state);
  while (state.turn < 90 && state.step.kind !== 'over') {
    const legal = seekrieg.legalOrders(state, 'allies');
    if (!state.confirmed.allies && legal.some(({ kind }) => kind === 'attack')) return state;
    bothConfirm(state, 'allies');
  }
  throw new Error('no strike over ships');
}

test('[SK-23.36] aircraft whose ship has been named can be sent at another one', () => {
  const state = overShips();
  const ships = new Set(
    seekrieg
      .legalOrders(state, 'allies')
      .flatMap((it) => (it.kind === 'attack' ? [it.target] : [])),
  );
  const [first] = seekrieg.legalOrders(state, 'allies').filter(({ kind }) => kind === 'attack');
  if (first) order(state, 'allies', first);
  const [picker = ''] = /<select.*?<\/select>/.exec(shown(RaidForm, state)) ?? [];
  expect(ships.size).toBeGreaterThan(1);
  for (const ship of ships) expect(picker).toContain(`value="${ship}"`);
});

describe('the chart of the search map', () => {
  test('[SK-8.1] hexes of the map lie on the chart and come back; the place of the scenario is hex 0,0', () => {
    const { view } = deskAt(coralSea(), 'allies').desk;
    const { chart, toChart, fromChart } = frameOf(view.scenario);
    for (const hex of [
      { q: 0, r: 0 },
      { q: 7, r: -21 },
      { q: -5, r: 3 },
    ]) {
      expect(fromChart(toChart(hex))).toEqual(hex);
      expect(chart.hexes.some((it) => sameHex(it, toChart(hex)))).toBe(true);
    }
    const { q, r } = toChart({ q: 0, r: 0 });
    expect(chart.corner.lat - (r + q / 2) * chart.step.lat).toBeCloseTo(-14.5);
    expect(chart.corner.lon + q * chart.step.lon).toBeCloseTo(155);
  });

  test('[SK-6.2, SK-8.10] own forces, flights in the air and reports are on it, and nothing else of the enemy', () => {
    const state = coralSea();
    strikeAway(state);
    bothConfirm(state, 'allies');
    const { view } = deskAt(state, 'allies').desk;
    const kinds = searchUnits(view).map(({ kind, side }) => `${kind} ${side}`);
    expect(kinds.filter((it) => !it.startsWith('flight'))).toEqual([
      'force allies',
      'contact axis',
    ]);
    expect(kinds).toContain('flight allies');
  });

  test('[SK-21.20] a raid over its target is over the only force, and is not drawn where there are more', () => {
    const { view } = deskAt(coralSea(), 'allies').desk;
    const raid = { id: 'axis-1', side: 'axis', turnsAway: 0, strength: 'few', hex: null };
    const raids = { 'axis-1': raid } as never;
    const drawn = (seen: typeof view) => searchUnits(seen).filter(({ kind }) => kind === 'raid');
    const own = view.forces.allies?.search?.forces ?? {};
    expect(drawn({ ...view, raids })).toMatchObject([{ hex: own['tf-17']?.hex }]);
    const two = structuredClone({ ...view, raids });
    const forces = two.forces.allies?.search?.forces;
    if (forces && own['tf-17']) forces['tf-44'] = { ...own['tf-17'], id: 'tf-44' };
    expect(drawn(two)).toEqual([]);
  });

  test('[SK-35.16] the front lies over the Japanese', () => {
    const { view } = deskAt(coralSea(), 'allies').desk;
    expect(cloudsOf(view)).toHaveLength(1);
  });

  test('[SK-8.4] a pick sends the picked force there, and the straight ways are marked', () => {
    const state = coralSea();
    const { desk, given } = deskAt(state, 'allies', 'tf-17');
    expect(marksOf(desk)).toHaveLength(6);
    pickChart(desk, { q: 3, r: 0 }, searchUnits(desk.view));
    expect(given).toMatchObject([{ kind: 'search', force: 'tf-17' }]);
  });

  test('[SK-21.22] a pick sends the picked flight there', () => {
    const state = coralSea();
    strikeAway(state);
    const { desk, given } = deskAt(state, 'allies', 'allies-1');
    pickChart(desk, { q: 7, r: -20 }, searchUnits(desk.view));
    expect(given).toMatchObject([{ kind: 'strike', group: 'allies-1', at: { q: 7, r: -20 } }]);
  });

  test('a hex is told with its weather and what is there', () => {
    const { desk } = deskAt(coralSea(), 'allies', 'tf-17');
    const told = sayHex(desk, { q: 7, r: -21 }, searchUnits(desk.view));
    expect(told).toMatch(/low cloud; Contact 1, .*; 210 miles off$/);
  });
});

test('[SK-34.14] why the rules have stopped a run is said once, and only an own reason', () => {
  const state = coralSea();
  const { desk } = deskAt(state, 'allies');
  const stopped = (reason: string | null, turn = state.turn) =>
    [{ kind: 'runStopped', rule: 'SK-34.14', turn, reason }] as never;
  expect(haltIn(stopped('raid'), desk.view)).toEqual({ kind: 'raid' });
  expect(haltIn(stopped(null), desk.view)).toBeNull();
  expect(haltIn(stopped('raid', state.turn - 2), desk.view)).toBeNull();
  const halted = { ...desk, halted: { kind: 'deck-ready' } } as const;
  expect(decisionOf(halted).sentence).toMatch(/^Stopped: a flight deck is ready\. Launch/);
});
