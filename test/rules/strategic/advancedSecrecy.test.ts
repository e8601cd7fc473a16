import { expect, test } from 'vitest';
import { leaks as fuzzedLeaks } from '../../../src/cli/systems/strategic/secrets';
import { bySide, enemyOf, eventsFor, SIDES, type Side, type Viewer } from '../../../src/rules/core';
import type { StrategicState } from '../../../src/rules/strategic';
import { startAction } from '../../../src/rules/strategic/action';
import { startAirAttack } from '../../../src/rules/strategic/air';
import { refreshKnowledge } from '../../../src/rules/strategic/game/knowledge';
import { view } from '../../../src/rules/strategic/game/view';
import { sinkShip } from '../../../src/rules/strategic/harm';
import type { StrategicEvent } from '../../../src/rules/strategic/model/events';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { SeenShip } from '../../../src/rules/strategic/model/state';
import { playRandomly } from './randomGame';
import { smallAdvanced } from './smallGame';
import { advancedPlay, toldOf } from './underway';

/** Where the fleets soon meet. */
const CLOSE = smallAdvanced({
  divisions: smallAdvanced().divisions.map((it) =>
    it.side === 'axis' ? { ...it, place: { hex: { q: 3, r: 2 } } } : it,
  ),
});

/** Ids of the enemy that a side may have learned: ships in a fight or seen to sink, and divisions in a surface action. */
function learned(state: StrategicState, side: Side): Set<string> {
  const { ships, divisions } = state.known[side];
  return new Set([...Object.keys(ships), ...Object.keys(divisions)]);
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
const FIGHTS = ['approachMade', 'boatFired', 'boatAttacked', 'flakFired', 'shipBombed'];

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
  '[ST-5.1, ST-5.22] no view of a whole game, and nothing told in it, names what a side has not met: seed %s',
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

/** An air attack of Player Two on the first division of Player One, with whoever is left to be told of it. */
function underAttack() {
  const play = advancedPlay([]);
  const { state } = play;
  const hex = { q: 1, r: 4 };
  const cruiser = state.forces.allies.ships['a-cruiser'];
  if (cruiser) cruiser.source = { ...cruiser.source, damageLevels: 2 };
  startAirAttack(play, {
    ...{ attacker: 'axis', target: { division: 'A1' }, hex, escort: [], cap: [] },
    strike: [{ squadron: 'x-db', steps: 4, weapon: 'bombs' }],
  });
  refreshKnowledge(state);
  return play;
}

const byId = (ships: readonly SeenShip[]): Record<string, SeenShip> =>
  Object.fromEntries(ships.map((it) => [it.id, it]));

test('[ST-11.16] an air attack tells nobody but its owner which division is its target', () => {
  const play = underAttack();
  const targets = (viewer: Viewer) => [
    view(play.state, viewer).air?.target,
    toldOf(play, viewer, 'airAttackBegan')[0]?.target,
  ];
  expect(targets('allies')).toEqual([{ division: 'A1' }, { division: 'A1' }]);
  expect(targets('axis')).toEqual([{ division: null }, { division: null }]);
  expect(targets('spectator')).toEqual([{ division: null }, { division: null }]);
  expect(view(play.state, 'axis').known.axis?.divisions).toEqual({});
});

/** The divisions of ships as a viewer knows them: those under air attack, and those of an enemy. */
const divisionsTold = ({ state }: Play, viewer: Side) => {
  const { air, known } = view(state, viewer);
  const ships = [...(air?.ships ?? []), ...Object.values(known[viewer]?.ships ?? {})];
  return [...new Set(ships.map(({ division }) => division))];
};

test('[ST-11.16] nobody but their owner is told in which division ships under air attack sail, nor of one that has sunk', () => {
  const play = underAttack();
  expect(divisionsTold(play, 'allies')).toEqual(['A1']);
  expect(divisionsTold(play, 'axis')).toEqual([null]);
  expect(view(play.state, 'spectator').air?.ships.map(({ division }) => division)).not.toContain(
    'A1',
  );
  sinkShip(play, 'a-cruiser', 'damage');
  play.state.air = null;
  refreshKnowledge(play.state);
  expect(view(play.state, 'axis').known.axis?.ships).toHaveProperty('a-cruiser.division', null);
});

test('[ST-5.7, ST-5.25] in a surface action a side sees ships by name and division; afterwards it knows neither', () => {
  const play = advancedPlay([]);
  const hex = { q: 1, r: 4 };
  play.state.scenario = { ...play.state.scenario, resolution: { usual: 'quick', ordered: true } };
  startAction(play, { divisions: { allies: ['A1'], axis: ['X1'] }, hex });
  refreshKnowledge(play.state);
  const seen = () => view(play.state, 'axis').known.axis;
  expect(seen()?.ships['a-cruiser']).toMatchObject({ id: 'a-cruiser', division: 'A1' });
  expect(Object.keys(seen()?.divisions ?? {})).toEqual(['A1']);
  play.state.action = null;
  refreshKnowledge(play.state);
  expect(seen()).toMatchObject({ ships: {}, divisions: {} });
});

test('[ST-5.9] ships under air attack are known to the attacker while it lasts, without the damage they began with', () => {
  const { state } = underAttack();
  const seen = view(state, 'axis');
  for (const ships of [seen.known.axis?.ships ?? {}, byId(seen.air?.ships ?? [])]) {
    expect(Object.keys(ships)).toContain('a-cruiser');
    expect(ships['a-cruiser']?.source).not.toHaveProperty('damageLevels');
  }
  for (const viewer of ['allies', 'axis', 'spectator'] as const)
    expect(fuzzedLeaks(view(state, viewer), viewer, state)).toEqual([]);
  state.air = null;
  refreshKnowledge(state);
  expect(state.known.axis.ships).toEqual({});
});

test('[ST-5.9] a ship that was seen to go down is remembered without the damage she began with', () => {
  const play = underAttack();
  const { state } = play;
  sinkShip(play, 'a-cruiser', 'damage');
  expect(state.known.axis.ships['a-cruiser']).toMatchObject({ fate: 'sunk', state: 'sunk' });
  expect(state.known.axis.ships['a-cruiser']?.source).not.toHaveProperty('damageLevels');
});
