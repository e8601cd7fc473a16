import { describe, expect, test } from 'vitest';
import { speedLimit } from '../../../src/rules/fleet-action/common/speed';
import { armorOver, throughChance } from '../../../src/rules/fleet-action/harm/armor';
import { takeHit } from '../../../src/rules/fleet-action/harm/hits/hit';
import { flatStrike } from '../../../src/rules/fleet-action/harm/strike';
import { newGame, unit } from './game';
import { attack, eventsOf, type Harmed, type Victim } from './harming';
import { landTarget } from './land';
import { gunOf } from './ledger';
import { sheet } from './sheets';
import { blow, having, shell } from './striking';

/** A bomb of so many points that makes no critical roll of its own: CV 1, a spent crew result. */
const bomb = (points: number, dice: readonly number[], more: Partial<Victim> = {}): Harmed =>
  attack({ target: 'Fletcher', ...more, dice }, (play, ship) =>
    takeHit(play, ship, {
      ...{ kind: 'air', protection: 'horizontal', penetration: 5 },
      ...{ impactPoints: points, criticalValue: 1 },
    }),
  );

/** A critical of CV 1 on the crew, for which it is too weak. */
const NOTHING = 4;

describe('impact points', () => {
  test('[NW-2.1] [NW-21.1] [NW-21.29] take S first, and what is left of them F', () => {
    expect(bomb(5, [NOTHING]).condition).toMatchObject({ structure: 15, flotation: 13 });
    expect(bomb(25, [NOTHING]).condition).toMatchObject({ structure: 0, flotation: 8 });
    const spent = bomb(5, [NOTHING], { before: having({ structure: 0 }) });
    expect(spent.condition.flotation).toBe(8);
  });

  test('[NW-21.29] one hit calls for one wreck test at most', () => {
    expect(eventsOf(bomb(40, [10, NOTHING]), 'wreckTested')).toHaveLength(1);
  });

  test('[NW-21.28] what has been lost is measured against the data sheet', () => {
    const game = newGame({ allies: [{ sheet: 'Fletcher', damage: { flotation: 4 } }] });
    expect(speedLimit(game.state, unit(game, 'fletcher'))).toBe(27);
  });
});

describe('wreck tests', () => {
  const sinking = (changed: Partial<Victim> = {}) => ({
    before: having({ structure: 0, flotation: 3, crewQuality: 0, damageControl: 0 }),
    ...changed,
  });

  test('[NW-2.2] [NW-22.1] [NW-22.3] when F falls to 0, and again with each point after', () => {
    expect(bomb(2, [NOTHING], sinking()).kinds).not.toContain('wreckTested');
    expect(bomb(3, [6, NOTHING], sinking()).unit.fate).toBe('inPlay');
    expect(bomb(3, [5], sinking()).unit.fate).toBe('wreck');
    const afloat = having({ structure: 0, flotation: 0, crewQuality: 0, damageControl: 0 });
    expect(bomb(1, [5], { before: afloat }).unit.fate).toBe('wreck');
  });

  test('[NW-22.2] [NW-21.3] after the damage and before the criticals', () => {
    const { kinds } = bomb(3, [6, NOTHING], sinking());
    expect(kinds.filter((kind) => kind !== 'appearanceChanged')).toEqual([
      ...['damaged', 'wreckTested', 'criticalRolled'],
    ]);
  });

  test('[NW-22.5] in bad weather a success is rolled again', () => {
    const battle = { badWeather: 'everywhere' } as const;
    expect(bomb(3, [10, 5], sinking({ battle })).unit.fate).toBe('wreck');
    expect(bomb(3, [10, 6, NOTHING], sinking({ battle })).unit.fate).toBe('inPlay');
  });

  test('[NW-22.6] a ship that passes goes on', () => {
    const { unit: ship, state } = bomb(3, [6, NOTHING], sinking({ knots: 10 }));
    expect(ship).toMatchObject({ fate: 'inPlay', speedKnots: 10 });
    expect(speedLimit(state, ship)).toBe(18);
  });

  test('[NW-22.7] one that fails is a wreck, and lies where she was', () => {
    const { unit: ship, kinds } = bomb(3, [5], sinking({ knots: 10 }));
    expect(ship).toMatchObject({ fate: 'wreck', speedKnots: 0, hex: { q: 0, r: 0 } });
    expect(kinds.at(-1)).toBe('unitLost');
  });

  test('[NW-22.12] [NW-27.8] [NW-27.9] a land target tests when S is gone, and its F is left alone', () => {
    const fort = { target: landTarget('fort', { q: 0, r: 0 }).sheet };
    expect(bomb(39, [NOTHING], fort).kinds).not.toContain('wreckTested');
    const spent = bomb(40, [1], { ...fort, before: having({ crewQuality: 0, damageControl: 0 }) });
    expect([spent.unit.fate, spent.condition.flotation]).toEqual(['wreck', 0]);
    const again = having({ structure: 0, crewQuality: 0, damageControl: 0 });
    expect(bomb(1, [1], { ...fort, before: again }).unit.fate).toBe('wreck');
  });
});

