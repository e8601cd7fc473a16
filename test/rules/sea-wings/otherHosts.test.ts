import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import { enemyOf, must, orderDice, SIDES, type Side } from '../../../src/rules/core';
import { fleetActionHost } from '../../../src/rules/fleet-action/engagement';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { systemOf } from '../../../src/rules/registry';
import { engagementPort } from '../../../src/rules/sea-wings/engagement';
import { engagementOf } from '../../../src/rules/sea-wings/gunfire/handOver';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import type { SeaWingsState } from '../../../src/rules/sea-wings/model/state';
import { scenarioShip as battleShip } from '../battle/fixture';
import { sheet } from '../fleet-action/sheets';
import { sheet as seekriegSheet } from '../seekrieg/fleet';
import { AARON_WARD, DAY, DESTROYERS, engaged, HERE, SAN_FRANCISCO, seal, THERE } from './engaging';
import { hit } from './facing';
import { diceOf, type Game, give, only } from './game';
import { force } from './scenario';

const OTHER = 'fleet-action';
const joined = must(systemOf('sea-wings'), 'sea-wings');
const { name: _, ...FLETCHER } = sheet('Fletcher');

/** A force whose ships two other systems know, but for those that only the usual one knows. */
const known = (of: Parameters<typeof force>, unknown: readonly string[] = []) => {
  const made = force(...of);
  const ships = made.ships.map((ship) => ({
    ...ship,
    sheet: battleShip({ id: ship.card.id }).sheet,
    ...(!unknown.includes(ship.card.id) && { otherSheets: { [OTHER]: 0 } }),
  }));
  return { ...made, ships };
};

const scenarioOf = (unknown: readonly string[] = []): Partial<SeaWingsScenario> => ({
  otherSheets: { [OTHER]: [FLETCHER] },
  forces: [
    known(['allies', HERE, [SAN_FRANCISCO, AARON_WARD]]),
    known(['axis', THERE, DESTROYERS], unknown),
  ],
});

const choosing = (unknown: readonly string[] = []): Game => engaged(DAY, scenarioOf(unknown));

/** The choice where all systems have a record of every ship. */
function choosingOfAll(): Game {
  const { name: __, ...destroyer } = seekriegSheet();
  const of = scenarioOf();
  const forces = of.forces?.map(({ ships, ...force }) => ({
    ...force,
    ships: ships.map((it) => ({ ...it, otherSheets: { ...it.otherSheets, seekrieg: 0 } })),
  }));
  const otherSheets = { ...of.otherSheets, seekrieg: [destroyer] };
  return engaged(DAY, { ...of, otherSheets, ...(forces && { forces }) });
}

/** An engagement as it begins in the system that both have chosen. */
function fightingIn(way: string): SeaWingsState {
  const { state } = choosingOfAll();
  const dice = orderDice('other', 1);
  for (const side of SIDES) joined.apply(state, side, joined.parseOrder(`way ${way}`), dice);
  for (const side of SIDES) joined.apply(state, side, { kind: 'confirm' }, dice);
  return state;
}

/** Both choose the other system. */
function handedOver(game = choosing()): Game {
  for (const side of SIDES) give(game, side, `way ${OTHER}`);
  seal(game, { entry: [2] });
  return game;
}

const shipOf = (game: Game, id: string) => must(game.state.forces.allies.ships[id], id);

describe('[WG-18.12, WG-18.13] a system that has a record of every ship is a further way', () => {
  test('it is listed, also in the view of either side, and only there', () => {
    const ways = ({ state }: Game, side: Side) => {
      const legal: { way?: string }[] = joined.legalOrders(joined.view(state, side), side);
      return legal.flatMap(({ way }) => way ?? []);
    };
    for (const side of SIDES) {
      expect(ways(choosing(), side)).toEqual(['quick', 'battle', OTHER]);
      expect(ways(choosing(['makinami']), side)).toEqual(['quick', 'battle']);
    }
    const refused = (game: Game) =>
      joined.refuse(game.state, 'axis', joined.parseOrder(`way ${OTHER}`));
    expect(refused(choosing())).toBeUndefined();
    expect(refused(choosing(['makinami']))?.rule).toBe('WG-18.13');
  });

  test('[SK-35.22] two that have one are two ways, and fights are their own', () => {
    const { state } = choosingOfAll();
    const legal: { way?: string }[] = joined.legalOrders(state, 'allies');
    expect(legal.flatMap(({ way }) => way ?? [])).toEqual(['quick', 'battle', OTHER, 'seekrieg']);
    expect(joined.segment(fightingIn('seekrieg')).phase).toBe('seekrieg.orders');
  });

  test('[WG-24.3] no view shows a record of it, which would tell of ships unknown', () => {
    const { state } = choosing();
    const records = (position: { scenario: Pick<SeaWingsScenario, 'otherSheets'> }) =>
      position.scenario.otherSheets;
    expect(records(state)).toEqual({ [OTHER]: [FLETCHER] });
    for (const viewer of [...SIDES, 'spectator'] as const)
      expect(records(joined.view(state, viewer))).toEqual({ [OTHER]: [] });
  });

  test('equal choices hold, and the fight is that system’s own', () => {
    const state = fightingIn(OTHER);
    expect(joined.segment(state).phase).toBe(`${OTHER}.initiative`);
    expect(engagementPort.hostOf(state)).toBe(OTHER);
    for (const side of SIDES) {
      const told = JSON.stringify(joined.view(state, side));
      expect(told).not.toContain(`"${enemyOf(side)}-1"`);
    }
    expect(JSON.stringify(joined.view(state, 'spectator'))).not.toContain('"san-francisco"');
  });

  test('its events name it', () => {
    const [handed] = only(handedOver().events, 'battleHandedOver');
    expect(handed).toMatchObject({ host: OTHER, rounds: 3 });
  });
});

