import { describe, expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import type { ShipSheet, TubePlace } from '../../../src/rules/seekrieg/model/sheet';
import type { TorpedoSalvo } from '../../../src/rules/seekrieg/model/tubes';
import { torpedoOf } from '../../../src/rules/seekrieg/tables/torpedoes';
import { trackingError } from '../../../src/rules/seekrieg/tables/torpedoHits';
import { strikeChance } from '../../../src/rules/seekrieg/torpedoes/chance';
import { chanceOf, heldAngle, hitFigure } from '../../../src/rules/seekrieg/torpedoes/figure';
import { runOf, turnsToArrive } from '../../../src/rules/seekrieg/torpedoes/runs';
import { shotAt } from '../../../src/rules/seekrieg/torpedoes/shot';
import { freeRun, placeOn } from '../../../src/rules/seekrieg/torpedoes/track';
import { tubesBear } from '../../../src/rules/seekrieg/torpedoes/tubeArcs';
import { type Battle, battleOf, eventsOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, confirm, give, refused, rolling, turn } from './playing';

const tubes = (changed: Partial<NonNullable<ShipSheet['torpedoes']>> = {}) => ({
  model: 'Mk IX 21"',
  mounts: [
    { tubes: 4, place: 'center' as const },
    { tubes: 4, place: 'center' as const },
  ],
  reloads: 0,
  lossFactor: 40,
  ...changed,
});

const unarmed = { batteries: [] };

/** A destroyer at rest heading north, and a cruiser at rest `hexes` to the east of her, which is an even number. */
const duel = (hexes = 12, more: TestBattle = {}): TestBattle => ({
  ...more,
  allies: {
    gun: { speedKnots: 0, sheet: { ...unarmed, torpedoes: tubes(), ...more.allies?.gun?.sheet } },
  },
  axis: {
    goal: {
      ...{
        hex: at(hexes, -hexes / 2),
        speedKnots: 0,
        sheet: { ...unarmed, dp: 400, nation: 'germany' },
      },
      ...more.axis?.goal,
    },
    ...more.axis,
  },
});

/** The battle in phase 5 of turn 1. */
const plotting = (battle: TestBattle): Battle => confirm(battleOf(battle));

const FIRE = 'torpedoes gun 0 4 goal fast contact';

/** All salvos in the water. */
const salvosOf = ({ state }: Battle): TorpedoSalvo[] => state.torpedoes.salvos.allies;

/** Fires in turn 1 and plays to the phase 5 of the turn of arrival, with the dice for it. */
function arriving(hexes: number, rolls: readonly number[], more: TestBattle = {}): Battle {
  const battle = plotting(duel(hexes, more));
  give(battle, 'allies', FIRE);
  const turns = turnsToArrive(at(0, 0), at(hexes, -hexes / 2), must(runOf('Mk IX 21"', 'fast')));
  if (turns > 0) {
    turn(battle, turns);
    confirm(battle);
  }
  return confirm(rolling(battle, ...rolls));
}

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing');
  return value;
};

describe('tubes', () => {
  test.each<[TubePlace, number[], number[]]>([
    ['center', [45, 105, -45, -105], [44, 106, 0, 180, -44, -106]],
    ['port', [-45, -105], [45, 105, -44, -106]],
    ['starboard', [45, 105], [-45, -105, 44]],
    ['fixed-bow', [-15, 0, 15], [-16, 16, 90]],
    ['fixed-stern', [165, 180, -165, -180], [164, -164, 0]],
    ['fixed-port', [-75, -90, -105], [-74, -106, 90]],
    ['fixed-starboard', [75, 90, 105], [74, 106, -90]],
  ])('[SK-17.4, SK-17.5, SK-17.6] %s', (place, on, off) => {
    expect(on.filter((it) => tubesBear(place, it))).toEqual(on);
    expect(off.filter((it) => tubesBear(place, it))).toEqual([]);
  });
});

