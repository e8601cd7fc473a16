import { expect, test } from 'vitest';
import { airSequence, startAirAttack } from '../../../src/rules/strategic/air';
import type { ShipCard, SquadronCard } from '../../../src/rules/strategic/cards/cards';
import { copyState } from '../../../src/rules/strategic/game/copy';
import type { FlightWeapon } from '../../../src/rules/strategic/model/airState';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { StrategicState } from '../../../src/rules/strategic/model/state';
import { flakDamage } from '../../../src/rules/strategic/tables/results';
import { card, PAIRS, squadron } from './fixture';
import { mean, percent, quickDice } from './sampling';
import { CARRIER } from './smallGame';
import { basicPlay } from './underway';

const A6M2 = { type: 'F', airToAir: 5, defense: 4 } as const;
const A6M5 = A6M2;
const F4F = { type: 'F', airToAir: 4, defense: 4 } as const;
const F6F = { type: 'F', airToAir: 6, defense: 6 } as const;
const diver = (airToAir: number, defense: number, rating: number): Partial<SquadronCard> => ({
  ...{ type: 'DB', airToAir, defense },
  bombs: { rating, method: 'dive' },
});
const [D3A, D4Y, SBD, SB2C, JU87] = [
  ...[diver(0, 2, 5), diver(0, 4, 6), diver(1, 3, 6), diver(1, 4, 6), diver(1, 3, 6)],
] as const;
const torpedoPlane = (airToAir: number, defense: number, airTorpedo: number) =>
  ({ type: 'TB', airToAir, defense, airTorpedo }) as const;
const [B5N, B6N, TBD, TBM, SWORDFISH, G4M] = [
  ...[torpedoPlane(0, 2, 7), torpedoPlane(0, 3, 7), torpedoPlane(0, 1, 2)],
  ...[torpedoPlane(1, 3, 5), torpedoPlane(0, 1, 5), torpedoPlane(2, 2, 7)],
] as const;

interface Raid {
  target: Partial<ShipCard>;
  /** Squadrons and their steps. */
  strike: [Partial<SquadronCard>, number][];
  escort?: [Partial<SquadronCard>, number][];
  cap?: [Partial<SquadronCard>, number][];
  /** A squadron with bombs stands aboard. */
  isArmed?: boolean;
}

const position = basicPlay([]).state;
const PLAIN = {
  ...{ isLongLegged: false, isScout: false, isExtra: false, lostInFlight: 0, lostForGood: 0 },
};

/** A ship by herself, and the squadrons of a raid. */
function prepared({ target, strike, escort = [], cap = [], isArmed = false }: Raid) {
  const state = copyState(position);
  const { allies, axis } = state.forces;
  const ship = allies.ships['a-carrier'];
  if (ship) ship.card = card({ ...CARRIER, ...target, id: 'a-carrier' });
  if (allies.divisions.A1) allies.divisions.A1.ships = ['a-carrier'];
  const bombers = allies.squadrons['a-db-1'];
  allies.squadrons = isArmed && bombers ? { 'a-db-1': bombers } : {};
  axis.squadrons = {};
  allies.ships = ship ? { 'a-carrier': ship } : {};
  axis.ships = {};
  const added = (force: typeof axis, prefix: string, list: Raid['strike']) =>
    list.map(([given, steps], at) => {
      const id = `${prefix}${at}`;
      const home = prefix === 'c' ? 'a-base' : 'x-carrier';
      force.squadrons[id] = { ...PLAIN, ...squadron(given, steps), id, home };
      const weapon: FlightWeapon = given.bombs ? 'bombs' : 'torpedoes';
      return { squadron: id, steps, weapon };
    });
  return {
    state,
    spec: {
      ...{ attacker: 'axis' as const, target: { division: 'A1' }, hex: null },
      strike: added(axis, 's', strike),
      escort: added(axis, 'e', escort).map(({ squadron: id, steps }) => ({ squadron: id, steps })),
      cap: added(allies, 'c', cap).map(({ squadron: id, steps }) => ({ squadron: id, steps })),
    },
  };
}

interface Outcome {
  levels: number;
  capacity: number;
  /** Aircraft left, by the letter of their mission. */
  left: Record<'s' | 'e' | 'c', number>;
}

/** A raid fought so often, with nobody naming targets. */
function fought(raid: Raid, times: number): Outcome[] {
  const { state, spec } = prepared(raid);
  const dice = quickDice(27);
  return Array.from({ length: times }, () => {
    const play: Play = { state: copyState(state), dice, events: [] };
    startAirAttack(play, spec);
    while (play.state.air) {
      if (!airSequence.passOn(play)) play.state.confirmed = { allies: true, axis: true };
    }
    return outcomeOf(play.state);
  });
}

function outcomeOf({ forces: { allies, axis } }: StrategicState): Outcome {
  const squadrons = [...Object.values(allies.squadrons), ...Object.values(axis.squadrons)];
  const left = (letter: string) =>
    squadrons
      .filter(({ id }) => /^[sec]\d$/.test(id) && id.startsWith(letter))
      .reduce((sum, { steps }) => sum + 3 * steps, 0);
  const ship = allies.ships['a-carrier'];
  return {
    ...{ levels: ship?.damageLevels ?? 0, capacity: ship?.card.capacity ?? 0 },
    left: { s: left('s'), e: left('e'), c: left('c') },
  };
}

