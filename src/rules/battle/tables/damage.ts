import type { GunfireResult, TableSet, TorpedoResult } from '../model/tables';

const row = <Result>(sum: number, result: Result) => ({ from: sum, to: sum, result });
const hull = (special?: 'plunging' | 'speed-loss'): GunfireResult => ({
  kind: 'hull',
  plunging: special === 'plunging',
  speedLoss: special === 'speed-loss',
});

/** [BT-11.1] */
export const gunfireDamage: TableSet['gunfireDamage'] = {
  name: 'Gunfire damage',
  source: 'BT-11.1: fill; 2 is a dud and 10 a hull hit by the primer',
  fill: true,
  rows: [
    row(2, { kind: 'dud' }),
    row(3, { kind: 'torpedo-mount' }),
    row(4, { kind: 'gunnery', row: 'secondary' }),
    row(5, { kind: 'gunnery', row: 'tertiary' }),
    row(6, { kind: 'gunnery', row: 'primary' }),
    row(7, hull()),
    row(8, { kind: 'gunnery', row: 'secondary' }),
    row(9, { kind: 'gunnery', row: 'primary' }),
    row(10, hull('plunging')),
    row(11, hull('speed-loss')),
    row(12, { kind: 'critical' }),
  ],
};

const torpedo = (hullBoxes: number, ...also: ('speed' | 'critical')[]): TorpedoResult => ({
  hullBoxes,
  speedLoss: also.includes('speed'),
  critical: also.includes('critical'),
});

/** [BT-11.2] */
export const torpedoDamage: TableSet['torpedoDamage'] = {
  name: 'Torpedo damage',
  source: 'BT-11.2: fill; 2 is a dud, higher is worse and it goes on past 12 by the primer',
  fill: true,
  rows: [
    { from: 3, to: 4, result: torpedo(2) },
    { from: 5, to: 6, result: torpedo(3) },
    { from: 7, to: 8, result: torpedo(4, 'speed') },
    { from: 9, to: 10, result: torpedo(4, 'speed') },
    { from: 11, to: 12, result: torpedo(5, 'speed') },
    { from: 13, to: 14, result: torpedo(6, 'speed', 'critical') },
  ],
};

/** [BT-11.3] */
export const torpedoModifiers: TableSet['torpedoModifiers'] = {
  name: 'Torpedo damage modifiers',
  source: 'BT-11.3: primer 6',
  fill: false,
  modifiers: { 'long-lance': 2, japanese: 1, us: 0, other: 0 },
};

/** [BT-12.1] */
export const criticalDamage: TableSet['criticalDamage'] = {
  name: 'Critical damage',
  source: 'BT-12.1: fill',
  fill: true,
  rows: [
    row(2, 'magazine'),
    row(3, 'fire-control'),
    row(4, 'flooding'),
    row(5, 'engine-room'),
    row(6, 'turret'),
    row(7, 'magazine-fire'),
    row(8, 'secondary-battery'),
    row(9, 'bridge'),
    row(10, 'steering'),
    row(11, 'torpedo-stowage'),
    row(12, 'magazine'),
  ],
};

/** [BT-12.1, BT-12.3, BT-12.11] */
export const magazines: TableSet['magazines'] = {
  name: 'Magazine explosions',
  source: 'BT-12.1, BT-12.3, BT-12.11: fill',
  fill: true,
  explodes: {
    magazine: { plain: 4, heavy: 5 },
    'magazine-fire': { plain: 5, heavy: 6 },
  },
  weak: 1,
  weakHull: 6,
};

/** [BT-11.4] */
export const penetration: TableSet['penetration'] = {
  name: 'Penetration',
  source: 'BT-11.4: primer 6',
  fill: false,
  armor: {
    primary: ['heavy', 'light', 'none'],
    secondary: ['light', 'none'],
    tertiary: ['none'],
  },
};
