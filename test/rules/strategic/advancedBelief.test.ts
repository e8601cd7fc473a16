import { expect, test } from 'vitest';
import { type Axial, distance } from '../../../src/hex';
import type { StrategicState } from '../../../src/rules/strategic';
import { beliefOf, type MayBe, movesSince } from '../../../src/rules/strategic/advanced/belief';
import { view } from '../../../src/rules/strategic/game/view';
import type { Contact } from '../../../src/rules/strategic/model/advancedState';
import { away, boat, fly, HERE, NIGHT, scene, ships } from './advancedScene';
import { FIGHTERS, scenarioSquadron } from './smallGame';

const contact = (given: Partial<Contact> = {}): Contact => ({
  ...{ id: 'c1-1', turn: 1, hex: HERE, spotter: 'A1', with: [], by: 'eye', subject: 'ships' },
  ...{ quality: 'good', count: 1, types: { kind: 'none' }, aircraft: null },
  ...given,
});

const at = (turn: number, given: Parameters<typeof scene>[0] = {}): StrategicState => {
  const state = scene({ divisions: [ships('A1', { q: 0, r: 9 }), ships('X1', HERE)], ...given });
  state.turn = turn;
  return state;
};

const sum = (places: readonly MayBe[]): number =>
  places.reduce((total, { weight }) => total + weight, 0);
const weightAt = (places: readonly MayBe[], hex: Axial): number =>
  places.find((it) => distance(it.hex, hex) === 0)?.weight ?? 0;

test('[ST-9.3] movement phases since a contact was made', () => {
  const state = at(3);
  expect(movesSince(state, contact())).toBe(2);
  expect(movesSince({ ...state, step: { kind: 'arming' } }, contact())).toBe(3);
});

test('[ST-9.3, ST-9.10] ships may be in every hex that they can have reached by sea', () => {
  const beliefs = [1, 2, 3].map((turn) => beliefOf(view(at(turn), 'allies'), 'allies', contact()));
  expect(beliefs.map((it) => it.length)).toEqual([1, 7, 19]);
  for (const belief of beliefs) expect(sum(belief)).toBeCloseTo(1);
  const byIsland = beliefOf(view(at(2), 'allies'), 'allies', contact({ hex: { q: 2, r: 4 } }));
  expect(byIsland.map(({ hex }) => hex)).not.toContainEqual({ q: 2, r: 5 });
});

test('[ST-11.3] a Poor report may be off by a hex, one told as Fair from the air may be false', () => {
  const places = (given: Partial<Contact>) =>
    beliefOf(view(at(1), 'allies'), 'allies', contact(given));
  expect(weightAt(places({ quality: 'poor' }), HERE)).toBeCloseTo(2 / 3);
  expect(weightAt(places({ quality: 'poor' }), away(1))).toBeCloseTo(1 / 18);
  expect(weightAt(places({ quality: 'fair', by: 'aircraft' }), HERE)).toBeCloseTo(5 / 6);
  expect(places({ quality: 'vague' })).toEqual([{ hex: HERE, weight: 1 }]);
});

test('[ST-11.3] they are sooner ahead of a known course than astern', () => {
  const types: Contact['types'] = { kind: 'classes', ships: [], course: 1 };
  const places = beliefOf(view(at(2), 'allies'), 'allies', contact({ types }));
  const ahead = weightAt(places, { q: HERE.q, r: HERE.r - 1 });
  expect(ahead).toBeCloseTo(3 * weightAt(places, { q: HERE.q, r: HERE.r + 1 }));
});

test('[ST-10.3] where own units would see ships by day and report none, there are none', () => {
  const placesBy = (given: Parameters<typeof scene>[0]) => {
    const state = at(2, {
      divisions: [
        ships('A1', away(1)),
        boat('AS1', { q: HERE.q, r: HERE.r + 1 }),
        ships('X1', HERE),
      ],
      squadrons: [scenarioSquadron('a-1', 'home', FIGHTERS)],
      ...given,
    });
    fly(state, 'a-1', [HERE]);
    return state;
  };
  const day = beliefOf(view(placesBy({}), 'allies'), 'allies', contact());
  expect([weightAt(day, HERE), weightAt(day, away(1))]).toEqual([0, 0]);
  expect(day).toHaveLength(5);
  const night = { ...NIGHT, daylight: { from: 9, to: 10 } };
  expect(beliefOf(view(placesBy(night), 'allies'), 'allies', contact())).toHaveLength(7);
  const moved = { ...placesBy({}), step: { kind: 'arming' } as const };
  expect(beliefOf(view(moved, 'allies'), 'allies', contact())).toHaveLength(19);
});

test('[ST-5.21, ST-9.6] aircraft fly over land too; what is hidden makes no difference', () => {
  const planes = contact({ subject: 'aircraft', hex: { q: 2, r: 4 } });
  const places = beliefOf(view(at(2), 'allies'), 'allies', planes);
  expect(places.map(({ hex }) => hex)).toContainEqual({ q: 2, r: 5 });
  const elsewhere = at(2, {
    divisions: [ships('A1', { q: 0, r: 9 }), ships('X1', { q: 7, r: 3 })],
  });
  expect(beliefOf(view(elsewhere, 'allies'), 'allies', planes)).toEqual(places);
});
