import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { hexesATurn } from '../../../src/rules/fleet-action/common/stands';
import { condition, type Game, give, goTo, only, refusalOf, sailing, stand, unit } from './game';
import type { TestBattle, TestShip } from './setting';

const PLANE = 'exeter-plane-1';

/** Exeter with two planes at 20 knots; the enemy is a marker far off, unless something else is named. */
function scouting(ship: Partial<TestShip> = {}, battle: TestBattle = {}): Game {
  const game = sailing({
    allies: [{ sheet: 'Exeter', hex: { q: 0, r: 20 }, facing: 1, knots: 20, ...ship }],
    axis: [
      { sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -24 }, isContact: true },
      { sheet: 'Fubuki', id: 'seen', hex: { q: 20, r: -24 } },
    ],
    visibility: 1,
    ...battle,
  });
  goTo(game, 'aircraft');
  return game;
}

/** The phase of the next turn, with the plane in the air. */
function aloft(): Game {
  const game = scouting();
  give(game, 'allies', 'plane exeter launch');
  goTo(game, 'aircraft', 2);
  return game;
}

describe('a ship with planes', () => {
  test('[NW-10.27] launches one a turn, which flies in the activation of its squadron', () => {
    const game = scouting();
    const events = give(game, 'allies', 'plane exeter launch');
    expect(only(events, 'standLaunched')).toMatchObject([{ stand: PLANE, home: 'exeter' }]);
    expect(stand(game, PLANE)).toMatchObject({ place: 'air', altitude: 'low', count: 1 });
    expect(stand(game, PLANE).hex).toEqual(unit(game, 'exeter').hex);
    expect(condition(game, 'exeter')).toMatchObject({ planes: 1, turn: { usedPlane: true } });
    Object.assign(unit(game, 'exeter').flightOps ?? {}, { hasActed: false });
    expect(refusalOf(game, 'allies', 'plane exeter launch')).toBe('plane-used NW-10.27');
    give(game, 'allies', `fly ${PLANE} 0,0 medium`);
    expect(stand(game, PLANE).hex).toEqual({ q: 0, r: 0 });
  });

  test('does so at 20 knots or less', () => {
    const game = scouting();
    unit(game, 'exeter').speedKnots = 21;
    expect(refusalOf(game, 'allies', 'plane exeter launch')).toBe('too-fast NW-10.27');
  });

  test.each([
    ['that are gone', { planes: 0 }],
    ['that cannot be launched any more', { canLaunchPlanes: false }],
  ])('not planes %s', (_name, changed) => {
    const game = scouting();
    Object.assign(condition(game, 'exeter'), changed);
    expect(refusalOf(game, 'allies', 'plane exeter launch')).toBe('no-planes NW-10.27');
  });

  test('takes one aboard that is in her hex', () => {
    const game = aloft();
    expect(refusalOf(game, 'allies', 'plane exeter recover')).toBe('no-plane-here NW-10.27');
    const { q, r } = unit(game, 'exeter').hex;
    give(game, 'allies', `fly ${PLANE} ${q},${r} low`);
    const events = give(game, 'allies', 'plane exeter recover');
    expect(only(events, 'standLanded')).toMatchObject([{ stand: PLANE, home: 'exeter' }]);
    expect(stand(game, PLANE).place).toBe('stowed');
    expect(condition(game, 'exeter').planes).toBe(2);
    expect(condition(game, 'exeter').turn.usedPlane).toBe(true);
    goTo(game, 'aircraft', 3);
    give(game, 'allies', 'plane exeter launch');
    expect(stand(game, PLANE)).toMatchObject({ place: 'air', condition: { flares: 2 } });
    expect(Object.keys(game.state.stands)).toEqual([PLANE]);
  });

  test('[NW-3.25] but takes none aboard under a marker', () => {
    const game = aloft();
    stand(game, PLANE).hex = { ...unit(game, 'exeter').hex };
    expect(refusalOf(game, 'allies', 'plane exeter recover')).toBeUndefined();
    unit(game, 'exeter').fate = 'hidden';
    expect(refusalOf(game, 'allies', 'plane exeter recover')).toBe('under-marker NW-3.25');
  });

  test('launches another while the first is in the air, and takes none aboard in that turn', () => {
    const game = aloft();
    give(game, 'allies', 'plane exeter launch');
    expect(stand(game, 'exeter-plane-2').place).toBe('air');
    expect(condition(game, 'exeter').planes).toBe(0);
    const { q, r } = unit(game, 'exeter').hex;
    give(game, 'allies', `fly ${PLANE} ${q},${r} low`);
    expect(refusalOf(game, 'allies', 'plane exeter recover')).toBe('plane-used NW-10.27');
  });

  test('and a carrier has none beside her stands', () => {
    const exeter = { sheet: 'Exeter', hex: { q: 0, r: 20 }, knots: 20 };
    const game = scouting({}, { allies: [exeter, { ...exeter, sheet: 'Enterprise', id: 'cv' }] });
    expect(refusalOf(game, 'allies', 'plane cv launch')).toBe('no-planes NW-10.27');
  });
});