describe('the hit figure', () => {
  const shot = { lengthFeet: 525, targetKnots: 28, targetAngle: 40, rangeYards: 6000, error: 2.5 };

  test('[SK-17.14, SK-17.16, SK-30.12, SK-EX32] 525 feet, 40 degrees, 6,000 yards, 28 knots, combing: 0.1023, 8 %', () => {
    expect(hitFigure(trackingError, shot)).toBeCloseTo(0.1023441, 6);
    expect(chanceOf(trackingError, shot)).toBe(8);
  });

  test('[SK-17.13] an angle below 1 counts as 1, one above 179 as 179', () => {
    expect([0, 0.5, 90, 180].map(heldAngle)).toEqual([1, 1, 90, 179]);
    expect(hitFigure(trackingError, { ...shot, targetAngle: 0 })).toBeCloseTo(
      (57.3 * 525 * 0.017) / 18_000 / 10.5,
      9,
    );
  });

  test('[SK-17.15] the sine has three decimals', () => {
    const ratio =
      hitFigure(trackingError, shot) / hitFigure(trackingError, { ...shot, targetAngle: 90 });
    expect(ratio).toBeCloseTo(0.643, 9);
  });

  test('[SK-30.13] the error is 1.5 at least', () => {
    const still = { ...shot, targetKnots: 0, targetAngle: 90 };
    expect(hitFigure(trackingError, { ...still, error: -1 })).toBeCloseTo(
      (57.3 * 525) / 18_000 / 1.5,
      9,
    );
  });

  test.each([
    [0, 10_000, 0.16, 13],
    [1, 10_000, 0.14, 11],
    [2.5, 10_000, 0.12, 10],
    [-0.5, 20_000, 0.09, 7],
    [0.5, 20_000, 0.08, 6],
    [2, 20_000, 0.06, 5],
  ])(
    '[SK-36.12] a 600 foot cruiser at 24 knots, error %f, %i yards: x %f, %i %%',
    (error, rangeYards, x, chance) => {
      const cruiser = { lengthFeet: 600, targetKnots: 24, targetAngle: 90, rangeYards, error };
      expect(hitFigure(trackingError, cruiser)).toBeCloseTo(x, 2);
      expect(chanceOf(trackingError, cruiser)).toBe(chance);
    },
  );
});

describe('runs', () => {
  const thirty = { yards: 20_000, knots: 30 };

  test('[SK-17.9, SK-17.10, SK-EX31] 30 knots: 3 hexes in the turn of firing, 5 a turn later', () => {
    expect(turnsToArrive(at(0, 0), at(0, 3), thirty)).toBe(0);
    expect(turnsToArrive(at(0, 0), at(0, 5), thirty)).toBe(1);
  });

  test('[SK-17.9, SK-36.9] 48 knots at 22 hexes: 3 turns after', () => {
    expect(turnsToArrive(at(0, 0), at(0, 22), { yards: 21_900, knots: 48 })).toBe(3);
  });

  test('[SK-17.9] the same hex counts half a hex', () => {
    expect(turnsToArrive(at(0, 0), at(0, 0), { yards: 1000, knots: 3 })).toBe(1);
    expect(turnsToArrive(at(0, 0), at(0, 0), { yards: 1000, knots: 4 })).toBe(0);
  });

  test('[SK-17.7, SK-30.11] settings of a model: a single run is the fast one', () => {
    expect(runOf('Mk 8 21"', 'slow')).toBeNull();
    expect(runOf('Mk 8 21"', 'fast')).toEqual({ yards: 13_500, knots: 27 });
    expect(runOf('Mk IX 21"', 'middle')).toBeNull();
    expect(runOf('Mk 15 21" (1938)', 'middle')).toEqual({ yards: 10_000, knots: 33 });
  });
});

