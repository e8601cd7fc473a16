import { describe, expect, test } from 'vitest';
import type { BattleEvent, EventOf } from '../../../../src/rules/battle';
import { effectOf, shotsOf } from '../../../../src/ui/systems/battle/board/common/effects';
import { fireWay, placeLines } from '../../../../src/ui/systems/battle/board/overlays/fireGeometry';

const here = { q: 0, r: 2 };
const there = { q: 0, r: -2 };

const salvo = (change: Partial<EventOf<'salvoFired'>> = {}) =>
  ({
    kind: 'salvoFired',
    weapon: 'primary',
    from: here,
    to: there,
    hits: 1,
    needed: 6,
    dice: [{ die: 'd6', values: [2, 6, 5, 1], reason: 'guns' }],
    ...change,
  }) as BattleEvent;

const fallsOf = (event: BattleEvent) => {
  const effect = effectOf(event);
  return effect?.kind === 'salvo' ? effect.falls : [];
};

describe('what an event looks like', () => {
  test('a salvo falls as its dice fell: hits, near misses, wide ones', () => {
    expect(fallsOf(salvo()).map(({ is }) => is)).toEqual(['hit', 'near', 'wide', 'wide']);
  });

  test('hits fall on the counter, near misses at its edge, wide shots clear of it', () => {
    const [hit, near, wide] = fallsOf(salvo());
    expect(hit?.away).toBeLessThan(16);
    expect(near?.away).toBeGreaterThan(26);
    expect(wide?.away).toBeGreaterThan(near?.away ?? 99);
  });

  test('the same salvo looks the same each time', () => {
    expect(effectOf(salvo())).toEqual(effectOf(salvo()));
  });

  test('hits that are more than the dice are all seen; of very many dice ten', () => {
    expect(shotsOf([6], 6, 3)).toEqual(['hit', 'hit', 'hit']);
    expect(
      shotsOf(
        Array.from({ length: 24 }, () => 1),
        6,
        0,
      ),
    ).toHaveLength(10);
  });

  test('fire of nobody knows how many guns is seen by its hits and two misses', () => {
    const event = { ...salvo({ hits: 1 }), kind: 'unseenFire', target: 'b' } as BattleEvent;
    expect(fallsOf(event).map(({ is }) => is)).toEqual(['hit', 'wide', 'wide']);
  });

  test('torpedoes are salvos of their own weapon, a sinking is seen at its hex', () => {
    expect(effectOf(salvo({ kind: 'torpedoesLaunched', ships: ['a'] } as never))).toMatchObject({
      kind: 'salvo',
      weapon: 'torpedoes',
    });
    expect(
      effectOf({ kind: 'shipSank', ship: 'b', hex: there, cause: 'hull' } as BattleEvent),
    ).toMatchObject({ kind: 'sinking', hex: there });
  });

  test.each([
    ['dud', 'none'],
    ['deflected', 'none'],
    ['boxes-destroyed', 'damage'],
    ['critical', 'critical'],
  ] as const)('a hit that was %s is seen as one of force %s', (effect, force) => {
    const event = { kind: 'hitScored', ship: 'b', effect, weapon: 'primary' } as BattleEvent;
    expect(effectOf(event)).toMatchObject({ kind: 'blow', force });
  });

  test('what nobody sees is left out: fire within a hex, votes, a ship that did not ground', () => {
    const unseen = [
      salvo({ to: here }),
      { kind: 'groundingRolled', ship: 'a', aground: false } as BattleEvent,
      { kind: 'sideDone', side: 'axis' } as BattleEvent,
    ];
    expect(unseen.map(effectOf)).toEqual([undefined, undefined, undefined]);
  });
});

describe('lines of fire', () => {
  test('two weapons on one target run side by side', () => {
    const lines = placeLines([
      { from: here, to: there, weapon: 'primary' },
      { from: here, to: there, weapon: 'secondary' },
    ]);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.to).not.toEqual(lines[1]?.to);
  });

  test('fire within one hex has no line', () => {
    expect(placeLines([{ from: here, to: here, weapon: 'primary' }])).toEqual([]);
  });
});

describe('shells fly from counter to counter', () => {
  const stack = (id: string, hex: typeof here, ships: string[]) =>
    ({ id, hex, ships, place: 'board', side: 'allies' }) as never;
  const fire = { from: here, to: there, firer: 'a', target: 'y' };
  const other = stack('other', there, ['x']);
  const aimed = stack('aimed', there, ['y']);
  const middle = fireWay({ stacks: [aimed] }, fire).to;

  test('of several stacks in a hex they fall on the one with the ship aimed at', () => {
    const { to } = fireWay({ stacks: [other, aimed] }, fire);
    expect(to.y).toBeGreaterThan(middle.y + 10);
    expect(to.scale).toBeLessThan(middle.scale);
    expect(fireWay({ stacks: [aimed, other] }, fire).to.y).toBeLessThan(middle.y - 10);
  });

  test('they leave the counter that fires; a ship that nobody sees is in the middle of its hex', () => {
    const stacks = [stack('f', here, ['b']), stack('g', here, ['a']), aimed];
    const seen = fireWay({ stacks }, fire).from;
    const unseen = fireWay({ stacks: [aimed] }, fire).from;
    expect(seen.y).toBeGreaterThan(unseen.y + 10);
    expect(fireWay({ stacks }, { ...fire, target: 'z' }).to).toEqual(middle);
  });
});

test('a line goes from the counter that fires to the one aimed at, of several in a hex', () => {
  const slots = new Map([
    ['a', { x: 0, y: -16, scale: 0.66 }],
    ['x', { x: 0, y: 16, scale: 0.66 }],
  ]);
  const ends = { from: { q: 0, r: 0 }, to: { q: 4, r: 0 }, weapon: 'primary' as const };
  const [plain] = placeLines([ends], slots);
  const [line] = placeLines([{ ...ends, stacks: { from: 'a', to: 'x' } }], slots);
  expect(plain?.to.y).toBeCloseTo(0);
  expect(line?.from.y).toBeLessThan(-10);
  expect(line?.to.y).toBeGreaterThan(10);
});