describe('armor', () => {
  const armor = { belt: 4, deck: 2, conningTower: 6, turret: 8, casemate: 3, flightDeck: 0 };
  const over = (protection: Parameters<typeof armorOver>[1], from: 'vertical' | 'horizontal') =>
    armorOver({ armor }, protection, { from });

  test('[NW-21.6] the deck lies over a casemate', () => {
    expect([over('casemate', 'vertical'), over('casemate', 'horizontal')]).toEqual([3, 2]);
  });

  test('[NW-26.8] turrets of the OTHER guns have half of the casemate armor above, rounded up', () => {
    expect([over('secondary-turret', 'vertical'), over('secondary-turret', 'horizontal')]).toEqual([
      ...[3, 2],
    ]);
  });

  test('[NW-25.11] the larger of deck and flight deck lies over a hull', () => {
    const carrier = { armor: { ...armor, flightDeck: 3 } };
    expect(armorOver(carrier, 'belt', { from: 'horizontal' })).toBe(3);
    expect(armorOver(carrier, 'belt', { from: 'vertical' })).toBe(4);
  });

  test('[NW-2.14] [NW-21.13] what has no armor is always penetrated, without a die', () => {
    const strike = { from: 'vertical', penetration: 0 } as const;
    expect(throughChance({ armor: { ...armor, belt: 0 } }, 'belt', strike)).toBe(1);
    expect(shell(2, [1]).kinds).not.toContain('penetrationRolled');
  });

  test('[NW-21.11] a shell on the beam has the penetration of its range band', () => {
    const gun = gunOf('38 cm SK C/34');
    const penetrations = [1, 2, 3, 4, 5].map((band) => flatStrike({ gun, band, arc: 'beam' }));
    expect(penetrations).toEqual(
      gun.penetration.map((penetration) => ({ from: 'vertical', penetration })),
    );
  });

  test('[NW-21.8] it rakes a target from ahead or astern', () => {
    const gun = gunOf('38 cm SK C/34');
    const from = (arc: 'bow' | 'stern' | 'beam') => flatStrike({ gun, band: 2, arc }).from;
    expect([from('bow'), from('stern'), from('beam')]).toEqual([
      ...['horizontal', 'horizontal', 'vertical'],
    ]);
  });

  test('[NW-21.16] each result makes a test of its own, after a re-roll as well', () => {
    // Fire control behind the tower, then steering behind the belt, then the crew.
    const { fireControl, steering } = sheet('Bismarck');
    const hit = shell(fireControl + steering + 5, [5, 10, 10, 10, 4], { target: 'Bismarck' });
    expect(eventsOf(hit, 'penetrationRolled').map(({ area }) => area)).toEqual([
      ...['fire-control', 'steering'],
    ]);
  });

  test('[NW-21.15] whether a shell plunges is settled once for all re-rolls', () => {
    const { fireControl } = sheet('Bismarck');
    const gun = { ...gunOf('38 cm SK C/34'), criticalValue: fireControl + 2 };
    const dice = [10, 5, 10, 10, 10];
    const hit = attack({ target: 'Bismarck', dice }, (play, ship) =>
      takeHit(play, ship, {
        ...{ kind: 'gun', gun, band: 5, arc: 'beam', impactPoints: 1, criticals: 1 },
      }),
    );
    expect(eventsOf(hit, 'plungeRolled')).toHaveLength(1);
    expect(eventsOf(hit, 'penetrationRolled')).toHaveLength(2);
  });

  test('[NW-21.24] the armor is tried before it is asked whether a result can be applied', () => {
    const before = having({ steering: 0 });
    const stopped = shell(4, [10, 1], { target: 'Bismarck', before });
    expect(stopped.condition.structure).toBe(150);
    const through = shell(4, [10, 10], { target: 'Bismarck', before });
    expect(through.condition.structure).toBe(150 - 2);
  });

  test('[NW-24.2] under water nothing is armored', () => {
    const hit = blow('bow', 2, [15], { target: 'Bismarck' });
    expect(hit.kinds).not.toContain('penetrationRolled');
    expect(hit.condition.steering).toBe(sheet('Bismarck').steering - 2);
  });
});

describe('critical rolls', () => {
  test('[NW-21.26] make ten rolls at most', () => {
    const helm = Array.from({ length: 10 }, () => [11, 6]).flat();
    const hit = shell(1, helm, { before: having({ steering: 0 }) });
    expect(eventsOf(hit, 'criticalRolled')).toHaveLength(10);
  });

  test('[NW-21.19] [NW-21.21] no more is taken than there is, and the rest is rolled again', () => {
    const hit = shell(8, [10, 4]);
    expect(hit.condition).toMatchObject({ steering: 0, damageControl: 3 });
  });
});
