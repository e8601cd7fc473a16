import { describe, expect, test } from 'vitest';
import type { PublicDice, ThrowProof } from '../../../src/game/online/dice';
import {
  type DiceWatch,
  entropyDue,
  newDiceWatch,
  withExchange,
  withRoot,
  withThrow,
} from '../../../src/game/online/diceWatch';
import {
  type BaseEvent,
  commitTo,
  makeSecret,
  matchDice,
  must,
  newDiceTree,
} from '../../../src/rules/core';

const SEED = '00112233445566778899aabbccddeeff';
const OWN = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const CHAPTER = 7;
const tree = newDiceTree(SEED);
const COMMITS = { allies: commitTo(OWN), axis: commitTo(OTHER) };
const SETTLED: PublicDice = { part: 'settled', commits: COMMITS, opened: ['allies', 'axis'] };

const watching = (dice: PublicDice = SETTLED): DiceWatch =>
  withExchange(withRoot(newDiceWatch({ value: OWN }), tree.root, 1), dice, 'allies', 1);

const proofOf = (entropy: ThrowProof['entropy'], chapter = CHAPTER): ThrowProof => ({
  ...must(tree.proofOf(chapter), 'proof'),
  entropy,
});
const BOTH = { allies: OWN, axis: OTHER };

/** An order's events with the dice of a chapter. */
function events(added: ThrowProof['entropy'] = BOTH, chapter = CHAPTER): BaseEvent[] {
  const entropy = Object.fromEntries(
    Object.entries(added).map(([side, value]) => [side, { value, since: 0 }]),
  );
  const dice = matchDice(makeSecret({ seed: SEED, entropy }), { chapter, order: 1 });
  const told = { kind: 'fired', rule: 'BT-1', seenBy: 'all' } as const;
  return [
    { ...told, dice: [dice.roll('d6', 3, 'a'), dice.lot(4, 'b')] },
    { ...told, kind: 'moved' },
    { ...told, dice: [dice.roll('d10', 2, 'c')] },
  ] as BaseEvent[];
}

const faultOf = (proof: ThrowProof, told: BaseEvent[], watch = watching()) =>
  withThrow(watch, proof, told, 'allies').fault?.kind;

describe('dice that fell as they had to', () => {
  test('are proven, once', () => {
    const once = withThrow(watching(), proofOf(BOTH), events(), 'allies');
    expect([[...once.proven], once.fault]).toEqual([[CHAPTER], undefined]);
    expect(withThrow(once, proofOf(BOTH), [], 'allies')).toBe(once);
  });

  test('of a match whose players add nothing are proven by the leaf alone', () => {
    const watch = withRoot(newDiceWatch({ value: OWN }), tree.root, 1);
    expect(faultOf(proofOf({}), events({}), watch)).toBeUndefined();
  });
});

describe('each kind of tampering is found out', () => {
  const changed = (told: BaseEvent[], change: (values: number[]) => number[]): BaseEvent[] =>
    told.map((event, index) =>
      index > 0
        ? event
        : { ...event, dice: event.dice?.map((it) => ({ ...it, values: change(it.values) })) ?? [] },
    );

  test('a value changed, dice left out, dice added', () => {
    const other = changed(events(), ([first, ...rest]) => [((first ?? 1) % 6) + 1, ...rest]);
    expect(faultOf(proofOf(BOTH), other)).toBe('other-values');
    expect(
      faultOf(
        proofOf(BOTH),
        changed(events(), (values) => values.slice(1)),
      ),
    ).toBe('other-values');
    expect(faultOf(proofOf(BOTH), [...events(), ...events()])).toBe('other-values');
    expect(faultOf(proofOf(BOTH), [])).toBe('other-values');
  });

  test('the leaf of another chapter, or of another seed', () => {
    expect(faultOf({ ...proofOf(BOTH, 8), chapter: CHAPTER }, events())).toBe('not-in-tree');
    const strange = must(newDiceTree('f'.repeat(32)).proofOf(CHAPTER), 'proof');
    expect(faultOf({ ...strange, entropy: BOTH }, events())).toBe('not-in-tree');
  });

  test('the root changed during the match', () => {
    const watch = withRoot(watching(), 'f'.repeat(64), 5);
    expect(watch.fault).toEqual({ kind: 'other-root', chapter: 5 });
    expect(watch.kept.root, 'the first one stays').toBe(tree.root);
  });

  test('entropy of the other side that it had not committed to', () => {
    const other = { allies: OWN, axis: 'c'.repeat(32) };
    expect(faultOf(proofOf(other), events(other))).toBe('other-entropy');
  });

  test('a commitment that came after this side had shown its entropy', () => {
    const early = watching({
      part: 'open',
      commits: { allies: COMMITS.allies },
      opened: ['allies'],
    });
    const late = withExchange(early, SETTLED, 'allies', 1);
    expect(faultOf(proofOf(BOTH), events(), late)).toBe('other-entropy');
  });

  test('this side’s own entropy left out after it was taken in', () => {
    const less = { axis: OTHER };
    expect(faultOf(proofOf(less), events(less))).toBe('own-missing');
    const later = withExchange(
      withRoot(newDiceWatch({ value: OWN }), tree.root, 9),
      SETTLED,
      'allies',
      9,
    );
    expect(faultOf(proofOf(less), events(less), later), 'before it was in').toBeUndefined();
  });

  test('the first fault stays', () => {
    const first = withThrow(watching(), proofOf(BOTH), [], 'allies');
    expect(withRoot(first, 'f'.repeat(64), 9).fault).toEqual(first.fault);
  });
});

describe('what a side has to add', () => {
  const own = newDiceWatch({ value: OWN });
  const due = (dice: Partial<PublicDice>) =>
    entropyDue(own, { part: 'commit', commits: {}, opened: [], ...dice }, 'allies');

  test('its commitment, once; then what it has committed to, once the commitments are closed', () => {
    expect(due({})).toEqual({ commit: COMMITS.allies });
    expect(due({ commits: COMMITS })).toBeUndefined();
    expect(due({ part: 'open', commits: COMMITS })).toEqual({ value: OWN });
    expect(due({ part: 'open', commits: COMMITS, opened: ['allies'] })).toBeUndefined();
  });

  test('late, when the match has begun without it', () => {
    expect(due({ part: 'settled', commits: COMMITS, opened: ['axis'] })).toEqual({ value: OWN });
  });

  test('nothing for a commitment made in another browser, and nothing for a spectator', () => {
    expect(due({ part: 'open', commits: { allies: COMMITS.axis } })).toBeUndefined();
    expect(entropyDue(own, SETTLED, 'spectator')).toBeUndefined();
  });
});
