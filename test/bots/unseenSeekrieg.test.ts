import { describe, expect, test } from 'vitest';
import { seekriegBots } from '../../src/bots/seekrieg';
import { basesAnew, flightsAnew } from '../../src/bots/seekrieg/unseen/aboard';
import { drawFrom, must } from '../../src/rules/core';
import { type SeekriegState, seekrieg } from '../../src/rules/seekrieg';
import type { RaidLog } from '../../src/rules/seekrieg/model/flights';
import {
  type AirBase,
  conditionOf,
  type Flight,
  presentMaximum,
  type TorpedoSalvo,
} from '../../src/rules/seekrieg/query';
import { shipIn } from '../rules/seekrieg/botFleet';
import { battery, battleOf } from '../rules/seekrieg/fleet';

type Condition = ReturnType<typeof conditionOf>;

const DRAWS = 80;

/** Positions that the Allies take the one of a battle for, by lots of their own. @param start in which it began */
const taken = (state: SeekriegState, start: SeekriegState = hit({})): SeekriegState[] =>
  Array.from({ length: DRAWS }, (_, seed) =>
    must(seekriegBots.exchanged, 'other positions')(state, 'allies', drawFrom(`${seed}`), {
      ...{ start, told: [] },
    }),
  ) as SeekriegState[];

/** An enemy with a factor of 41 for a gun, 60 for a tube and 20 for two knots, as her owner knows her. */
function hit(changed: Partial<Condition>): SeekriegState {
  const { state } = battleOf({
    weather: { visibility: 9 },
    allies: { own: { hex: { q: 0, r: 0 } } },
    axis: {
      enemy: {
        ...{ hex: { q: 0, r: -6 }, facing: 3 },
        sheet: {
          batteries: [battery(), battery({ boreInches: 4, lossFactor: 80 })],
          torpedoes: {
            ...{ model: 'Mk IX 21"', reloads: 0, lossFactor: 60 },
            mounts: [
              { tubes: 4, place: 'center' },
              { tubes: 4, place: 'center' },
            ],
          },
        },
      },
    },
  });
  Object.assign(conditionOf(shipIn(state, 'enemy')), changed);
  return state;
}

const enemyIn = (state: SeekriegState): Condition => conditionOf(shipIn(state, 'enemy'));

const sum = (of: readonly number[]): number => of.reduce((all, it) => all + it, 0);
const gunsIn = (log: Condition['batteries'][number] | undefined): number =>
  sum((log?.turrets ?? []).map(({ guns }) => guns));