const summary = (all: readonly Outcome[]) => ({
  mean: mean(all.map(({ levels }) => levels)),
  none: percent(all, ({ levels }) => levels === 0),
  moderate: percent(all, ({ levels, capacity }) => levels >= Math.ceil(capacity / 2)),
  heavy: percent(all, ({ levels, capacity }) => levels >= Math.ceil(0.75 * capacity)),
  sunk: percent(all, ({ levels, capacity }) => levels >= capacity),
  strike: mean(all.map(({ left }) => left.s)),
  escort: mean(all.map(({ left }) => left.e)),
  cap: mean(all.map(({ left }) => left.c)),
});

const full = (...squadrons: Partial<SquadronCard>[]): [Partial<SquadronCard>, number][] =>
  squadrons.map((it) => [it, 4]);

const KAGA = { capacity: 8, speed: 5, firstDefense: 4, secondDefense: 5, areaAa: 2, lightAa: 2 };
const YORKTOWN = { capacity: 7, firstDefense: 3, secondDefense: 5, areaAa: 2, lightAa: 2 };
const RAIDS = 1500;

/** Sampled figures must come within two percents, two tenths of a Damage Level and an aircraft of the ledger's. */
function check(raid: Raid, expected: Partial<ReturnType<typeof summary>>, times = RAIDS): void {
  const found = summary(fought(raid, times));
  for (const [name, figure] of Object.entries(expected) as [keyof typeof found, number][]) {
    const tolerance = name === 'mean' ? 0.2 : name in AIRCRAFT ? 1 : 2;
    const isNear = Math.abs(found[name] - figure) <= tolerance;
    expect([name, isNear ? figure : found[name]]).toEqual([name, figure]);
  }
}

const AIRCRAFT = { strike: true, escort: true, cap: true };

test('[ST-27.15] 36 aircraft at Yorktown under twelve Wildcats', () => {
  check(
    {
      target: YORKTOWN,
      ...{ strike: full(D3A, B5N), escort: full(A6M2), cap: full(F4F) },
    },
    {
      ...{ mean: 2.4, none: 30, moderate: 32, heavy: 9, sunk: 4 },
      ...{ strike: 14, escort: 9, cap: 7 },
    },
  );
});

test('[ST-27.16] the same bombers without CAP', () => {
  check({ target: YORKTOWN, strike: full(D3A, B5N) }, { mean: 2.9, heavy: 14, sunk: 6 });
});

test('[ST-27.17] Midway: Kaga and Akagi under dive bombers, armed and not; Devastators through Zeros', () => {
  const two = full(SBD, SBD);
  check({ target: KAGA, strike: two, isArmed: true }, { mean: 5.1, heavy: 50, sunk: 30 }, 4000);
  const akagi = { ...KAGA, speed: 6 };
  check({ target: akagi, strike: full(SBD), isArmed: true }, { mean: 2.8 });
  check({ target: akagi, strike: full(SBD) }, { mean: 1.6 });
  check({ target: KAGA, strike: full(TBD), cap: full(A6M2, A6M2) }, { strike: 0, none: 100 });
});

test('[ST-27.18] Hiryu’s first strike on Yorktown', () => {
  const strike: Raid['strike'] = [...full(D3A), [D3A, 2]];
  check({ target: YORKTOWN, strike, escort: [[A6M2, 2]], cap: full(F4F) }, { mean: 1.2, none: 55 });
});

test('[ST-27.19] an Essex of 1944 under Hellcats', () => {
  const target = { capacity: 8, firstDefense: 3, secondDefense: 5, areaAa: 4, lightAa: 5 };
  check(
    { target, strike: full(D4Y, B6N), escort: full(A6M5), cap: full(F6F, F6F) },
    { mean: 1.1, none: 59, strike: 5, escort: 3 },
  );
});

test('[ST-27.20] Hiyo under Helldivers and Avengers', () => {
  const target = {
    capacity: 7,
    speed: 5,
    firstDefense: 2,
    secondDefense: 4,
    areaAa: 1,
    lightAa: 3,
  };
  check(
    { target, strike: full(SB2C, SB2C, TBM), escort: full(F6F), cap: full(A6M5) },
    { mean: 5.7, sunk: 51 },
  );
});

test('[ST-27.21] Swordfish at Bismarck, Bettys at Prince of Wales, Stukas at Illustrious', () => {
  const bismarck = { type: 'BB', capacity: 9, firstDefense: 7, areaAa: 1, lightAa: 2 } as const;
  check({ target: bismarck, strike: [...full(SWORDFISH), [SWORDFISH, 1]] }, { none: 75 });
  const princeOfWales = { ...bismarck, capacity: 8, speed: 5, firstDefense: 8, areaAa: 2 };
  check({ target: princeOfWales, strike: full(G4M, G4M, G4M) }, { mean: 4, heavy: 29 });
  const illustrious = {
    capacity: 7,
    firstDefense: 3,
    areaAa: 2,
    lightAa: 2,
    traits: ['D'] as const,
  };
  check({ target: illustrious, strike: full(JU87, JU87, JU87) }, { mean: 2.1 });
});

/** Mean aircraft that Area and Light AA shoot down, each at twelve: the steps that the first has taken are not left out. */
function flakLoss(area: number, light: number, defense: number): number {
  const lost = (rating: number) =>
    mean(PAIRS.map(([attacker, defender]) => flakDamage(attacker + rating - defender - defense)));
  return 3 * (lost(area) + lost(light));
}

test('[ST-27.22] the flak means of a squadron of twelve before it attacks', () => {
  const cases = [
    [2, 2, 2, 3.7],
    [2, 2, 3, 2.2],
    [4, 5, 4, 4.6],
    [4, 5, 3, 6.8],
  ] as const;
  for (const [area, light, defense, figure] of cases)
    expect(Math.abs(flakLoss(area, light, defense) - figure)).toBeLessThan(0.1);
});
