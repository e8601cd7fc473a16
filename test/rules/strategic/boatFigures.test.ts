import { expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import type { Ship } from '../../../src/rules/strategic/cards/cards';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { huntSubmarine, submarineEncounter } from '../../../src/rules/strategic/encounters';
import { encounterOdds } from '../../../src/rules/strategic/encounters/odds';
import { rollHunt, rollTorpedoes } from '../../../src/rules/strategic/encounters/rolls';
import { copyState } from '../../../src/rules/strategic/game/copy';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { ShipRecord, StrategicState } from '../../../src/rules/strategic/model/state';
import { airAttack } from '../../../src/rules/strategic/rolls/airAttack';
import { spotsUpTo } from '../../../src/rules/strategic/rolls/basicSearch';
import { CLEAR_DAY, card, NIGHT, ship, squadron } from './fixture';
import { percent, quickDice } from './sampling';
import { basicPlay } from './underway';

const TIMES = 3000;
const BASIC = { scenario: { level: 'basic' }, sky: CLEAR_DAY } as const;
const position = basicPlay([]).state;

/** The small game with a VIIC as the boat of Player Two, and these ships as A2. */
function against(cards: readonly Partial<Ship['card']>[]): StrategicState {
  const state = copyState(position);
  const { allies, axis } = state.forces;
  const pattern = allies.ships['a-transport'] as ShipRecord;
  const boat = axis.ships['x-boat'] as ShipRecord;
  boat.card = { ...boat.card, torpedo: 3, secondDefense: 3, capacity: 4 };
  const ships = cards.map((given, at) => ({ ...pattern, card: card({ ...given, id: `s${at}` }) }));
  allies.ships = Object.fromEntries(ships.map((it) => [it.card.id, it]));
  if (allies.divisions.A2) allies.divisions.A2.ships = ships.map((it) => it.card.id);
  return state;
}

/** What becomes of the boat. */
function fates(state: StrategicState, act: (play: Play) => void): ShipRecord[] {
  const dice = quickDice(20);
  return Array.from({ length: TIMES }, () => {
    const play: Play = { state: copyState(state), dice, events: [] };
    act(play);
    return play.state.forces.axis.ships['x-boat'] as ShipRecord;
  });
}

const near = (found: number, figure: number, tolerance = 2) =>
  expect(Math.abs(found - figure) <= tolerance ? figure : found).toBe(figure);

const FREIGHTER = { type: 'TR', speed: 2, secondDefense: 1, asw: null, capacity: 5 } as const;
const CORVETTE = {
  type: 'CO',
  speed: 3,
  secondDefense: 2,
  asw: 2,
  size: 'small',
  capacity: 4,
} as const;
const DESTROYER = { type: 'DD', speed: 7, secondDefense: 4, size: 'small', capacity: 4 } as const;
const of = (count: number, given: Partial<Ship['card']>) =>
  Array.from({ length: count }, () => given);

test('[ST-27.3] two destroyers hunt a VIIC for an hour: six attacks', () => {
  const state = against(of(2, { ...DESTROYER, asw: 2 }));
  const all = fates(state, (play) => {
    for (let times = 0; times < 3; times += 1)
      huntSubmarine(play, { division: 'A2', submarine: 'XS1' });
  });
  near(
    percent(all, ({ fate }) => fate === 'sunk'),
    37,
  );
  near(
    percent(all, (it) => it.fate === 'afloat' && stateOf(it) === 'heavy'),
    21,
  );
});

/** The chance in percent that a boat hits when she attacks the first of these ships. */
function hits(boat: Partial<Ship['card']>, cards: readonly Partial<Ship['card']>[]): number {
  const ships = cards.map((given) => ship(given));
  const stalk = { boat: ship({ type: 'SS', ...boat }), isSubmerged: true, ships };
  return 100 * encounterOdds(stalk, ships[0] as Ship, BASIC).chance;
}

test('[ST-27.4] encounters: convoys, a fast battleship, Wasp and Taiho', () => {
  const viic = { torpedo: 3, secondDefense: 3 };
  near(hits(viic, [...of(9, FREIGHTER), ...of(3, CORVETTE)]), 57);
  near(hits(viic, [...of(12, FREIGHTER), ...of(4, CORVETTE)]), 44);
  const screen = of(4, { ...DESTROYER, asw: 2 });
  near(hits(viic, [{ type: 'BB', speed: 5, secondDefense: 5, asw: null }, ...screen]), 9);
  const wasp = { type: 'CV', speed: 5, secondDefense: 3, asw: null } as const;
  near(hits({ torpedo: 5, secondDefense: 2 }, [wasp, ...screen]), 20);
  const taiho = { type: 'CV', speed: 6, secondDefense: 5, asw: null } as const;
  const akizukis = of(4, { ...DESTROYER, asw: 1 });
  near(hits({ torpedo: 4, secondDefense: 2 }, [taiho, ...akizukis]), 14);
});

test('[ST-27.4] a VIIC that attacks a convoy is herself lost in about 9%', () => {
  const state = against([...of(9, FREIGHTER), ...of(3, CORVETTE)]);
  const all = fates(state, (play) =>
    submarineEncounter(play, { submarine: 'XS1', target: 'A2', ship: 's0' }),
  );
  near(
    percent(all, ({ fate }) => fate === 'sunk'),
    9,
  );
});

test('[ST-27.25] four searches find a division in 80% by day, 52% by night, 94% by eyes that search', () => {
  const found = (type: 'DB' | 'PA', sky: typeof CLEAR_DAY) =>
    Math.round(100 * (1 - (1 - spotsUpTo(type, sky) / 6) ** 4));
  expect([found('DB', CLEAR_DAY), found('DB', NIGHT), found('PA', CLEAR_DAY)]).toEqual([
    80, 52, 94,
  ]);
});

test('[ST-2.10] shells and bombs meet the first Defense Rating, torpedoes and depth charges the second', () => {
  const target = ship({ firstDefense: 2, secondDefense: 5, speed: 4 });
  const dice = () => scriptedDice([3, 3]);
  const kates = squadron({ airTorpedo: 5, bombs: { rating: 5, method: 'dive' } });
  const fromAir = (weapon: 'bombs' | 'torpedoes') =>
    airAttack(kates, weapon, { ship: target, isInPort: false }, { modifiers: [], dice: dice() })
      ?.roll.difference;
  expect([fromAir('bombs'), fromAir('torpedoes')]).toEqual([3, 0]);
  const boat = ship({ type: 'SS', torpedo: 4 });
  const fired = rollTorpedoes(boat, target, 'inPosition', { ...BASIC, dice: dice() });
  expect(fired.roll.difference).toBe(4 + 1 - 5);
  expect(rollHunt(ship({ asw: 5 }), target, BASIC, dice()).roll.difference).toBe(0);
});
