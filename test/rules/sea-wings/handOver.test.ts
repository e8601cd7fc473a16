import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../../../src/rules/battle/engagement';
import {
  type BaseEvent,
  type Engagement,
  type EngagementResult,
  type EngagementShip,
  enemyOf,
  eventsFor,
  must,
  orderDice,
  SIDES,
  type Viewer,
  valueOf,
} from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import { engagementPort } from '../../../src/rules/sea-wings/engagement';
import { engagementOf } from '../../../src/rules/sea-wings/gunfire/handOver';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import { scenarioShip as battleShip } from '../battle/fixture';
import {
  AARON_WARD,
  CONVOY,
  DAY,
  DESTROYERS,
  engaged,
  HERE,
  SAN_FRANCISCO,
  seal,
  THERE,
} from './engaging';
import { hit } from './facing';
import { diceOf, type Game, give, only } from './game';
import { force } from './scenario';

/** A force whose ships have sheets for a battle. */
const armed = (...of: Parameters<typeof force>) => {
  const made = force(...of);
  const ships = made.ships.map((ship) => ({
    ...ship,
    ...(ship.card.convoyShips === null && { sheet: battleShip({ id: ship.card.id }).sheet }),
  }));
  return { ...made, ships };
};

const ARMED: Partial<SeaWingsScenario> = {
  forces: [armed('allies', HERE, [SAN_FRANCISCO, AARON_WARD]), armed('axis', THERE, DESTROYERS)],
};

/** Both sides want to fight, and may choose how. */
const choosing = (changed: Partial<SeaWingsScenario> = {}): Game =>
  engaged(DAY, { ...ARMED, ...changed });

/** Both choose the battle. */
function handedOver(
  changed: Partial<SeaWingsScenario> = {},
  script = {},
  game = choosing(changed),
) {
  for (const side of SIDES) give(game, side, 'way battle');
  seal(game, { entry: [2], ...script });
  return game;
}

const recordOf = (game: Game): Engagement => must(engagementOf(game.state), 'engagement');

const shipIn = (game: Game, id: string): EngagementShip =>
  must(
    recordOf(game)
      .sides.allies.forces.flatMap(({ ships }) => ships)
      .find((it) => it.id === id),
    id,
  );

describe('how an engagement is settled', () => {
  test('[WG-18.12, WG-18.26] both are asked where every ship has a sheet, and nobody where one has none', () => {
    expect(choosing().state.step).toEqual({ kind: 'ways' });
    const withConvoy = [armed('allies', HERE, [SAN_FRANCISCO]), armed('axis', THERE, [CONVOY])];
    expect(choosing({ forces: withConvoy }).state.step.kind).toBe('fight');
  });

  test('[WG-18.13] equal choices hold; who does not choose has chosen quick', () => {
    const quick = choosing();
    seal(quick, { 'quick-initiative': [1, 6] });
    expect(quick.state.step).toEqual({ kind: 'fight', side: 'axis' });
    const battle = handedOver();
    expect(battle.state.step).toEqual({ kind: 'battle' });
    expect(only(battle.events, 'wayChosen')[0]).toMatchObject({
      ...{ way: 'battle', dice: [], chosen: { allies: 'battle', axis: 'battle' } },
    });
  });

  test('[WG-18.13] for unequal choices the higher die decides, ties are rolled again', () => {
    const settled = (...way: number[]) => {
      const game = choosing();
      give(game, 'axis', 'way battle');
      seal(game, { way, 'quick-initiative': [1, 6] });
      return game.state.step.kind;
    };
    expect(settled(5, 2)).toBe('fight');
    expect(settled(2, 5)).toBe('battle');
    expect(settled(3, 3, 1, 6)).toBe('battle');
  });

  test('[WG-18.13, WG-24.21] the choice is sealed', () => {
    const game = choosing();
    give(game, 'axis', 'way battle');
    const view = must(systemOf('sea-wings'), 'system').view(game.state, 'allies');
    expect(JSON.stringify(view)).not.toContain('"way":"battle"');
  });
});

describe('what is handed over', () => {
  test('[WG-18.15, WG-18.20, WG-18.26] all ships of both task forces, each task force as one force', () => {
    const { sides, rounds, entry, date, isNight, isPoor, hasLand } = recordOf(handedOver());
    expect({ rounds, entry, date, isNight, isPoor, hasLand }).toEqual({
      ...{ rounds: 3, entry: 2, date: '1942-06-04', isNight: false, isPoor: false },
      hasLand: false,
    });
    const ids = SIDES.map((side) =>
      sides[side].forces.map(({ ships }) => ships.map(({ id }) => id).join()),
    );
    expect(ids).toEqual([['san-francisco,aaron-ward'], ['naganami,makinami,takanami']]);
    expect(scenarioOf(recordOf(handedOver())).taskForces.map((it) => it.entry[0])).toEqual([
      'NE',
      'SW',
    ]);
  });

  test('[WG-18.11, WG-18.26] a visibility of 6,000 yards is poor, land near by lies in the north', () => {
    const night = choosing({ firstHour: 20 });
    expect(night.state.engagement?.visibility).toBe(18000);
    Object.assign(night.state.engagement ?? {}, { visibility: 6000 });
    expect(recordOf(handedOver({}, {}, night))).toMatchObject({ isNight: true, isPoor: true });
    const coast = choosing();
    const land = [{ q: 12, r: 10 }];
    Object.assign(coast.state.scenario, { map: { ...coast.state.scenario.map, land } });
    const game = handedOver({}, { entry: [1, 4, 3] }, coast);
    expect(recordOf(game)).toMatchObject({ hasLand: true, entry: 3 });
  });

  test('[WG-18.18, WG-18.19, WG-18.26] hits go over, permanent or not', () => {
    const game = handedOver();
    expect(shipIn(game, 'san-francisco')).toMatchObject({
      ...{ damageLevels: 0, capacity: 3, gunsLost: 0, engineHits: 0, launchesLeft: 1 },
      ...{ isDeadInWater: false, hasSearchRadar: true, isSmall: false, type: 'CA' },
    });
    const ship = must(game.state.forces.allies.ships['san-francisco'], 'ship');
    ship.hits.push(hit('P'), { letter: 'M', isPermanent: true }, hit('S'), hit('T'), hit('T'));
    expect(shipIn(game, 'san-francisco')).toMatchObject({
      ...{ damageLevels: 1, engineHits: 1, launchesLeft: 0, hasSearchRadar: false },
      gunsLost: 3 / 8 + 1 / 8,
    });
  });
});