test('[WG-18.16, WG-18.18, WG-18.19, WG-18.21] what goes over: visibility, hits by batteries, fires, speed left', () => {
  const game = handedOver();
  const ship = shipOf(game, 'san-francisco');
  ship.hits.push(hit('P'), hit('M'), hit('S'), hit('S'), hit('T'), hit('F'), hit('F'));
  const { visibilityYards, startMinute, rounds, sides } = must(
    engagementOf(game.state),
    'engagement',
  );
  expect({ visibilityYards, startMinute, rounds }).toEqual({
    ...{ visibilityYards: 36_000, startMinute: 240, rounds: 3 },
  });
  const [handed] = sides.allies.forces[0]?.ships ?? [];
  expect(handed).toMatchObject({
    ...{ sheet: FLETCHER, damageLevels: 1, fires: 2 },
    armsLost: { primary: 0.5, secondary: 1, torpedoes: 0.5 },
  });
  expect(handed?.speedLeft).toBeLessThan(1);
});

test('[WG-18.17] both sides head for each other, each squadron in line ahead, at the speed of the slowest ship', () => {
  const game = handedOver();
  const [lead] = DESTROYERS;
  const slow = must(game.state.forces.axis.ships[must(lead, 'destroyer').id], 'destroyer');
  slow.hits.push(hit('P'));
  const engagement = must(engagementOf(game.state), 'engagement');
  const { system } = fleetActionHost;
  const scenario = fleetActionHost.scenarioOf(engagement);
  const state: FleetActionState = system.newState(scenario, {}, orderDice('handed', 0)).state;
  const unitsOf = (side: Side) => Object.values(state.units).filter((unit) => unit.side === side);
  const [own, enemy] = [unitsOf('allies'), unitsOf('axis')];
  expect(new Set(own.map(({ facing }) => facing))).toEqual(new Set([5]));
  expect(new Set(enemy.map(({ facing }) => facing))).toEqual(new Set([2]));
  const [first, ...others] = enemy;
  expect(others.map(({ hex }, at) => distance(must(first, 'first').hex, hex) - at)).toEqual(
    others.map(() => 1),
  );
  const speeds = enemy.map(({ speedKnots }) => speedKnots);
  expect(new Set(speeds)).toEqual(new Set([Math.min(...speeds)]));
  expect(Math.min(...speeds)).toBeLessThan(FLETCHER.speedKnots);
});

test('[WG-18.22] what comes back by batteries: M for MAIN, S for OTHER, T for torpedoes, and a P for each full third', () => {
  const letters = (lost: readonly [number, number, number], hullLost = 0) => {
    const game = handedOver();
    const [primary, secondary, torpedoes] = lost.map((it) => ({ lost: it, built: 4 }));
    const back = {
      ...{ id: 'san-francisco', fate: 'afloat' as const, hullLost, hullBoxes: 52 },
      ...{ gunsLost: 0, gunBoxes: 8, isUnhurt: false, torpedoesUsed: 0, isDeadInWater: false },
      arms: {
        primary: must(primary, 'MAIN'),
        secondary: must(secondary, 'OTHER'),
        torpedoes: must(torpedoes, 'torpedoes'),
      },
    };
    engagementPort.takeBack(game.state, { ships: [back], rounds: 3, brokeOff: null }, diceOf());
    return shipOf(game, 'san-francisco')
      .hits.map(({ letter }) => letter)
      .join('');
  };
  expect(letters([1, 1, 1])).toBe('');
  expect(letters([2, 0, 0])).toBe('M');
  expect(letters([4, 2, 0])).toBe('MMS');
  expect(letters([0, 4, 2])).toBe('SST');
  expect(letters([0, 0, 4], 35)).toBe('PPTT');
});

/** Ends step after step of a fight with as few orders as it asks for, until it is over. */
function letRun(state: SeaWingsState): void {
  const dice = orderDice('idle', 1);
  for (let n = 0; n < MAX_ORDERS && state.step.kind === 'battle'; n++) {
    const side = must(
      SIDES.find((it) => joined.segment(state).active[it] !== 'waiting'),
      'side',
    );
    const legal: { line?: string }[] = joined.legalOrders(state, side);
    const ends = legal.find(({ line = '' }) => /^(confirm|done|stay|break-off .*no)/.test(line));
    joined.apply(state, side, ends ?? legal[0], dice);
  }
}

const MAX_ORDERS = 1500;

test.each([
  ['battle', { rounds: 3 }],
  [OTHER, { turns: 12 }],
  ['seekrieg', { turns: 30 }],
])('[WG-18.21, WG-18.26] a fight in which nobody seeks an end has one: %s', (way, limit) => {
  const state = fightingIn(way);
  expect(engagementPort.positionIn(state)).toMatchObject({ scenario: limit });
  letRun(state);
  expect(state.engagement).toBeNull();
});
