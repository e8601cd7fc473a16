import { expect, test } from 'vitest';
import { diceFrom, drawFrom } from '../../../src/rules/core';
import { strikeOdds } from '../../../src/rules/strategic/air/odds';
import { type Defended, rollFlak, rollStrike } from '../../../src/rules/strategic/air/rolls';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { shipSeen } from '../../../src/rules/strategic/common/odds';
import { encounterOdds } from '../../../src/rules/strategic/encounters/odds';
import {
  rollApproach,
  rollHunt,
  rollTorpedoes,
} from '../../../src/rules/strategic/encounters/rolls';
import { explain } from '../../../src/rules/strategic/game/explain';
import { knownTo } from '../../../src/rules/strategic/game/view';
import { shipIn } from '../../../src/rules/strategic/harm/lookUp';
import type { Order, OrderOf } from '../../../src/rules/strategic/model/orders';
import { attackOn, bombs, confirm, part, torpedoes } from './airGame';
import { CLEAR_DAY, NIGHT, ship, squadron } from './fixture';
import { basicPlay, type Underway } from './underway';

const GAMES = 20_000;
const dauntless = squadron({
  ...{ name: 'Dauntless', type: 'DB', defense: 3 },
  bombs: { rating: 6, method: 'dive' },
});
const carrier: Defended = {
  ...{ areaAa: 2, lightAa: 2 },
  target: { ship: ship({ type: 'CV', size: 'large', capacity: 8 }), isInPort: false },
};
const BASIC = { scenario: { level: 'basic' }, sky: CLEAR_DAY } as const;

test('the odds of a strike are what its own rolls come to on average', () => {
  const dice = diceFrom(drawFrom('strikes'));
  const levels = Array.from({ length: GAMES }, () => {
    let { steps } = dauntless;
    for (const guns of ['area', 'light'] as const) {
      const meeting = { squadron: { ...dauntless, steps }, defended: carrier };
      if (steps > 0) steps -= rollFlak(guns, meeting, BASIC, dice)?.stepsLost ?? 0;
    }
    const left = { squadron: { ...dauntless, steps }, defended: carrier };
    return steps === 0 ? 0 : (rollStrike('bombs', left, BASIC, dice)?.damageLevels ?? 0);
  });
  const odds = strikeOdds(dauntless, 'bombs', carrier, BASIC);
  const mean = levels.reduce((sum, it) => sum + it, 0) / GAMES;
  expect(odds.meanDamage).toBeCloseTo(mean, 1);
  expect(odds.chance).toBeCloseTo(levels.filter((it) => it > 0).length / GAMES, 1);
});

test('flak and night lower the odds of a strike', () => {
  const chance = (defended: Defended, sky = CLEAR_DAY) =>
    strikeOdds(dauntless, 'bombs', defended, { scenario: { level: 'basic' }, sky }).chance;
  const open = { ...carrier, areaAa: null, lightAa: null };
  expect(chance(carrier)).toBeLessThan(chance(open));
  expect(chance(open, NIGHT)).toBeLessThan(chance(open));
  // Bomb 6 against Defense 3: 6 + a > 3 + d in all but six of the 36 pairs of dice.
  expect(chance(open)).toBeCloseTo(30 / 36, 6);
});

test('[ST-20.14] the odds of an encounter are what its own rolls come to on average', () => {
  const dice = diceFrom(drawFrom('encounters'));
  const boat = ship({ type: 'SS', torpedo: 3, secondDefense: 3 });
  const ships = [ship({ name: 'Tanker', secondDefense: 1, speed: 3 }), ship({ asw: 2, speed: 3 })];
  const stalk = { boat, isSubmerged: true, ships };
  const named = ships[0] as (typeof ships)[number];
  let answers = 0;
  const levels = Array.from({ length: GAMES }, () => {
    const { approach } = rollApproach(stalk, CLEAR_DAY, dice);
    if (approach === 'noAttack') return 0;
    answers += rollHunt(ships[1] as (typeof ships)[number], boat, BASIC, dice).damageLevels;
    if (approach === 'detected') return 0;
    const drawn = ships[dice.lot(ships.length, 'target').values[0] as number];
    const target = approach === 'inPosition' ? named : (drawn as typeof named);
    return rollTorpedoes(boat, target, approach, { ...BASIC, dice }).damageLevels;
  });
  const odds = encounterOdds(stalk, named, BASIC);
  const mean = levels.reduce((sum, it) => sum + it, 0) / GAMES;
  expect(odds.meanDamage).toBeCloseTo(mean, 1);
  expect(odds.chance).toBeCloseTo(levels.filter((it) => it > 0).length / GAMES, 1);
  expect(odds.ownDamage).toBeCloseTo(answers / GAMES, 1);
});

test('[ST-20.14i, ST-20.14j] nobody answers without ASW, and no answer is more than what sinks the boat', () => {
  const boat = { ...ship({ type: 'SS', torpedo: 3, capacity: 4 }), damageLevels: 3 };
  const against = (asw: number | null) => {
    const stalk = { boat, isSubmerged: true, ships: [ship({ asw }), ship({ asw })] };
    return encounterOdds(stalk, stalk.ships[0] as ReturnType<typeof ship>, BASIC).ownDamage;
  };
  expect(against(null)).toBe(0);
  expect(against(12)).toBeCloseTo(1);
});

/** Makes a division known to the other side, as by a Spotted card. */
function reveal(play: Underway, division: string): void {
  const [side, enemy] = division.startsWith('A')
    ? (['allies', 'axis'] as const)
    : (['axis', 'allies'] as const);
  const { ships } = play.state.forces[side].divisions[division] ?? { ships: [] };
  play.state.known[enemy].divisions[division] = {
    ...{ id: division, name: division, box: 'long', hex: null, isSpotted: true, ships },
    ...{ hasCap: false, isSubmarine: division.includes('S') },
  };
  for (const id of ships) {
    const it = shipIn(play.state, id);
    play.state.known[enemy].ships[id] = {
      ...{ id, source: it.source, division, state: stateOf(it), fate: it.fate },
    };
  }
}