describe('the order', () => {
  const refusedIn = (line: string, battle: TestBattle = duel()) =>
    refused(plotting(battle), 'allies', line);

  test('[SK-17.1, SK-17.2, SK-17.3] any number of loaded tubes of a mount, with target, setting and pistol', () => {
    const battle = plotting(duel());
    give(battle, 'allies', FIRE, 'torpedoes gun 1 2 goal slow magnetic');
    expect(shipIn(battle, 'gun').plan?.torpedoes).toEqual([
      { mount: 0, count: 4, target: 'goal', setting: 'fast', pistol: 'contact' },
      { mount: 1, count: 2, target: 'goal', setting: 'slow', pistol: 'magnetic' },
    ]);
  });

  test('[SK-17.35] a mount has one target: a second order takes the place of the first; 0 takes it back', () => {
    const battle = plotting(duel());
    give(battle, 'allies', FIRE, 'torpedoes gun 0 1 goal fast contact');
    expect(shipIn(battle, 'gun').plan?.torpedoes).toHaveLength(1);
    give(battle, 'allies', 'torpedoes gun 0 0 goal fast contact');
    expect(shipIn(battle, 'gun').plan?.torpedoes).toEqual([]);
    expect(refused(battle, 'allies', 'torpedoes gun 0 0 goal fast contact')).toMatch('no-change');
  });

  test.each([
    ['SK-17.1', 'torpedoes gun 0 5 goal fast contact', 'too-few-loaded'],
    ['SK-17.1', 'torpedoes gun 2 1 goal fast contact', 'no-such-mount'],
    ['SK-17.7', 'torpedoes gun 0 4 goal middle contact', 'no-such-setting'],
    ['SK-5.8', 'torpedoes gun 0 4 nobody fast contact', 'no-such-target'],
  ])('[%s] %s: %s', (rule, line, code) => {
    expect(refusedIn(line)).toBe(`${code} ${rule}`);
  });

  test('[SK-17.8] the run of the setting limits the shot', () => {
    const far = duel(24);
    expect(refusedIn(FIRE, far)).toBe('out-of-reach SK-17.8');
    expect(refusedIn('torpedoes gun 0 4 goal slow contact', far)).toBeUndefined();
  });

  test('[SK-17.5] a target right ahead is out of the arc', () => {
    const ahead = duel(12, { axis: { goal: { hex: at(0, -12), speedKnots: 0, sheet: unarmed } } });
    expect(refusedIn(FIRE, ahead)).toBe('does-not-bear SK-17.5');
  });

  test('[SK-30.17] only some navies have magnetic pistols', () => {
    const line = 'torpedoes gun 0 4 goal fast magnetic';
    const japanese = {
      allies: { gun: { sheet: { nation: 'japan', torpedoes: tubes({ model: 'Type 90 61 cm' }) } } },
    };
    expect(refusedIn(line)).toBeUndefined();
    expect(refusedIn(line, duel(12, japanese))).toBe('no-such-pistol SK-30.17');
  });

  test('[SK-4.12] not across land', () => {
    const island = duel(12, { scenario: { land: [at(6, -3)] } });
    const lookout = { hex: at(12, -12), speedKnots: 0, sheet: unarmed };
    expect(refusedIn(FIRE, { ...island, allies: { ...island.allies, lookout } })).toBe(
      'land-between SK-4.12',
    );
  });

  test('[SK-29.22] a ship whose command party is lost does not fire', () => {
    const battle = plotting(duel());
    logOf(battle, 'gun').effects.push({ cd: 21, turnsLeft: 1 });
    expect(refused(battle, 'allies', FIRE)).toBe('no-command SK-29.22');
  });

  test('[SK-17.35] a target that nothing holds cannot be fired at', () => {
    const foggy = duel(12, { weather: { visibility: 4 } });
    expect(refusedIn(FIRE, foggy)).toMatch('no-such-target');
  });

  test('[SK-34.8] listed are all loaded tubes, contact and the fastest run first', () => {
    const battle = plotting(duel());
    const lines = seekrieg
      .legalOrders(battle.state, 'allies')
      .filter(({ kind }) => kind === 'torpedoes')
      .map((it) => seekrieg.makeOrder(it));
    expect(lines[0]).toBe(FIRE);
    expect(lines).toContain('torpedoes gun 1 4 goal slow magnetic');
    expect(lines.filter((it) => refused(battle, 'allies', it))).toEqual([]);
  });
});

