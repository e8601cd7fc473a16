import type { Table } from '../../core';

/** [SK-29.26] Main turrets before and behind the stroke, or all guns. */
export type TurretGroup = 'fore' | 'aft';

/** [SK-29.22] What a kind of critical damage does. Shares are of 1, percentages of the listed figure. */
export type CriticalAct =
  | { act: 'turrets-slow'; group: TurretGroup; rate: number }
  | { act: 'turret-jammed'; withinDegrees: number }
  | { act: 'turret-out' }
  | { act: 'turret-destroyed' }
  | { act: 'magazine-flooded'; group: TurretGroup }
  /** [SK-29.23] The other acts where the hit did not penetrate. */
  | { act: 'magazine-explodes'; outside: number }
  | { act: 'secondary-slow'; rate: number }
  | { act: 'secondary-mount-destroyed' }
  | { act: 'director-destroyed'; group: TurretGroup }
  /** The battery uses fire control category 4. */
  | { act: 'local-control'; battery: 'main' | 'secondary' }
  | { act: 'radar'; sets: 'fire-control' | 'surface' | 'air' | 'all' }
  /** No change of speed or facing. */
  | { act: 'bridge-hit' }
  /** No orders, no fire. */
  | { act: 'no-command' }
  /** Added to every total of CHARTS H. */
  | { act: 'gunnery'; value: number }
  | { act: 'rudder' }
  | { act: 'hand-steering'; allowance: number }
  | { act: 'speed'; percent: number }
  | { act: 'power-lost'; rate: number }
  /** Percent of DP at the end of each turn. */
  | { act: 'flooding'; percent: number }
  /** Percent of DP at once. */
  | { act: 'heavy-flooding'; percent: number }
  /** Severity by a ten-sided die and more. */
  | { act: 'fire'; more: number }
  | { act: 'petrol-fire' }
  | { act: 'torpedo-mount-destroyed' }
  | { act: 'warhead-explodes'; share: number }
  | { act: 'anti-air'; share: number }
  | { act: 'searchlights-destroyed' }
  | { act: 'funnels-wrecked'; percent: number }
  | { act: 'catapult-destroyed' }
  | { act: 'depth-charges-destroyed' }
  | { act: 'roll-again'; times: number }
  /** Shares of the rates of launch and recovery that are left. */
  | { act: 'deck'; launch: number; recovery: number }
  | { act: 'no-arming' }
  | { act: 'hangar-swept' }
  | { act: 'hangar-fire'; share: number }
  | { act: 'petrol-vapor'; times: number }
  | { act: 'aircraft-explode'; dpEach: number }
  | { act: 'leaks'; feet: number }
  | { act: 'periscopes-wrecked' }
  | { act: 'batteries-damaged'; share: number }
  | { act: 'planes-jammed' }
  | { act: 'forward-tubes-wrecked' }
  | { act: 'hull-strained'; feet: number }
  | { act: 'sunk' };

/** A row of CHART N4. */
export type CriticalEffect = CriticalAct & {
  /** [SK-14.15] It lasts as long as CHART N5 says; others last for the game. */
  isTemporary: boolean;
};

/** CHART N4, by number. */
export interface EffectTable extends Table {
  effects: Readonly<Record<number, CriticalEffect>>;
}

const lasting = (act: CriticalAct): CriticalEffect => ({ ...act, isTemporary: false });
const temporary = (act: CriticalAct): CriticalEffect => ({ ...act, isTemporary: true });

/** [SK-29.25] What takes the place of an effect that finds nothing to act on. */
export const FIRE_CD = 34;
export const BURNING_AMMUNITION_CD = 35;

/** [SK-29.27] The magazine explosion. */
export const EXPLOSION_CD = 8;

