import { expect, test } from 'vitest';
import { bySide, enemyOf, eventsFor, SIDES, type Side } from '../../../src/rules/core';
import type { StrategicState } from '../../../src/rules/strategic';
import type { StrategicEvent } from '../../../src/rules/strategic/events';
import { view } from '../../../src/rules/strategic/view';
import { playRandomly } from './randomGame';
import { smallAdvanced } from './smallGame';

/** Where the fleets soon meet. */
const CLOSE = smallAdvanced({
  divisions: smallAdvanced().divisions.map((it) =>
    it.side === 'axis' ? { ...it, place: { hex: { q: 3, r: 2 } } } : it,
  ),
});

/** Ids of the enemy that a side may have learned: ships in a fight or seen to sink, with their divisions, and bases. */
function learned(state: StrategicState, side: Side): Set<string> {
  const { ships, divisions } = state.known[side];
  const struck = state.air?.ships ?? [];
  const target = state.air?.target;
  return new Set([
    ...Object.keys(ships),
    ...Object.keys(divisions),
    ...[...Object.values(ships), ...struck].flatMap(({ id, division }) => [id, division]),
    ...(target && 'division' in target ? [target.division] : []),
  ]);
}

const words = (value: unknown): Set<string> =>
  new Set(
    JSON.stringify(value)
      .match(/"[^"]*"/g)
      ?.map((it) => it.slice(1, -1)) ?? [],
  );

/** Ids of an enemy's ships, divisions and squadrons that stand in something told, and should not. */
function secretsIn(told: unknown, { forces }: StrategicState, side: Side, open: Set<string>) {
  const { ships, divisions, squadrons } = forces[enemyOf(side)];
  const found = words(told);
  return [...Object.keys(ships), ...Object.keys(divisions), ...Object.keys(squadrons)].filter(
    (id) => found.has(id) && !open.has(id),
  );
}

function leaks(state: StrategicState, side: Side): string[] {
  const { scenario: _, ...seen } = view(state, side);
  return secretsIn(seen, state, side, learned(state, side));
}

/** Facts of fights that name who fights: a side meets the enemies in those that it is told. */
const FIGHTS = ['approachMade', 'boatFired', 'boatAttacked', 'airAttackBegan'];

function metIn(events: readonly StrategicEvent[], state: StrategicState, side: Side): string[] {
  const enemies = Object.values(state.forces[enemyOf(side)].ships);
  return events
    .filter(({ kind }) => FIGHTS.includes(kind))
    .flatMap((event) => {
      const named = words(event);
      const aboard = enemies.filter(({ division }) => named.has(division));
      return [...named, ...aboard.map(({ card }) => card.id)];
    });
}

test.each(['a', 'b', 'd', 'e', 'f'])(
  '[ST-5.1, ST-5.10b, ST-5.17, ST-5.22, ST-11.16] no view of a whole game, and nothing told in it, names what a side has not met: seed %s',
  (seed) => {
    const met = bySide(() => new Set<string>());
    const events = new Set<StrategicEvent>();
    let contacts = 0;
    const { state } = playRandomly(CLOSE, seed, ({ match, line }) => {
      for (const event of [...match.closedEvents, ...match.events])
        events.add(event as StrategicEvent);
      for (const side of SIDES) {
        contacts += match.state.known[side].advanced?.contacts.length ?? 0;
        for (const id of learned(match.state, side)) met[side].add(id);
        expect(leaks(match.state, side), `turn ${match.state.turn}, ${line}`).toEqual([]);
      }
    });
    expect(contacts).toBeGreaterThan(0);
    for (const side of SIDES) {
      const told = eventsFor([...events], side);
      const open = new Set([...met[side], ...metIn(told, state, side)]);
      for (const event of told) expect(secretsIn(event, state, side, open)).toEqual([]);
    }
  },
);