describe('firing', () => {
  test('[SK-17.12] what is recorded, and the tubes are empty', () => {
    const battle = plotting(duel(12));
    give(battle, 'allies', FIRE);
    confirm(battle);
    expect(salvosOf(battle)).toMatchObject([
      {
        ...{ firer: 'gun', target: 'goal', running: 4, targetKnots: 0, targetAngle: 90 },
        ...{ from: at(0, 0), aimedAt: at(12, -6), firedOnTurn: 1, arrivesOnTurn: 3 },
        ...{ setting: 'fast', pistol: 'contact', firingError: 0, reachHexes: 21 },
      },
    ]);
    expect(logOf(battle, 'gun').mounts.map(({ loaded }) => loaded)).toEqual([0, 4]);
  });

  const errorOf = (battle: TestBattle, setting: 'fast' | 'slow' = 'fast') => {
    const { state } = plotting(battle);
    const [gun, goal] = [must(state.ships.gun), must(state.ships.goal)];
    const order = { mount: 0, count: 1, target: 'goal', setting, pistol: 'contact' as const };
    return shotAt(state, gun, goal, order).error;
  };
  const withSheet = (sheet: Partial<ShipSheet>): TestBattle =>
    duel(12, { allies: { gun: { sheet } } });

  test('[SK-30.13] slower than 32 knots, fixed, wakeless', () => {
    expect(errorOf(duel())).toBe(0);
    expect(errorOf(duel(), 'slow')).toBe(0.5);
    const fixed = tubes({ mounts: [{ tubes: 2, place: 'fixed-starboard' }] });
    expect(errorOf(withSheet({ torpedoes: fixed }))).toBe(0.5);
    const lance = tubes({ model: 'Type 93 Mod 1 61 cm' });
    expect(torpedoOf(lance.model).isWakeless).toBe(true);
    expect(errorOf(withSheet({ torpedoes: lance }))).toBe(-0.5);
  });

  test('[SK-30.13] at night without radar', () => {
    const night = { scenario: { startMinute: 30 }, weather: { moon: 'bright' as const } };
    expect(errorOf(duel(4, night))).toBe(1);
    const radar = { allies: { gun: { sheet: { radars: ['284'] } } } };
    expect(errorOf(duel(4, { ...night, ...radar }))).toBe(0);
  });

  test('[SK-30.13, SK-26.8] by a submarine; not below 50 feet', () => {
    const boat = { type: 'SS' as const, boat: { submergedKnots: 7 } };
    const battle = plotting(withSheet(boat));
    expect(errorOf(withSheet(boat))).toBe(-0.5);
    logOf(battle, 'gun').depthFeet = 60;
    expect(refused(battle, 'allies', FIRE)).toBe('too-deep SK-26.8');
  });
});

describe('the track', () => {
  const course = { from: at(0, 0), aimedAt: at(12, -6) };

  test('[SK-17.26] the hex aimed at lies at its range, hexes half a hex off the line on it, the first two not', () => {
    expect(placeOn(course, at(12, -6))).toBeCloseTo(12, 9);
    expect(placeOn(course, at(6, -3))).toBeCloseTo(6, 9);
    expect(placeOn(course, at(2, -1))).toBeNull();
    expect(placeOn(course, at(5, -2))).not.toBeNull();
    expect(placeOn(course, at(5, -1))).toBeNull();
    expect(placeOn(course, at(-6, 3))).toBeNull();
  });

  test('[SK-17.26, SK-4.12] it goes on to the end of the setting, or to land', () => {
    expect(freeRun(course, [], 21)).toBe(21);
    expect(freeRun(course, [at(18, -9), at(20, -10), at(9, 9)], 21)).toBeCloseTo(18, 9);
    expect(freeRun(course, [at(2, -1)], 21)).toBeCloseTo(2, 9);
    expect(freeRun(course, [at(-2, 1)], 21)).toBe(21);
  });

  test('[SK-5.12, SK-17.34, SK-34.9] shown to the side aimed at before phase 2 of the turn of arrival, without the number', () => {
    const battle = plotting(duel(12));
    give(battle, 'allies', FIRE);
    turn(battle, 1);
    expect(battle.state.torpedoes.tracks.axis).toEqual([]);
    expect(seekrieg.view(battle.state, 'axis').torpedoes.salvos.allies).toEqual([]);
    turn(battle, 1);
    expect(battle.state.step.kind).toBe('orders');
    expect(seekrieg.view(battle.state, 'axis').torpedoes.tracks.axis).toEqual([
      { id: 'track-3-1', target: 'goal', from: at(0, 0), aimedAt: at(12, -6) },
    ]);
    expect(seekrieg.view(battle.state, 'allies').torpedoes.tracks.axis).toEqual([]);
    expect(eventsOf(battle, 'trackShown')[0]).toMatchObject({ ship: 'goal', seenBy: ['axis'] });
  });

  test('[SK-5.12] salvos on one line are one track', () => {
    const battle = plotting(duel(12));
    give(battle, 'allies', FIRE, 'torpedoes gun 1 4 goal fast contact');
    turn(battle, 2);
    expect(battle.state.torpedoes.tracks.axis).toHaveLength(1);
  });

  test('[SK-5.12, SK-17.10] what arrives in the turn of firing is never shown', () => {
    const battle = plotting(duel(4));
    give(battle, 'allies', FIRE);
    confirm(rolling(battle, 100, 100, 100, 100));
    expect(eventsOf(battle, 'torpedoesTried')).toHaveLength(1);
    expect(eventsOf(battle, 'trackShown')).toEqual([]);
  });
});

