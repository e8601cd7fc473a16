import { describe, expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import type { ShipSheet, TubePlace } from '../../../src/rules/seekrieg/model/sheet';
import { torpedoOf } from '../../../src/rules/seekrieg/tables/torpedoes';
import { trackingError } from '../../../src/rules/seekrieg/tables/torpedoHits';
import { chanceOf, heldAngle, hitFigure } from '../../../src/rules/seekrieg/torpedoes/figure';
import { runOf, turnsToArrive } from '../../../src/rules/seekrieg/torpedoes/runs';
import { shotAt } from '../../../src/rules/seekrieg/torpedoes/shot';
import { freeRun, placeOn } from '../../../src/rules/seekrieg/torpedoes/track';
import { tubesBear } from '../../../src/rules/seekrieg/torpedoes/tubeArcs';
import { eventsOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, confirm, give, refused, rolling, turn } from './playing';
import { duel, FIRE, must, plotting, salvosOf, tubes, unarmed } from './torpedoDuel';

describe('tubes', () => {
  test.each([
    ['center', [45, 105, -45, -105], [44, 106, 0, 180, -44, -106]],
    ['port', [-45, -105], [45, 105, -44, -106]],
    ['starboard', [45, 105], [-45, -105, 44]],
    ['fixed-bow', [-15, 0, 15], [-16, 16, 90]],
    ['fixed-stern', [165, 180, -165, -180], [164, -164, 0]],
    ['fixed-port', [-75, -90, -105], [-74, -106, 90]],
    ['fixed-starboard', [75, 90, 105], [74, 106, -90]],
  ] as [TubePlace, number[], number[]][])('[SK-17.4, SK-17.5, SK-17.6] %s', (place, on, off) => {
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
        ...{ firer: 'gun', target: 'goal', running: 4, aim: { ship: 'goal', knots: 0, angle: 90 } },
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
