import { expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import type { StrategicScenario, StrategicState } from '../../../src/rules/strategic';
import { knowledgeOf, unitBehind } from '../../../src/rules/strategic/advanced/contacts';
import type { SquadronType } from '../../../src/rules/strategic/tables/kinds';
import {
  away,
  contactsOf,
  DOWN,
  FIGHTER,
  fly,
  HERE,
  LOOKOUT,
  NIGHT,
  type Piece,
  POOR,
  pair,
  SHIP,
  sail,
  scene,
  ships,
  spot,
  truths,
  UP,
} from './advancedScene';
import {
  BATTLESHIP,
  CARRIER,
  DESTROYER,
  division,
  FIGHTERS,
  SMALL_MAP,
  scenarioShip,
  scenarioSquadron,
  TRANSPORT,
} from './smallGame';

const seenBy = (
  spotter: Piece,
  target: Piece,
  hexes: number,
  given: Partial<StrategicScenario> = {},
) => {
  const state = pair(spotter, target, hexes, given);
  spot(state, (reason, number) => (reason === 'spotting' ? (number === 0 ? 1 : 6) : 3));
  return contactsOf(state, 'allies')[0];
};

test('[ST-11.10] by eye at 0 hexes Complete, at 1 Good; by radar alone Vague', () => {
  expect(seenBy(SHIP, SHIP, 0)).toMatchObject({ by: 'eye', quality: 'complete' });
  expect(seenBy(SHIP, SHIP, 1)).toMatchObject({ by: 'eye', quality: 'good' });
  expect(seenBy({ ship: { radar: 2 } }, SHIP, 1, NIGHT)).toMatchObject({
    by: 'radar',
    quality: 'vague',
  });
  expect(seenBy(UP, SHIP, 1)).toMatchObject({ by: 'submarine', quality: 'good' });
  expect(seenBy(DOWN, SHIP, 0)).toMatchObject({ by: 'submarine', quality: 'complete' });
  expect(seenBy(LOOKOUT, SHIP, 0)).toMatchObject({ by: 'landUnit', quality: 'complete' });
});

test('[ST-10.10, ST-11.10] one die tells eye from radar; a certain radar still leaves the eye its chance', () => {
  const by = (radar: 2 | 3, hexes: number, die: number, given = {}) => {
    const state = pair({ ship: { radar } }, SHIP, hexes, given);
    spot(state, (reason) => (reason === 'spotting' ? die : 3));
    return contactsOf(state, 'allies')[0]?.quality;
  };
  expect([2, 3, 4].map((die) => by(3, 1, die))).toEqual(['good', 'vague', undefined]);
  expect([4, 5, 6].map((die) => by(3, 0, die, NIGHT))).toEqual(['complete', 'vague', 'vague']);
  expect([4, 5, 6].map((die) => by(2, 0, die, NIGHT))).toEqual(['complete', 'vague', undefined]);
});

test('[ST-11.1] a surfaced submarine is reported as a division, a submerged one as a submarine', () => {
  expect(seenBy(FIGHTER, UP, 0)).toMatchObject({
    subject: 'ships',
    by: 'aircraft',
    quality: 'fair',
  });
  expect(seenBy(FIGHTER, DOWN, 0)).toMatchObject({
    subject: 'submarine',
    by: 'aircraft',
    quality: null,
    count: 1,
  });
  expect(seenBy({ ship: DESTROYER }, DOWN, 0)).toMatchObject({
    subject: 'submarine',
    by: 'sonar',
    types: { kind: 'none' },
  });
});

test('[ST-11.14] aircraft: their engines and steps by day, nothing by night', () => {
  const GROUPS: Readonly<Record<SquadronType, 'single' | 'multi'>> = {
    ...{ F: 'single', RE: 'single', DB: 'single', TB: 'single', SC: 'single' },
    ...{ LB: 'multi', PA: 'multi', MB: 'multi', HB: 'multi' },
  };
  for (const [type, group] of Object.entries(GROUPS)) {
    const target: Piece = { squadron: { type: type as SquadronType } };
    expect(seenBy(SHIP, target, 0)).toMatchObject({
      subject: 'aircraft',
      aircraft: { group, steps: 4 },
    });
    expect(seenBy(SHIP, target, 0, POOR)?.aircraft).toEqual({ group, steps: 4 });
    expect(seenBy(SHIP, target, 0, NIGHT)?.aircraft).toEqual({ group: null, steps: null });
  }
});

test('[ST-11.11, ST-11.12] all reports of a turn come with their spotter, and stay with their turn', () => {
  const state = scene({
    divisions: [ships('A1', HERE), ships('A2', HERE), ships('X1', HERE)],
  });
  spot(state, () => 3);
  expect(truths(state, 'allies').sort()).toEqual(['A1 X1', 'A2 X1']);
  const first = contactsOf(state, 'allies');
  state.turn = 2;
  spot(state, () => 3);
  expect(knowledgeOf(state, 'allies').contacts).toHaveLength(4);
  expect(knowledgeOf(state, 'allies').contacts.slice(0, 2)).toEqual(first);
  expect(first.map(({ turn }) => turn)).toEqual([1, 1]);
});

test('[ST-11.13] a displaced report still stands for the true division', () => {
  const state = pair(FIGHTER, SHIP, 1, {});
  spot(state, (reason) =>
    reason === 'aircraftSearch' ? -1 : reason === 'hexesOff' ? 6 : reason === 'direction' ? 4 : 1,
  );
  const [contact] = contactsOf(state, 'allies');
  if (!contact) throw new Error('no contact');
  expect(contact.hex).toEqual({ q: 6, r: 4 });
  expect(unitBehind(state, 'allies', contact.id)).toBe('X1');
});

test('[ST-11.15] the hex of a report is where the division stands in phase 1', () => {
  const state = pair(SHIP, SHIP, 0, {});
  sail(state, 'X1', [HERE, away(1)]);
  spot(state, () => 3);
  expect(contactsOf(state, 'allies')).toMatchObject([{ quality: 'complete', hex: away(1) }]);
  expect(contactsOf(state, 'allies')[0]?.types).toMatchObject({ course: 3 });
});

test('[ST-11.15] no report puts ships on the land of the map, or off the map: it gives the true hex', () => {
  // Poor, and off by one hex towards where the die of the direction says.
  const reportedFrom = (at: Axial, facing: number) => {
    const state = scene({
      divisions: [ships('A9', { q: 0, r: 9 }), ships('X1', at)],
      squadrons: [scenarioSquadron('a-s', 'home', FIGHTERS)],
    });
    fly(state, 'a-s', [at]);
    spot(state, (reason) =>
      reason === 'aircraftSearch' ? 0 : reason === 'direction' ? facing : 1,
    );
    const [contact] = contactsOf(state, 'allies');
    expect(contact?.quality).toBe('poor');
    return [contact?.hex.q, contact?.hex.r];
  };
  const NORTH_OF_THE_ISLAND = { q: 2, r: 4 };
  expect(SMALL_MAP.land).toContainEqual({ q: 2, r: 5 });
  expect([1, 2, 3, 4, 5, 6].map((facing) => reportedFrom(NORTH_OF_THE_ISLAND, facing))).toEqual([
    ...[
      [2, 3],
      [3, 3],
      [3, 4],
      [2, 4],
      [1, 5],
      [1, 4],
    ],
  ]);
  const EAST_EDGE = { q: 11, r: 0 };
  expect([1, 2, 3, 4, 5, 6].map((facing) => reportedFrom(EAST_EDGE, facing))).toEqual([
    ...[
      [11, -1],
      [11, 0],
      [11, 0],
      [11, 1],
      [10, 1],
      [10, 0],
    ],
  ]);
});

/** Two divisions that look alike, and what else is true of them. */
function twins(ids: readonly [string, string]): StrategicState {
  const fleet = [CARRIER, BATTLESHIP, DESTROYER, TRANSPORT];
  return scene({
    divisions: [
      ships('A1', HERE),
      ...ids.map((id) =>
        division(
          id,
          fleet.map((card, index) => scenarioShip(`${id.toLowerCase()}-${index}`, card)),
          { hex: HERE },
        ),
      ),
    ],
    squadrons: [
      scenarioSquadron('a-1', 'home', FIGHTERS),
      scenarioSquadron('a-2', 'home', FIGHTERS),
    ],
  });
}

test('[ST-11.16] contacts have numbers of their own, new every turn, by what they say and not by whom', () => {
  const searched = (qualities: [number, number]) => {
    const state = twins(['X1', 'X2']);
    fly(state, 'a-1', [away(1)]);
    const left = [...qualities];
    spot(state, (reason) => {
      if (reason === 'aircraftSearch') return left.shift() ?? 6;
      return reason === 'spotting' ? 1 : 6;
    });
    return state;
  };
  const [one, other] = [searched([4, 6]), searched([6, 4])];
  const air = (state: StrategicState) =>
    contactsOf(state, 'allies').filter(({ by }) => by === 'aircraft');
  expect(air(one)).toEqual(air(other));
  expect(air(one).map(({ id }) => unitBehind(one, 'allies', id))).not.toEqual(
    air(other).map(({ id }) => unitBehind(other, 'allies', id)),
  );
  expect(contactsOf(one, 'allies').map(({ id }) => id)).toEqual(['c1-1', 'c1-2', 'c1-3', 'c1-4']);
  one.turn = 2;
  spot(one, () => 6);
  expect(contactsOf(one, 'allies').map(({ id }) => id)).toContain('c2-1');
});

test('[ST-11.16] which of two equal reports comes first is drawn by lot', () => {
  const order = (lot: number) => {
    const state = twins(['X1', 'X2']);
    spot(state, (reason) => (reason === 'equalReports' ? lot : 3));
    return contactsOf(state, 'allies').map(({ id }) => unitBehind(state, 'allies', id));
  };
  expect(order(0)).toEqual(['X1', 'X2']);
  expect(order(1)).toEqual(['X2', 'X1']);
});