describe('what comes back', () => {
  const back = (change: Partial<EngagementResult['ships'][number]>, brokeOff = null as never) => {
    const game = handedOver();
    const ships = [
      {
        ...{ id: 'san-francisco', fate: 'afloat' as const, hullLost: 0, hullBoxes: 9 },
        ...{ gunsLost: 0, gunBoxes: 8, isUnhurt: false, torpedoesUsed: 0, isDeadInWater: false },
        ...change,
      },
    ];
    const { takeBack } = engagementPort;
    game.events.push(...takeBack(game.state, { ships, rounds: 2, brokeOff }, diceOf()));
    return game;
  };
  const letters = (game: Game) =>
    game.state.forces.allies.ships['san-francisco']?.hits.map(({ letter }) => letter).join('');

  test('[WG-18.22, WG-18.27] a P for each full third of the hull, an M for each half of the guns, all permanent', () => {
    expect(letters(back({ hullLost: 2 }))).toBe('');
    expect(letters(back({ hullLost: 3 }))).toBe('P');
    expect(letters(back({ hullLost: 8, gunsLost: 4 }))).toBe('PPM');
    expect(letters(back({ gunsLost: 8 }))).toBe('MM');
    expect(letters(back({ hullLost: 8, isUnhurt: true }))).toBe('');
    const game = back({ hullLost: 3 });
    expect(game.state.forces.allies.ships['san-francisco']?.hits[0]?.isPermanent).toBe(true);
    expect(only(game.events, 'shipReturned')[0]?.seenBy).toEqual(['allies']);
  });

  test('[WG-18.21, WG-18.23] sunk is sunk; launches are torpedoes used; points are scored here', () => {
    const game = back({ fate: 'sunk' });
    expect(game.state.forces.allies.ships['san-francisco']?.fate).toBe('sunk');
    expect(game.state.known.axis.lost).toEqual(['san-francisco']);
    const used = back({ torpedoesUsed: 1 });
    expect(used.state.forces.allies.ships['san-francisco']?.torpedoSalvos).toBe(1);
    expect(game.state.engagement).toBeNull();
  });

  test('[WG-18.24] the side that broke off moves away; without one both are free', () => {
    const flees = (game: Game) => game.state.forces.allies.taskForces['allies-1']?.flees;
    expect(flees(back({}))).toBeNull();
    expect(flees(back({}, 'allies' as never))).toEqual(THERE);
  });
});

test('[WG-18.12, WG-18.26, WG-24.4] an engagement is fought out as a battle, no task force is named to others, and the turn goes on', () => {
  const system = must(systemOf('sea-wings'), 'system');
  const game = handedOver();
  const dice = orderDice('battle', 1);
  // Any order of the outer system begins what is pending; here the two choices are given through it.
  const { state } = choosing();
  for (const side of SIDES) system.apply(state, side, system.parseOrder('way battle'), dice);
  for (const side of SIDES) system.apply(state, side, { kind: 'confirm' }, dice);
  expect(game.state.step.kind).toBe('battle');
  expect(system.segment(state).phase).toMatch(/^battle\./);
  expect(system.segment(system.view(state, 'axis')).active).toEqual(system.segment(state).active);
  for (let n = 0; n < 2000 && state.step.kind === 'battle'; n++) {
    const side = must(
      SIDES.find((it) => system.segment(state).active[it] !== 'waiting'),
      'side',
    );
    const legal = system.legalOrders(state, side);
    const order = legal[valueOf(dice.lot(legal.length, 'order'))];
    const events: BaseEvent[] = system.apply(state, side, order, dice);
    const told = (viewer: Viewer) =>
      JSON.stringify([system.view(state, viewer), eventsFor(events, viewer)]);
    for (const side of SIDES) expect(told(side)).not.toContain(`"${enemyOf(side)}-1"`);
    expect(told('spectator')).not.toMatch(/"(allies-1|axis-1|san-francisco|takanami)"/);
  }
  expect(state.engagement).toBeNull();
  expect(state.step.kind).toBe('airPlans');
});