describe('what a side takes an enemy’s hidden condition for', () => {
  test('[SK-14.2, SK-14.9] damage is half to one and a half times what it was; guns and speed follow', () => {
    const state = hit({ damage: 50, lossesTo: 55, knotsLost: 4, checkedPercent: 17 });
    const others = taken(state);
    const losses = others.map((it) => enemyIn(it).lossesTo);
    expect(Math.min(...losses)).toBeGreaterThanOrEqual(30);
    expect(Math.min(...losses)).toBeLessThan(41);
    expect(Math.max(...losses)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...losses)).toBeLessThanOrEqual(80);
    for (const other of others) {
      const { damage, lossesTo, knotsLost, batteries, mounts } = enemyIn(other);
      expect(lossesTo - damage).toBe(5);
      expect(knotsLost).toBe(2 * Math.floor(lossesTo / 20));
      expect(gunsIn(batteries[0])).toBe(8 - Math.floor(lossesTo / 41));
      expect(sum(mounts.map(({ tubes }) => tubes))).toBe(8 - Math.floor(lossesTo / 60));
      expect(seekrieg.view(other, 'allies')).toEqual(seekrieg.view(state, 'allies'));
    }
  });

  test('[SK-14.6] a gun that is lost is in any turret; what she began without stays lost, and a silent battery silent', () => {
    const one = hit({ damage: 50, lossesTo: 55 });
    const turrets = taken(one).map(({ ships }) =>
      conditionOf(must(ships.enemy, 'enemy'))
        .batteries[0]?.turrets.map(({ guns }) => guns)
        .join(),
    );
    expect(new Set(turrets).size).toBeGreaterThan(3);
    const began = hit({ damage: 45, lossesTo: 45 });
    const log = must(enemyIn(began).batteries[0], 'the main battery');
    must(log.turrets[0], 'a turret').guns = 1;
    const silent = hit({ damage: 60, lossesTo: 60 });
    for (const turret of enemyIn(silent).batteries[1]?.turrets ?? []) turret.guns = 0;
    const drawn = taken(silent, began).map(enemyIn);
    expect(new Set(drawn.map(({ batteries }) => gunsIn(batteries[0])))).toEqual(new Set([7]));
    for (const { batteries } of drawn) expect(gunsIn(batteries[1])).toBe(0);
  });

  test('[SK-5.8] she still makes the speed that is seen', () => {
    const state = hit({ damage: 45, lossesTo: 45, knotsLost: 4, capKnots: 28 });
    const ship = shipIn(state, 'enemy');
    ship.speedKnots = presentMaximum(state, ship);
    for (const other of taken(state))
      expect(presentMaximum(other, shipIn(other, 'enemy'))).toBeGreaterThanOrEqual(ship.speedKnots);
  });

  test('[SK-5.11] one that is whole and has fired nothing stays as she is', () => {
    const state = hit({});
    for (const other of taken(state)) expect(other).toEqual(state);
  });

  test('[SK-5.11, SK-6.7] as many shells and torpedoes are left, of other types and in other mounts', () => {
    const state = hit({});
    const [main, ...others] = enemyIn(state).batteries;
    const { shells } = must(main, 'the main battery');
    const [type = 'HE'] = Object.keys(shells) as (keyof typeof shells)[];
    shells[type] = (shells[type] ?? 0) - 100;
    const mount = must(enemyIn(state).mounts[0], 'a mount');
    mount.loaded = 0;
    const left = (it: Condition) => Object.values(it.batteries[0]?.shells ?? {});
    const drawn = taken(state).map(enemyIn);
    expect(new Set(drawn.map((it) => left(it).join())).size).toBeGreaterThan(10);
    expect(new Set(drawn.map((it) => it.mounts.map(({ loaded }) => loaded).join()))).toEqual(
      new Set(['0,4', '4,0']),
    );
    for (const it of drawn) {
      expect(sum(left(it))).toBe(sum(left(enemyIn(state))));
      expect(it.batteries.slice(1)).toEqual(others);
    }
  });

  test('[SK-11.33, SK-14.15] a fire lights her or not as before, and of damage that does not show any of its kind lasts', () => {
    const effects = [
      { cd: 22, turnsLeft: 3 },
      { cd: 26, turnsLeft: 2 },
    ];
    const fires = [
      { severity: 2, begunOnTurn: 0 },
      { severity: 6, begunOnTurn: 0 },
    ];
    const drawn = taken(hit({ damage: 45, lossesTo: 45, effects, fires })).map(enemyIn);
    const first = new Set(drawn.map((it) => it.effects[0]?.cd));
    expect(first).toContain(4);
    expect(first).toContain(22);
    for (const cd of first) expect([1, 2, 3, 4, 9, 13, 16, 19, 22, 31, 33, 40]).toContain(cd);
    for (const it of drawn) {
      expect(it.effects[1]?.cd).toBe(26);
      expect(it.fires.map(({ severity }) => severity >= 5)).toEqual([false, true]);
    }
    expect(new Set(drawn.map((it) => it.effects[1]?.turnsLeft)).size).toBeGreaterThan(3);
  });

  test('[SK-29.22] a turret that was destroyed is another, or a director or a set is gone in its place', () => {
    const state = hit({ damage: 10, lossesTo: 10 });
    enemyIn(state).effects = [{ cd: 5, turnsLeft: null, battery: 0, mount: 0 }];
    must(enemyIn(state).batteries[0]?.turrets[0], 'a turret').guns = 0;
    const drawn = taken(state).map(enemyIn);
    const struck = drawn.map(({ effects: [it] }) => it);
    expect(new Set(struck.map((it) => it?.cd)).size).toBeGreaterThan(3);
    for (const { effects, batteries, directorsLost } of drawn) {
      const [{ cd, battery: at, mount }] = effects as [(typeof effects)[0]];
      const guns = batteries[0]?.turrets.map((it) => it.guns) ?? [];
      for (const [turret, left] of guns.entries())
        expect(left === 0).toBe(cd === 5 && at === 0 && mount === turret);
      expect(directorsLost.fore).toBe(cd === 11);
    }
    expect(struck.some((it) => it?.cd === 5 && it.mount !== 0)).toBe(true);
  });

  test('[SK-18.16] so it is while damage control is ordered, but for a ship that has been ordered it', () => {
    const state = hit({ damage: 50, lossesTo: 55 });
    state.step = { ...state.step, kind: 'damageControl' } as SeekriegState['step'];
    expect(new Set(taken(state).map((it) => enemyIn(it).damage)).size).toBeGreaterThan(5);
    must(shipIn(state, 'enemy').plan, 'a plan').damageControl = { onDamage: 1, onFires: [] };
    expect(new Set(taken(state).map((it) => enemyIn(it).damage))).toEqual(new Set([50]));
  });

  test('[SK-17.12, SK-17.34] torpedoes in the water are others, and may run to another ship', () => {
    const { state } = battleOf({
      weather: { visibility: 9 },
      allies: { own: { hex: { q: 0, r: 0 } }, consort: { hex: { q: 2, r: -1 } } },
      axis: {
        enemy: {
          ...{ hex: { q: 0, r: -6 }, facing: 3 },
          sheet: {
            torpedoes: {
              ...{ model: 'Mk IX 21"', reloads: 0, lossFactor: 60 },
              mounts: [{ tubes: 4, place: 'center' }],
            },
          },
        },
      },
    });
    must(enemyIn(state).mounts[0], 'a mount').loaded = 1;
    must(enemyIn(state).mounts[0], 'a mount').firedOnTurn = state.turn;
    const salvo: TorpedoSalvo = {
      ...{ id: `enemy-${state.turn}-0`, firer: 'enemy', model: 'Mk IX 21"', setting: 'fast' },
      ...{ pistol: 'contact', running: 3, from: { q: 0, r: -6 }, aimedAt: { q: 0, r: 0 } },
      ...{ firedOnTurn: state.turn, arrivesOnTurn: state.turn + 2, target: 'own' },
      ...{ aim: { ship: 'own', knots: 10, angle: 90, facing: 1 }, firingError: 0, reachHexes: 18 },
    };
    state.torpedoes.salvos.axis.push(salvo);
    for (const id of ['own', 'consort'])
      state.hidden.sightings.axis[id] = { id, level: 'identified', isWatched: true };
    const others = taken(state, state);
    const drawn = others.map((it) => must(it.torpedoes.salvos.axis[0], 'a salvo'));
    expect(new Set(drawn.map(({ running }) => running))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(drawn.map(({ aim }) => aim?.ship))).toEqual(new Set(['own', 'consort']));
    for (const [at, { running, aim, aimedAt }] of drawn.entries()) {
      const other = must(others[at], 'a position');
      expect(running + (enemyIn(other).mounts[0]?.loaded ?? 0)).toBe(4);
      expect(aimedAt).toEqual(shipIn(other, aim?.ship ?? '').hex);
      expect(seekrieg.view(other, 'allies')).toEqual(seekrieg.view(state, 'allies'));
    }
    const track = { id: 'track', target: 'own', from: salvo.from, aimedAt: salvo.aimedAt };
    state.torpedoes.tracks.allies.push(track);
    for (const other of taken(state, state)) expect(other.torpedoes.salvos.axis).toEqual([salvo]);
  });

  test('[SK-20.16, SK-20.17] other aircraft of a carrier are armed on deck, as many as it holds', () => {
    const base: AirBase = {
      ...{ id: 'carrier', name: 'Carrier', kind: 'carrier', hex: null, deckSpots: 12 },
      deck: [{ aircraft: 'sbd', load: 1, count: 8 }],
      hangar: [{ aircraft: 'sbd', load: 0, count: 10 }],
      ...{ work: null, servedOnTurn: 0, outTurns: 0 },
    };
    const decks = Array.from({ length: DRAWS }, (_, seed) =>
      must(basesAnew({ carrier: base }, drawFrom(`${seed}`)).carrier, 'carrier'),
    );
    const onDeck = decks.map(({ deck }) => deck[0]?.count ?? 0);
    expect(Math.min(...onDeck)).toBe(0);
    expect(Math.max(...onDeck)).toBe(12);
    for (const { deck, hangar } of decks)
      expect((deck[0]?.count ?? 0) + (hangar[0]?.count ?? 0)).toBe(18);
    const busy = { ...base, work: { task: 'arm' as const, aircraft: [], flight: null } };
    expect(basesAnew({ carrier: busy }, drawFrom('1')).carrier).toBe(busy);
  });

  test('[SK-21.20] a flight that nobody has detected is as strong as may be, of the aircraft of its base', () => {
    const base: AirBase = {
      ...{ id: 'carrier', name: 'Carrier', kind: 'carrier', hex: null, deckSpots: 12 },
      ...{ deck: [], hangar: [{ aircraft: 'sbd', load: 0, count: 4 }] },
      ...{ work: null, servedOnTurn: 0, outTurns: 0 },
    };
    const row = { aircraft: 'sbd', load: 1, count: 6, home: 'carrier' };
    const flight = {
      id: 'f1',
      rows: [row],
      launchedOnTurn: 1,
      foughtTurns: 0,
    } as unknown as Flight;
    const raid = { isDetected: false, hasFought: false } as unknown as RaidLog;
    const drawn = (log: RaidLog) =>
      Array.from({ length: DRAWS }, (_, seed) =>
        flightsAnew(
          { hidden: { raids: { f1: log } } as unknown as SeekriegState['hidden'] },
          { flights: { f1: flight }, bases: { carrier: base } },
          drawFrom(`${seed}`),
        ),
      );
    const strengths = drawn(raid).map(({ flights, bases }) => {
      const flying = flights.f1?.rows[0]?.count ?? 0;
      expect(flying + (bases.carrier?.hangar[0]?.count ?? 0)).toBe(10);
      return flying;
    });
    expect(Math.min(...strengths)).toBe(1);
    expect(Math.max(...strengths)).toBe(10);
    for (const { flights } of drawn({ ...raid, isDetected: true }))
      expect(flights.f1).toEqual(flight);
  });
});