describe('arrival', () => {
  const chances = (battle: Battle) =>
    eventsOf(battle, 'torpedoesTried').map(({ chance }) => chance);

  test('[SK-17.18, SK-17.19, SK-17.20] each torpedo is rolled for with the chance of CHART T4', () => {
    const battle = arriving(12, [100, 100, 100, 100]);
    const x = (57.3 * 600) / 18_000 / 2;
    expect(x).toBeCloseTo(0.955, 3);
    expect(chances(battle)).toEqual([66]);
    expect(eventsOf(battle, 'torpedoesTried')[0]).toMatchObject({ target: 'goal', hits: 0 });
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-17.21, SK-17.22, SK-17.23, SK-17.24, SK-17.33, SK-EX33] dud, damage by belt and roll, critical damage on the belt, no fire', () => {
    // Two of four hit; a dud, then 0.6 of the 262 of class B on 4 inches, and CD 26 of CHART N1 for so many turns.
    const battle = arriving(12, [66, 67, 100, 1, 8, 9, 42, 30, 50, 1]);
    const hits = eventsOf(battle, 'torpedoHit');
    expect(hits.map(({ isDud, damage }) => [isDud, damage])).toEqual([
      [true, 0],
      [false, 157],
    ]);
    expect(eventsOf(battle, 'criticalDamage')).toHaveLength(1);
    expect(eventsOf(battle, 'fireStarted')).toEqual([]);
    expect(eventsOf(battle, 'damageAdded')[0]).toMatchObject({ ship: 'goal', damage: 157 });
  });

  test('[SK-5.14] the enemy is told of a hit, not of what it did, and not of a dud', () => {
    const battle = arriving(12, [1, 1, 100, 100, 8, 9, 42, 30, 50, 1]);
    const told = eventsOf(battle, 'torpedoHit').map(({ toldAs }) => toldAs?.allies);
    expect(told).toMatchObject([null, { damage: null, dice: [] }]);
  });

  test('[SK-17.30] a target that is gone is left out, and the torpedoes run on', () => {
    const battle = plotting(duel(12));
    give(battle, 'allies', FIRE);
    confirm(battle);
    shipIn(battle, 'goal').fate = 'sunk';
    Object.assign(battle.state, { turn: 3 });
    expect(chances(battle)).toEqual([]);
    expect(salvosOf(battle)[0]?.running).toBe(4);
  });

  const salvo = (changed: Partial<TorpedoSalvo> = {}): TorpedoSalvo => ({
    ...{
      id: 's',
      firer: 'gun',
      model: 'Mk IX 21"',
      setting: 'fast',
      pistol: 'contact',
      running: 1,
    },
    ...{ from: at(0, 0), aimedAt: at(12, -6), firedOnTurn: 1, arrivesOnTurn: 3, target: 'goal' },
    ...{ targetKnots: 24, targetAngle: 90, targetFacing: 1, firingError: 0, reachHexes: 21 },
    ...changed,
  });

  /** The chance against the target after she has changed. */
  const against = (ship: { facing?: 1 | 2 | 3; speedKnots?: number; isEvading?: boolean }) => {
    const { state } = battleOf(duel(12));
    const goal = must(state.ships.goal);
    Object.assign(goal, { facing: 1, speedKnots: 24 }, ship);
    goal.turn.isEvading = ship.isEvading ?? false;
    const victim = { ship: goal, hex: goal.hex, rangeYards: 6000, isTarget: true };
    return strikeChance(trackingError, salvo(), victim);
  };
  const byError = (error: number) =>
    chanceOf(trackingError, {
      ...{ lengthFeet: 600, targetKnots: 24, targetAngle: 90, rangeYards: 6000, error },
    });

  test('[SK-17.11, SK-30.13] what the target has done since: nothing, turned, evaded, combed, changed speed', () => {
    expect(against({})).toBe(byError(0));
    expect(against({ isEvading: true })).toBe(byError(1.5));
    expect(against({ speedKnots: 18 })).toBe(byError(1));
    expect(against({ speedKnots: 19 })).toBe(byError(0));
    expect(new Set([0, 1, 1.5, 2.5].map(byError)).size).toBe(4);
  });

  test('[SK-17.17] a facing within 30 degrees of the course, or its reverse, combs if she has turned', () => {
    expect(against({ facing: 2 })).toBe(byError(2.5));
    expect(against({ facing: 3 })).toBe(byError(2.5));
    expect(against({ facing: 2, isEvading: true })).toBe(byError(2.5));
    const { state } = battleOf(duel(12));
    const goal = must(state.ships.goal);
    Object.assign(goal, { facing: 2, speedKnots: 24 });
    const victim = { ship: goal, hex: goal.hex, rangeYards: 6000, isTarget: true };
    const unturned = salvo({ targetFacing: 2 });
    expect(strikeChance(trackingError, unturned, victim)).toBe(byError(0));
    const crooked = salvo({ targetFacing: 1, aimedAt: at(0, -12) });
    expect(strikeChance(trackingError, crooked, victim)).toBe(byError(1));
  });

  test('[SK-17.25, SK-17.27, SK-17.28, SK-17.29] a ship on the track is tried before the target, with half the chance', () => {
    const friend = { hex: at(10, -5), speedKnots: 0, facing: 1 as const, sheet: unarmed };
    const battle = plotting({ ...duel(12), axis: { ...duel(12).axis, other: friend } });
    give(battle, 'allies', FIRE);
    turn(battle, 2);
    confirm(battle);
    confirm(rolling(battle, ...Array<number>(8).fill(100)));
    const tried = eventsOf(battle, 'torpedoesTried');
    const near = chanceOf(trackingError, {
      ...{ lengthFeet: 600, targetKnots: 0, targetAngle: 90, rangeYards: 5000, error: 0 },
    });
    expect(tried.map((it) => [it.target, it.isTarget, it.chance])).toEqual([
      ['other', false, Math.round(near / 2)],
      ['goal', true, 66],
    ]);
    turn(battle, 1);
    expect(salvosOf(battle)).toHaveLength(1);
    turn(battle, 1);
    expect(salvosOf(battle)).toEqual([]);
  });

  test('[SK-17.27] a ship beyond the part of this turn is not tried, nor the firer', () => {
    const far = { hex: at(16, -8), speedKnots: 0, sheet: unarmed };
    const battle = plotting({ ...duel(12), axis: { ...duel(12).axis, far } });
    give(battle, 'allies', FIRE);
    turn(battle, 2);
    confirm(battle);
    confirm(rolling(battle, ...Array<number>(4).fill(100)));
    expect(eventsOf(battle, 'torpedoesTried').map(({ target }) => target)).toEqual(['goal']);
    confirm(battle);
    confirm(rolling(battle, ...Array<number>(4).fill(100)));
    expect(eventsOf(battle, 'torpedoesTried').map(({ target }) => target)).toEqual(['goal', 'far']);
  });

  test('[SK-17.28] a torpedo that hits is gone, dud or not', () => {
    const battle = arriving(12, [1, 100, 100, 100, 8]);
    expect(salvosOf(battle)[0]?.running).toBe(3);
  });
});

