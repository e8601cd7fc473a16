import { describe, expect, test } from 'vitest';
import { type OrderOf, seekrieg } from '../../../src/rules/seekrieg';
import {
  deckTurns,
  type Flight,
  flightHex,
  plannedAttacks,
  plannedRows,
} from '../../../src/rules/seekrieg/query';
import { baseIn, carrier, flightIn, flying, UNARMED } from './air';
import { anyDice } from './duel';
import { type Battle, battleOf, eventsOf } from './fleet';
import { at, confirm, give, turn } from './playing';
import { campaignTest } from './search/campaign';

const strikeOf = ({ state }: Battle, order: Omit<OrderOf<'strike'>, 'kind'>) =>
  seekrieg.explain(seekrieg.view(state, 'allies'), 'allies', [{ kind: 'strike', ...order }])
    .strikes[0];

/** Two carriers on the search map, 200 miles apart. */
const duel = (): Battle =>
  anyDice(
    battleOf(
      campaignTest({
        allies: { home: { hex: at(0, 0), speedKnots: 30, of: { carrier: carrier('sbd-3 16') } } },
        axis: { raider: { hex: at(0, -20), of: { enemy: carrier('a6m2 8') } } },
        search: {
          ...{ kind: 'carriers', hours: 5 },
          weather: [{ force: 4, windFrom: 3, visibility: 9, ceiling: null }],
        },
        more: { scenario: { modules: { air: true, submarine: false, search: true }, turns: 150 } },
        opening: [1, 1],
      }),
    ),
  );

describe('strikes told beforehand', () => {
  const order: Omit<OrderOf<'strike'>, 'kind'> = {
    group: 'allies-1',
    at: at(0, -20),
    level: 'M',
    attack: 'dive',
    knots: 132,
  };
  const launched = () => give(duel(), 'allies', 'carrier carrier launch sbd-3:8');

  test('[SK-20.21, SK-20.25, SK-20.26] the strike arrives in the turn that was told', () => {
    const battle = launched();
    const odds = strikeOf(battle, order);
    expect(odds).toMatchObject({ miles: 200, dropOutPercent: 5 });
    give(battle, 'allies', 'strike allies-1 0,-20 M dive 132', 'run-on 0');
    confirm(battle);
    expect(flightIn(battle, 'allies-1').arrivesOnTurn).toBe(odds?.arrivesOnTurn);
  });

  test('[SK-20.20, SK-20.22] what is left over the base after the way home; nothing to spare is refused', () => {
    const battle = launched();
    const spare = (hexes: number) =>
      strikeOf(battle, { ...order, at: at(0, -hexes) })?.turnsToSpare ?? 0;
    const isRefused = (hexes: number) =>
      seekrieg.refuse(battle.state, 'allies', { kind: 'strike', ...order, at: at(0, -hexes) }) !==
      undefined;
    for (const hexes of [10, 20, 25, 30, 40]) expect(spare(hexes) < 0).toBe(isRefused(hexes));
  });

  test('[SK-21.2, SK-21.3, SK-21.5] the chance to lose its way is the last column of CHART L1', () => {
    const battle = launched();
    battle.state.environment.force = 4;
    expect(strikeOf(battle, order)?.lostPercent).toBe(5);
    expect(strikeOf(battle, { ...order, at: at(0, -25) })?.lostPercent).toBe(15);
  });

  test('[SK-21.21] a flight is on the straight way to its target, and home again', () => {
    const battle = launched();
    const where = () =>
      flightHex(
        seekrieg.view(battle.state, 'allies'),
        'allies',
        flightIn(battle, 'allies-1') as Flight,
      );
    expect(where()).toBeUndefined();
    give(battle, 'allies', 'strike allies-1 0,-20 M dive 132');
    while (battle.state.turn < 20) confirm(battle);
    const miles = 200 - ((47 - battle.state.turn) * 132) / 30;
    // The carrier has steamed southeast while she launched.
    expect([0, 1]).toContain(where()?.q);
    expect(Math.abs((where()?.r ?? 0) + miles / 10)).toBeLessThanOrEqual(1.5);
  });
});

test('[SK-34.16] a flight in the air that is called home before its strike has set out is over its base', () => {
  const battle = give(duel(), 'allies', 'carrier carrier launch sbd-3:4', 'run-on 0');
  confirm(battle);
  give(battle, 'allies', 'strike allies-1 0,-20 M dive 132', 'abort allies-1');
  expect(flightIn(battle, 'allies-1').arrivesOnTurn).toBe(battle.state.turn);
});

test('[SK-20.5, SK-20.12, SK-24.3] turns that a deck takes', () => {
  const battle = flying('sbd-3 16');
  const base = baseIn(battle);
  const turns = (task: Parameters<typeof deckTurns>[2]) => deckTurns(battle.state, base, task, 12);
  expect([turns('launch'), turns('recover'), turns('arm'), turns('rearm')]).toEqual([3, 4, 6, 4]);
  battle.state.environment.force = 8;
  expect(turns('launch')).toBe(Number.POSITIVE_INFINITY);
});

test('[SK-23.17, SK-23.36, SK-34.12] attacks: the default is told with its chances, and is what happens', () => {
  const battle = flying('sbd-3 12', {
    axis: { screen: { hex: at(3, 0), facing: 4, speedKnots: 20, sheet: UNARMED } },
  });
  give(battle, 'allies', 'carrier carrier launch sbd-3:12', 'strike allies-1 enemy M dive 120');
  anyDice(battle);
  while (battle.state.step.kind !== 'air') confirm(battle);
  const view = seekrieg.view(battle.state, 'allies');
  const planned = plannedAttacks(view, 'allies');
  expect(planned.reduce((sum, { count }) => sum + count, 0)).toBe(
    flightIn(battle, 'allies-1').rows[0]?.count,
  );
  const { attacks } = seekrieg.explain(
    view,
    'allies',
    planned.map((it) => ({ kind: 'attack', group: 'allies-1', ...it })),
  );
  for (const { count, chance, meanHits, anyHit } of attacks) {
    expect(meanHits).toBeCloseTo(count * chance);
    expect(anyHit).toBeCloseTo(1 - (1 - chance) ** count);
  }
  const before = eventsOf(battle, 'shipAttacked').length;
  confirm(battle);
  const told = eventsOf(battle, 'shipAttacked').slice(before);
  expect(told.map(({ ship, count, shotDown }) => `${ship} ${count}/${shotDown}`)).toEqual(
    planned.map(({ target, count }) => `${target} ${count}/0`),
  );
});

test('[SK-20.25] rows of a flight are those in the air and those still to be launched', () => {
  const battle = give(flying('sbd-3 12'), 'allies', 'carrier carrier launch sbd-3:12');
  turn(battle);
  const { allies } = battle.state.forces;
  const rows = plannedRows(allies, flightIn(battle, 'allies-1'));
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(12);
});