const ABOVE_WATER: EffectTable['effects'] = {
  1: temporary({ act: 'turrets-slow', group: 'fore', rate: 0.5 }),
  2: temporary({ act: 'turrets-slow', group: 'aft', rate: 0.5 }),
  3: temporary({ act: 'turret-jammed', withinDegrees: 15 }),
  4: temporary({ act: 'turret-out' }),
  5: lasting({ act: 'turret-destroyed' }),
  6: lasting({ act: 'magazine-flooded', group: 'fore' }),
  7: lasting({ act: 'magazine-flooded', group: 'aft' }),
  8: lasting({ act: 'magazine-explodes', outside: 7 }),
  9: temporary({ act: 'secondary-slow', rate: 0.5 }),
  10: lasting({ act: 'secondary-mount-destroyed' }),
  11: lasting({ act: 'director-destroyed', group: 'fore' }),
  12: lasting({ act: 'director-destroyed', group: 'aft' }),
  13: temporary({ act: 'local-control', battery: 'main' }),
  14: lasting({ act: 'local-control', battery: 'secondary' }),
  15: lasting({ act: 'radar', sets: 'fire-control' }),
  16: temporary({ act: 'radar', sets: 'fire-control' }),
  17: lasting({ act: 'radar', sets: 'surface' }),
  18: lasting({ act: 'radar', sets: 'air' }),
  19: temporary({ act: 'radar', sets: 'all' }),
  20: temporary({ act: 'bridge-hit' }),
  21: lasting({ act: 'no-command' }),
  22: temporary({ act: 'gunnery', value: -10 }),
};

const HULL: EffectTable['effects'] = {
  23: temporary({ act: 'rudder' }),
  24: lasting({ act: 'rudder' }),
  25: temporary({ act: 'hand-steering', allowance: 0.5 }),
  26: temporary({ act: 'speed', percent: 25 }),
  27: lasting({ act: 'speed', percent: 25 }),
  28: lasting({ act: 'speed', percent: 33 }),
  29: lasting({ act: 'speed', percent: 20 }),
  30: temporary({ act: 'power-lost', rate: 0.5 }),
  31: temporary({ act: 'flooding', percent: 1 }),
  32: lasting({ act: 'heavy-flooding', percent: 10 }),
  33: temporary({ act: 'gunnery', value: -8 }),
  34: lasting({ act: 'fire', more: 0 }),
  35: lasting({ act: 'fire', more: 5 }),
  36: lasting({ act: 'petrol-fire' }),
  37: lasting({ act: 'torpedo-mount-destroyed' }),
  38: lasting({ act: 'warhead-explodes', share: 0.5 }),
  39: lasting({ act: 'anti-air', share: 0.75 }),
  40: temporary({ act: 'anti-air', share: 0.7 }),
  41: lasting({ act: 'searchlights-destroyed' }),
  42: lasting({ act: 'funnels-wrecked', percent: 10 }),
  43: lasting({ act: 'catapult-destroyed' }),
  44: lasting({ act: 'depth-charges-destroyed' }),
  45: lasting({ act: 'roll-again', times: 2 }),
};

const CARRIER: EffectTable['effects'] = {
  46: temporary({ act: 'deck', launch: 0, recovery: 0 }),
  47: lasting({ act: 'deck', launch: 0, recovery: 0 }),
  48: temporary({ act: 'deck', launch: 0.5, recovery: 1 }),
  49: lasting({ act: 'deck', launch: 1, recovery: 0.5 }),
  50: temporary({ act: 'deck', launch: 1, recovery: 0 }),
  51: temporary({ act: 'no-arming' }),
  52: lasting({ act: 'hangar-swept' }),
  53: lasting({ act: 'hangar-fire', share: 0.25 }),
  54: lasting({ act: 'petrol-vapor', times: 2 }),
  55: temporary({ act: 'deck', launch: 0.5, recovery: 0.5 }),
  56: lasting({ act: 'aircraft-explode', dpEach: 2 }),
};

const SUBMARINE: EffectTable['effects'] = {
  57: temporary({ act: 'leaks', feet: 200 }),
  58: lasting({ act: 'periscopes-wrecked' }),
  59: lasting({ act: 'batteries-damaged', share: 0.5 }),
  60: temporary({ act: 'planes-jammed' }),
  61: lasting({ act: 'forward-tubes-wrecked' }),
  62: lasting({ act: 'hull-strained', feet: 50 }),
  63: lasting({ act: 'sunk' }),
};

export const criticalEffects: EffectTable = {
  name: 'CHART N4, effects of critical damage',
  source: 'SK-29.22: 18 and an after battery at half rate are of the document',
  fill: true,
  effects: { ...ABOVE_WATER, ...HULL, ...CARRIER, ...SUBMARINE },
};
