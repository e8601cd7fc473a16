import { describe, expect, test } from 'vitest';
import { gunHit, torpedoHit } from '../../src/bots/battle/hitEffects';
import { newSituation } from '../../src/bots/battle/situation';
import { type BattleState, STANDARD_TABLES, type TableSet } from '../../src/rules/battle';
import { strait } from '../ui/battle/position';

const { gunfireDamage, torpedoDamage, criticalDamage } = STANDARD_TABLES;

function withTables(change: Partial<TableSet>): BattleState {
  const state = strait();
  const tables = { ...STANDARD_TABLES, ...change };
  return { ...state, scenario: { ...state.scenario, tables } };
}

describe("the commander goes by the battle's tables", () => {
  const all = <T>(table: { rows: readonly { from: number; to: number }[] }, result: T) => ({
    rows: table.rows.map(({ from, to }) => ({ from, to, result })),
  });
  const situationWith = (change: Partial<TableSet>) => newSituation(withTables(change), 'allies');

  test('[BT-11.1] what a gun hit does', () => {
    const duds = {
      gunfireDamage: { ...gunfireDamage, ...all(gunfireDamage, { kind: 'dud' as const }) },
    };
    expect(gunHit(situationWith(duds), 'bismarck', 'primary', false)).toMatchObject({
      hull: 0,
      mount: 0,
    });
    expect(gunHit(situationWith({}), 'bismarck', 'primary', false).hull).toBeGreaterThan(0.2);
  });

  test('[BT-11.2] what a torpedo hit does', () => {
    const result = { hullBoxes: 3, speedLoss: false, critical: false };
    const three = { torpedoDamage: { ...torpedoDamage, ...all(torpedoDamage, result) } };
    expect(torpedoHit(situationWith(three), 'bismarck', 'other').hull).toBeCloseTo((3 * 35) / 36);
  });

  test('[BT-12.1] what a critical does: every hit of a kind', () => {
    const every = { ...gunfireDamage, ...all(gunfireDamage, { kind: 'critical' as const }) };
    const effect = (critical: (typeof criticalDamage.rows)[number]['result'], ship = 'bismarck') =>
      gunHit(
        situationWith({
          gunfireDamage: every,
          criticalDamage: { ...criticalDamage, ...all(criticalDamage, critical) },
        }),
        ship,
        'primary',
        false,
      );
    expect(effect('flooding').hull).toBeCloseTo(2);
    expect(effect('engine-room').speed).toBeCloseTo(1);
    expect(effect('turret').guns.primary).toBeCloseTo(2);
    expect(effect('secondary-battery').guns.secondary).toBeCloseTo(1);
    expect(effect('torpedo-stowage').hull).toBeCloseTo(1);
    expect(effect('torpedo-stowage', 'eugen')).toMatchObject({
      ...{ hull: expect.closeTo(2), mount: expect.closeTo(1) },
    });
    expect(effect('magazine')).toMatchObject({
      sinks: expect.closeTo(2 / 6),
      hull: expect.closeTo(8 / 6),
    });
    expect(effect('magazine-fire', 'eugen').sinks).toBeCloseTo(2 / 6);
    expect(effect('steering')).toMatchObject({ hull: 0, speed: 0, sinks: 0 });
  });
});