describe('reloading', () => {
  const withReloads = (reloads: number) =>
    duel(4, { allies: { gun: { sheet: { torpedoes: tubes({ reloads }) } } } });
  const fired = (reloads: number): Battle => {
    const battle = plotting(withReloads(reloads));
    give(battle, 'allies', FIRE);
    return confirm(rolling(battle, 100, 100, 100, 100));
  };
  const loaded = (battle: Battle) => logOf(battle, 'gun').mounts[0]?.loaded;

  test('[SK-17.31] one tube of the ship in two turns, from the turn after firing', () => {
    const battle = fired(8);
    expect(loaded(battle)).toBe(0);
    turn(battle, 1);
    expect(loaded(battle)).toBe(0);
    turn(battle, 1);
    expect(loaded(battle)).toBe(1);
    turn(battle, 2);
    expect(loaded(battle)).toBe(2);
    expect(logOf(battle, 'gun').torpedoReloads).toBe(6);
  });

  test('[SK-17.32] none without reloads aboard, and no more than there are', () => {
    expect(loaded(turn(fired(0), 4))).toBe(0);
    expect(loaded(turn(fired(1), 6))).toBe(1);
  });
});

describe('standing orders', () => {
  const standing = (percent: number): Battle => {
    const battle = battleOf(duel(4));
    give(battle, 'allies', `standing gun ${percent} no no`);
    confirm(battle);
    return battle;
  };

  test('[SK-34.8, SK-5.5] without an order torpedoes are held', () => {
    const battle = confirm(plotting(duel(4)));
    expect(eventsOf(battle, 'torpedoesFired')).toEqual([]);
  });

  test('[SK-34.8] at so many per cent or more all loaded tubes fire', () => {
    const battle = confirm(rolling(standing(98), ...Array<number>(8).fill(100)));
    expect(eventsOf(battle, 'torpedoesTried').map(({ chance }) => chance)).toEqual([99, 99]);
    expect(eventsOf(battle, 'torpedoesFired').map(({ count }) => count)).toEqual([4, 4]);
  });

  test('[SK-34.8] not below it', () => {
    const battle = battleOf(duel(12));
    give(battle, 'allies', 'standing gun 67 no no');
    confirm(confirm(battle));
    expect(eventsOf(battle, 'torpedoesFired')).toEqual([]);
  });
});

