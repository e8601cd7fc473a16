import { describe, expect, test } from 'vitest';
import { type Axial, disk, ORIGIN } from '../../../src/hex';
import {
  type BattleState,
  battle,
  type Declaration,
  type Order,
  SPEED_CLASSES,
} from '../../../src/rules/battle';
import { explain } from '../../../src/rules/battle/odds/explain';
import { type Draw, drawFrom, enemyOf, SIDES, type Side } from '../../../src/rules/core';
import { atImpulse, newBattle, setShip, type TestShip, type TestStack } from './fixture';
import { turned } from './forces';

/** The board seen in a mirror along the column of the middle. */
const mirrored = ({ q, r }: Axial): Axial => ({ q: -q - r, r });

interface Change {
  hex: (hex: Axial) => Axial;
  side: (side: Side) => Side;
}

const same = (side: Side) => side;
const CHANGES: [name: string, Change][] = [
  ...[1, 2, 3, 4, 5].map((times): [string, Change] => [
    `turned by ${60 * times} degrees`,
    { hex: (hex) => turned(hex, times), side: same },
  ]),
  ['seen in a mirror', { hex: mirrored, side: same }],
  ['with the sides swapped', { hex: (hex) => hex, side: enemyOf }],
  ['mirrored, turned and swapped', { hex: (hex) => turned(mirrored(hex), 2), side: enemyOf }],
];

interface Position {
  stacks: Record<Side, TestStack[]>;
  land: Axial[];
  dead: string[];
  aground: string[];
  initiative: Side;
}

/** Some stacks of each side, near enough to fire, with land among them. */
function drawPosition(draw: Draw): Position {
  const hexes = disk(ORIGIN, 4);
  const hex = () => hexes[draw(hexes.length)] as Axial;
  const ship = (id: string): TestShip => ({
    id,
    speed: SPEED_CLASSES[draw(4)] ?? '2',
    primary: draw(2) ? 'HH' : '',
    torpedoes: { factors: 2, kind: draw(2) ? 'long-lance' : 'other' },
  });
  const stacks = (letter: string) =>
    Array.from({ length: 2 + draw(2) }, (_, i): TestStack => {
      const { q, r } = hex();
      const ships = Array.from({ length: 1 + draw(9) }, (_it, n) => ship(`${letter}${i}-${n}`));
      return { at: [q, r], ships };
    });
  const both = { allies: stacks('a'), axis: stacks('x') };
  const all = [...both.allies, ...both.axis].flatMap(({ ships }) => ships.map(({ id }) => id));
  const some = () => all.filter(() => draw(12) === 0);
  const taken = [...both.allies, ...both.axis].map(({ at }) => at.join());
  const land = [hex(), hex(), hex()].filter(({ q, r }) => !taken.includes(`${q},${r}`));
  return { stacks: both, land, dead: some(), aground: some(), initiative: SIDES[draw(2)] as Side };
}

function stateOf(
  { stacks, land, dead, aground, initiative }: Position,
  change: Change,
): BattleState {
  const move = ({ at: [q, r], ships }: TestStack): TestStack => {
    const to = change.hex({ q, r });
    return { at: [to.q, to.r], ships };
  };
  const of = (side: Side) => stacks[change.side(side)].map(move);
  const state = newBattle({
    allies: of('allies'),
    axis: of('axis'),
    scenario: { land: land.map(change.hex), initiative: change.side(initiative) },
  });
  for (const id of dead) setShip(state, id, { speed: '0' });
  for (const id of aground) setShip(state, id, { aground: true });
  return state;
}

/** An order as a text in which stacks are named by their ships, and hexes as they are after a change. */
function nameless(state: BattleState, order: Order, hex: Change['hex']): string {
  const shipsOf = (id: string) => state.stacks.find((stack) => stack.id === id)?.ships.join('+');
  const parts = Object.entries(order).map(([key, value]) => {
    if (key === 'stack') return shipsOf(value);
    if (key === 'stacks') return (value as string[]).map(shipsOf).sort().join(' & ');
    return JSON.stringify(key === 'to' ? plain(hex(value)) : value);
  });
  return parts.join(' ');
}

/** Without the -0 that a turn of the board leaves. */
const plain = ({ q, r }: Axial) => ({ q: q + 0, r: r + 0 });

const unchanged: Change = { hex: (hex) => hex, side: same };

const ordersOf = (state: BattleState, side: Side, hex: Change['hex']): string[] =>
  battle
    .legalOrders(state, side)
    .map((order) => nameless(state, order, hex))
    .sort();

/** What is exact of the odds of one declaration for each mount: salvo by salvo, then target by target. */
function exactOdds(state: BattleState, side: Side) {
  const declarations = battle
    .legalOrders(state, side)
    .flatMap((order) => (order.kind === 'declare' && !order.full ? [order] : []))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const mounts = new Map(declarations.map((order) => [`${order.ship} ${order.weapon}`, order]));
  const { salvos, targets } = explain(state, side, [...mounts.values()], 1);
  const exact = targets.map(({ ship, hits, hitChance, meanHits, crippled }) => ({
    ...{ ship, hits, hitChance, meanHits, crippled },
  }));
  return [...salvos, ...exact].map((it) => JSON.stringify(it)).sort();
}

/** Those of the unchanged battle, which every change is held to: worked out once. */
const oddsHere = new Map<string, string[]>();

function exactOddsOnce(key: string, state: BattleState, side: Side): string[] {
  const odds = oddsHere.get(key) ?? exactOdds(state, side);
  oddsHere.set(key, odds);
  return odds;
}

const nameOf = ({ ship, weapon, target }: Declaration): string => `${ship} ${weapon} ${target}`;

describe('symmetry', () => {
  test.each(CHANGES)(
    '[BT-1.6, BT-18.1] the legal orders of a battle %s are those of the battle, changed alike',
    (_name, change) => {
      const draw = drawFrom('positions');
      let orders = 0;
      for (let n = 0; n < 12; n++) {
        const position = drawPosition(draw);
        for (const impulse of [6, 11, 12, 17, 18]) {
          const here = atImpulse(stateOf(position, unchanged), impulse);
          const there = atImpulse(stateOf(position, change), impulse);
          for (const side of SIDES) {
            const expected = ordersOf(here, side, change.hex);
            orders += expected.length;
            expect(ordersOf(there, change.side(side), unchanged.hex)).toEqual(expected);
          }
        }
      }
      expect(orders).toBeGreaterThan(1000);
    },
  );

  test.each(CHANGES)(
    '[BT-1.6, BT-9.9] the odds of all that may be declared in a battle %s are those of the battle',
    (_name, change) => {
      const draw = drawFrom('odds');
      let targets = 0;
      for (let n = 0; n < 6; n++) {
        const position = drawPosition(draw);
        for (const impulse of [12, 13]) {
          const here = atImpulse(stateOf(position, unchanged), impulse);
          const there = atImpulse(stateOf(position, change), impulse);
          for (const side of SIDES) {
            const expected = exactOddsOnce(`${n} ${impulse} ${side}`, here, side);
            targets += expected.length;
            expect(exactOdds(there, change.side(side))).toEqual(expected);
          }
        }
      }
      expect(targets).toBeGreaterThan(20);
    },
  );
});
