import { beforeAll, describe, expect, test } from 'vitest';
import { commander, whyOrder } from '../../src/bots';
import { isCarrier } from '../../src/bots/strategic/common/known';
import { canonicalJson, drawFrom, enemyOf, SIDES, type Side } from '../../src/rules/core';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import { skyOf } from '../../src/rules/strategic/common/sky';
import { decide, type Given, played, some } from './strategicGames';

/** What the commanders did in the first turns of two games. */
let midway: Given[];
let coralSea: Given[];

beforeAll(() => {
  midway = [...played('midway', 'doctrine 1', 3)];
  coralSea = [...played('coral-sea', 'doctrine', 8)];
}, 240_000);

const all = (): Given[] => [...midway, ...coralSea];
const eventsOf = (game: readonly Given[], kind: string) =>
  game.flatMap(({ events }) => events.filter((it) => it.kind === kind));

/** The same position to a side, all else that it cannot see drawn anew. */
function resampled(state: StrategicState, side: Side, seed: string): StrategicState {
  const other = strategic.copy(state);
  const draw = drawFrom(seed);
  const enemy = other.forces[enemyOf(side)];
  for (const squadron of Object.values(enemy.squadrons)) squadron.steps = draw(5);
  for (const ship of Object.values(enemy.ships)) ship.damageLevels += draw(2);
  enemy.offersEnd = draw(2) === 1;
  if (enemy.basic) Object.assign(enemy.basic, { search: [], cap: [], strikes: [], closing: [] });
  if (enemy.advanced) Object.assign(enemy.advanced, { moves: [], flightMoves: [], launches: [] });
  if (enemy.advanced)
    for (const division of Object.values(enemy.divisions))
      if (division.hex) division.hex = { q: division.hex.q + draw(3), r: division.hex.r };
  return other;
}

describe('decisions', () => {
  test('are never refused', () => {
    for (const { view, side, order } of all())
      expect(strategic.refuse(view, side, order), strategic.makeOrder(order)).toBeUndefined();
  });

  test('stand: nothing is ordered twice in a stage', () => {
    let before = '';
    let given = new Set<string>();
    for (const game of [midway, coralSea])
      for (const { view, side, order } of game) {
        const stage = `${view.turn} ${JSON.stringify(strategic.segment(view).name)} ${view.air?.id} ${view.action?.id}`;
        if (stage !== before) [before, given] = [stage, new Set()];
        if (order.kind === 'confirm' || view.air || view.action) continue;
        const line = `${side} ${strategic.makeOrder(order)}`;
        expect(given.has(line), `${stage}: ${line}`).toBe(false);
        given.add(line);
      }
  });

  test('are the same in the same position, whatever is hidden', () => {
    let changed = 0;
    for (const { before, side } of [...some(midway, 15), ...some(coralSea, 15)]) {
      const state = before;
      const other = resampled(state, side, `hidden ${state.turn}`);
      expect(canonicalJson(strategic.view(other, side))).toBe(
        canonicalJson(strategic.view(state, side)),
      );
      changed += canonicalJson(other) === canonicalJson(state) ? 0 : 1;
      expect(decide(commander, other, side)).toEqual(decide(commander, state, side));
    }
    expect(changed).toBeGreaterThan(20);
  });

  test('are the same for a view that has been sent as text', () => {
    for (const { before, side, order } of some(coralSea, 8)) {
      const sent = JSON.parse(JSON.stringify(before)) as StrategicState;
      expect(decide(commander, sent, side)).toEqual(order);
    }
  });

  test('have their reason', () => {
    const told = new Set<string>();
    for (const { view, side, order } of all())
      if (whyOrder({ system: strategic, view, side }, order)) told.add(order.kind);
    for (const kind of ['assignSearch', 'assignCap', 'assignStrike', 'moveSquadrons', 'arm'])
      expect(told, kind).toContain(kind);
  });
});

describe('in a Basic game', () => {
  const basic = () => midway.filter(({ view }) => !view.air && !view.action);

  test('a side searches while it has located nothing', () => {
    const first = basic().filter(
      ({ view, order }) => view.turn === 1 && order.kind === 'assignSearch',
    );
    const { known } = first[0]?.before ?? {};
    const searching = SIDES.filter(
      (side) => !Object.values(known?.[side].divisions ?? {}).some((it) => it.isSpotted),
    );
    expect(searching).toContain('axis');
    for (const side of searching) expect(first.some((it) => it.side === side)).toBe(true);
  });

  test('attempts are shared out among the divisions not yet found', () => {
    const counts = new Map<string, number>();
    for (const { view, side, order } of basic())
      if (view.turn === 1 && side === 'axis' && order.kind === 'searchDivision')
        counts.set(order.division, (counts.get(order.division) ?? 0) + 1);
    const [most, least] = [Math.max(...counts.values()), Math.min(...counts.values())];
    expect(counts.size).toBe(2);
    expect(most - least).toBeLessThanOrEqual(1);
  });

  test('aircraft without radar stay down by night', () => {
    for (const { view, side, order } of basic()) {
      if (!('squadron' in order) || !skyOf(view, null).isNight) continue;
      expect(view.forces[side]?.squadrons[order.squadron]?.card.hasRadar).toBe(true);
    }
  });

  test('patrols are over what is spotted, or a base', () => {
    for (const { view, side, order } of basic())
      if (order.kind === 'assignCap')
        expect(view.forces[side]?.divisions[order.over]?.isSpotted ?? true, order.over).toBe(true);
  });

  test('carriers attack nobody with guns', () => {
    for (const { view, side, order } of basic()) {
      const divisions = order.kind === 'attackDivision' ? order.divisions : [];
      const ships = Object.values(view.forces[side]?.ships ?? {}).filter(
        ({ division, fate }) => divisions.includes(division) && fate === 'afloat',
      );
      expect(ships.filter(isCarrier)).toEqual([]);
    }
  });

  test('strikes are flown', () => {
    expect(eventsOf(midway, 'airAttackBegan').length).toBeGreaterThan(0);
  });
});

describe('in an Advanced game', () => {
  test('searches go far out', () => {
    const far = coralSea.filter(
      ({ view, side, order }) =>
        order.kind === 'moveSquadrons' &&
        order.path.length > 4 &&
        view.forces[side]?.advanced?.flights[order.squadrons[0] ?? '']?.ordnance === 'search',
    );
    expect(far.length).toBeGreaterThan(10);
  });

  test('no aircraft are lost for want of fuel', () => {
    expect(eventsOf(coralSea, 'squadronRecovered').length).toBeGreaterThan(20);
    expect(eventsOf(coralSea, 'squadronDitched')).toEqual([]);
  });

  test('the enemy is found, and struck from the air', () => {
    expect(eventsOf(coralSea, 'contactReported').length).toBeGreaterThan(0);
    expect(eventsOf(coralSea, 'airAttackBegan').length).toBeGreaterThan(0);
  });

  test('the invasion goes toward Port Moresby', () => {
    const goal = { q: 4, r: 16 };
    const far = ({ view }: Given) => {
      const hex = view.forces.axis?.divisions.X3?.hex;
      return hex ? Math.abs(hex.q - goal.q) : Number.NaN;
    };
    const own = coralSea.filter(
      ({ side, view }) => side === 'axis' && view.forces.axis?.divisions.X3?.hex,
    );
    expect(far(own.at(-1) as Given)).toBeLessThan(far(own[0] as Given));
  });
});