describe('odds', () => {
  const oddsOf = (battle: Battle, line: string) => {
    const orders = [seekrieg.parseOrder(line)] as never;
    return seekrieg.explain(seekrieg.view(battle.state, 'allies'), 'allies', orders).torpedoes;
  };

  test('[SK-17.18, SK-34.8] chance and turn of arrival are those of the torpedoes that are fired', () => {
    const battle = plotting(duel(12));
    const [odds] = oddsOf(battle, FIRE);
    expect(odds).toMatchObject({
      ship: 'gun',
      mount: 0,
      target: 'goal',
      count: 4,
      rangeYards: 6000,
    });
    const fired = arriving(12, [100, 100, 100, 100]);
    expect(odds?.chance).toBe(eventsOf(fired, 'torpedoesTried')[0]?.chance);
    expect(odds?.arrivesOnTurn).toBe(eventsOf(fired, 'torpedoesFired')[0]?.arrivesOnTurn);
  });

  test('[SK-17.21, SK-17.22] duds, and the mean of CHART T7', () => {
    const [odds] = oddsOf(plotting(duel(12)), FIRE);
    expect(odds?.dudPercent).toBe(8);
    // 262 DER of class B on 4 inches: 10 % 0.2, 15 % 0.4, 35 % 0.6, 20 % 0.8, 15 % 1.0, 5 % 1.2, each rounded.
    const mean = 0.1 * 52 + 0.15 * 105 + 0.35 * 157 + 0.2 * 210 + 0.15 * 262 + 0.05 * 314;
    expect(odds?.damage).toBeCloseTo(mean, 9);
  });

  test('[SK-34.1] an order taken back promises nothing', () => {
    expect(oddsOf(plotting(duel(12)), 'torpedoes gun 0 0 goal fast contact')).toEqual([]);
  });
});