describe('who is asked about planes', () => {
  const isAsked = (battle: TestBattle) => {
    const game = sailing({
      allies: [{ sheet: 'Exeter', hex: { q: 0, r: 20 }, knots: 20 }],
      axis: [{ sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -24 } }],
      visibility: 1,
      ...battle,
    });
    while (game.state.step.kind === 'ships') give(game, game.state.step.side, 'done -');
    return game.state.step.kind === 'aircraft';
  };

  test('nobody by day, while the enemy has no markers', () => {
    expect(isAsked({})).toBe(false);
    expect(isAsked({ isNight: true })).toBe(true);
  });

  test('[NW-10.27] and where a side is asked for another reason, planes are listed too', () => {
    const game = sailing({
      allies: [{ sheet: 'Exeter', hex: { q: 0, r: 20 }, knots: 20 }],
      axis: [{ sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -24 } }],
    });
    game.state.step = { kind: 'aircraft', side: 'allies', active: null, isEnding: false };
    const listed = fleetAction.legalOrders(game.state, 'allies').map(fleetAction.makeOrder);
    expect(listed).toContain('plane exeter launch');
  });

  test('who has none to launch is not', () => {
    const axis = [{ sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -24 } }];
    expect(isAsked({ isNight: true, allies: axis, axis })).toBe(false);
  });

  test('who leaves it is not asked again in the turn', () => {
    const game = scouting();
    give(game, 'allies', 'done -');
    expect(game.state.step.kind).not.toBe('aircraft');
    expect(condition(game, 'exeter').turn.usedPlane).toBe(false);
  });
});

describe('the plane', () => {
  test('[NW-10.30] has 24 hexes, 1 hit point, endurance 40, no load and no ACF, and the crew of its ship', () => {
    const game = aloft();
    const plane = stand(game, PLANE);
    expect(hexesATurn(plane)).toBe(24);
    expect(plane.aircraft).toMatchObject({ hitPoints: 1, enduranceTurns: 40, loads: [] });
    const { dogfight1, dogfight2, strafing, antiShipping } = plane.aircraft;
    expect([dogfight1, dogfight2, strafing, antiShipping]).toEqual([null, null, null, null]);
    const { crewQuality } = condition(game, 'exeter');
    expect(plane.condition).toMatchObject({ load: null, crewQuality });
  });

  test('is no aircraft lost for NW-30.3', () => {
    const game = aloft();
    const { condition: crew } = stand(game, PLANE);
    if (crew) crew.airborneTurns = 40;
    const events = give(game, 'allies', 'done -');
    give(game, 'allies', 'done -');
    expect(only([...events, ...game.events], 'standDitched')).not.toEqual([]);
    expect(stand(game, PLANE).place).toBe('gone');
    expect(game.state.tally.aircraftLost.allies).toBe(0);
  });

  test('[NW-12.24] spots', () => {
    const game = scouting();
    give(game, 'allies', 'plane exeter launch');
    give(game, 'allies', `fly ${PLANE} 0,0 low`);
    stand(game, PLANE).hex = { q: 0, r: -20 };
    goTo(game, 'spotting');
    const [contact = ''] = Object.keys(game.state.contacts);
    expect(refusalOf(game, 'allies', `spot ${PLANE} ${contact}`)).toBeUndefined();
  });
});

describe('[NW-10.29] aircraft aboard', () => {
  test('go with a ship that leaves the map, and are not lost', () => {
    const game = aloft();
    stand(game, PLANE).place = 'stowed';
    Object.assign(unit(game, 'exeter'), { hex: { q: 0, r: -25 }, facing: 1 });
    goTo(game, 'ships', 3);
    while (game.state.step.kind === 'ships') give(game, game.state.step.side, 'done -');
    expect(unit(game, 'exeter').fate).toBe('left');
    expect(stand(game, PLANE)).toMatchObject({ place: 'gone', count: 1 });
  });
});