const told = (play: Underway, side: 'allies' | 'axis', ...orders: Order[]) =>
  explain(knownTo(play.state, side), side, orders).orders;

test('[ST-5.21] a planned strike is told by what is known of its target, and not at all without', () => {
  const play = basicPlay([]);
  const strike: OrderOf<'assignStrike'> = {
    ...{ kind: 'assignStrike', squadron: 'x-db', steps: 4, target: 'A1', weapon: 'bombs' },
  };
  expect(told(play, 'axis', strike)).toEqual([]);
  reveal(play, 'A1');
  const [odds] = told(play, 'axis', strike);
  expect(odds?.order).toBe(strike);
  expect(odds?.chance).toBeGreaterThan(0.5);
  play.state.known.axis.landUnits['a-battery'] = {
    ...{ id: 'a-battery', state: null, isCaptured: false, hasCap: false },
  };
  const [land] = told(play, 'axis', { ...strike, target: 'a-battery' });
  expect(land?.chance).toBeLessThan(odds?.chance ?? 0);
  expect(told(play, 'axis', { ...strike, steps: 0 })).toEqual([]);
});

test('[ST-14.16] a strike at a boat is told by depth charges', () => {
  const play = basicPlay([]);
  reveal(play, 'XS1');
  const patrol = play.state.forces.allies.squadrons['a-base-pa'];
  const strike: OrderOf<'assignStrike'> = {
    ...{ kind: 'assignStrike', squadron: 'a-base-pa', steps: 3, target: 'XS1' },
    weapon: 'depthCharges',
  };
  const [odds] = told(play, 'allies', strike);
  expect(patrol?.card.asw).toBe(1);
  // ASW 1 less a missing step against 2, both with a die: 6 of 36 pairs score.
  expect(odds?.chance).toBeCloseTo(6 / 36, 6);
});

test('flights of an air attack: what a shot and a bomb are likely to do', () => {
  const play = basicPlay([1, 6, 1, 6]);
  attackOn(play, { strike: [bombs('x-db'), torpedoes('x-tb-1')], cap: [part('a-f')] });
  confirm(play);
  const [shot] = told(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'x-1' });
  // 4 against 3: 21 of 36 pairs.
  expect(shot?.chance).toBeCloseTo(21 / 36, 6);
  expect(told(play, 'allies', { kind: 'airTarget', flight: 'a-1', at: 'a-1' })).toEqual([]);
  confirm(play);
  const at = (ship: string) => told(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship })[0];
  expect(at('a-carrier')?.chance).toBeGreaterThan(at('a-dd-1')?.chance ?? 1);
  expect(told(play, 'axis', { kind: 'strikeShip', flight: 'x-9', ship: 'a-carrier' })).toEqual([]);
  expect(told(play, 'axis', { kind: 'confirm' })).toEqual([]);
});

test('land units of an air attack', () => {
  const play = basicPlay([]);
  const landUnits = ['a-base', 'a-garrison'];
  attackOn(play, { target: { landUnits }, strike: [bombs('x-db')] });
  const [base, garrison] = landUnits.map(
    (landUnit) => told(play, 'axis', { kind: 'strikeLand', flight: 'x-1', landUnit })[0],
  );
  expect(base?.chance).toBeLessThan(garrison?.chance ?? 0);
});

test('[ST-20.14] an attack of a submarine is told by the ships that are seen', () => {
  const play = basicPlay([]);
  const attack: OrderOf<'torpedoAttack'> = {
    ...{ kind: 'torpedoAttack', submarine: 'XS1', target: 'A2', ship: 'a-transport' },
  };
  expect(told(play, 'axis', attack)).toEqual([]);
  reveal(play, 'A2');
  const [odds] = told(play, 'axis', attack);
  expect(odds?.chance).toBeGreaterThan(0.2);
});

test.each([
  [1, 3 / 6],
  [3, 1 / 6],
] as const)('[ST-7.27, ST-7.28] a patrol’s search in turn %i', (turn, chance) => {
  const play = basicPlay([]);
  play.state.turn = turn;
  play.state.forces.allies.basic?.search.push({ squadron: 'a-base-pa', steps: 1 });
  const [odds] = told(play, 'allies', { kind: 'searchDivision', attempt: 1, division: 'X1' });
  expect(odds?.chance).toBeCloseTo(chance, 6);
});

test('[ST-7.35, ST-7.41, ST-27.26] opening the range, intercepting', () => {
  const play = basicPlay([]);
  reveal(play, 'X2');
  const open = { kind: 'openRange', division: 'X2', answer: 'yes' } as const;
  expect(told(play, 'allies', open)[0]?.chance).toBeCloseTo(2 / 6, 6);
  expect(told(play, 'allies', { ...open, division: 'X1' })).toEqual([]);
  const intercept = { kind: 'intercept', division: 'A1', answer: 'yes' } as const;
  expect(told(play, 'allies', intercept)[0]?.chance).toBe(0.5);
});

test('[ST-5.9] a ship that is seen is taken with the fewest Damage Levels of her state', () => {
  const play = basicPlay([]);
  const { source } = shipIn(play.state, 'a-carrier');
  const seen = { id: 'a-carrier', source, division: 'A1', fate: 'afloat' } as const;
  const levels = (['none', 'light', 'moderate', 'heavy'] as const).map(
    (state) => shipSeen({ ...seen, state }).damageLevels,
  );
  expect(levels).toEqual([0, 1, 4, 6]);
});
