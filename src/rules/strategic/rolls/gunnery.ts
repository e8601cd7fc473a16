import type { Modifier } from '../../core';
import { BAND_MODIFIERS, type Band, isHeavyGun } from '../tables/gunBands';
import type { GunClass, Radar, Size } from '../tables/kinds';

/** Light and weather of a place [ST-1.20, ST-1.22, ST-1.23]. */
export interface Sky {
  isNight: boolean;
  isPoor: boolean;
}

/** How the firing side sees the target. */
export type SeenBy = 'eye' | 'radar2' | 'radar3';

/** What a gun attack is made under [ST-16.3, ST-16.4]. */
export interface GunAttack {
  gunClass: GunClass;
  band: Band;
  target: { size: Size; speedNow: number };
  sky: Sky;
  radar: Radar;
  seenBy: SeenBy;
  /** Its rank among those that fire at the same target this turn, from 1. */
  rank: number;
  /** The line passes through smoke, or either stands in it. */
  inSmoke: boolean;
  /** The firer is Surprised, in the first tactical turn. */
  isSurprised: boolean;
  hasBridgeHit: boolean;
}

const when = (holds: boolean, code: string, value: number): Modifier[] =>
  holds ? [{ code, value, rule: 'ST-16.4' }] : [];

/** [ST-3.8] Gunnery radar cancels penalties for darkness and weather. */
const isLifted = (radar: Radar): boolean => radar >= 2;

/** All modifiers of a gun attack on a ship. */
export const gunModifiers = (attack: GunAttack): Modifier[] => [
  { code: `band-${attack.band}`, value: BAND_MODIFIERS[attack.band], rule: 'ST-16.3' },
  ...targetModifiers(attack),
  ...sightModifiers(attack),
  ...when(attack.rank >= 3, 'concentration', -1),
  ...when(attack.isSurprised, 'surprised', -2),
  ...when(attack.hasBridgeHit, 'bridge-hit', -2),
];

function targetModifiers({ gunClass, target: { size, speedNow } }: GunAttack): Modifier[] {
  const isHeavy = isHeavyGun(gunClass);
  return [
    ...when(isHeavy && size === 'small', 'small-target', -4),
    ...when(isHeavy && size === 'medium' && speedNow >= 5, 'fast-target', -2),
    ...when(gunClass === 'C' && size === 'small', 'small-target', -1),
    ...when(speedNow === 0, 'stopped-target', 2),
  ];
}

/** [ST-16.5] Night and weather count once, here. */
const sightModifiers = ({ sky, radar, seenBy, inSmoke }: GunAttack): Modifier[] => [
  ...when(inSmoke, 'smoke', -2),
  ...when(seenBy === 'radar2', 'by-radar', -2),
  ...when(seenBy === 'radar3', 'by-radar', -1),
  ...when(sky.isNight && !isLifted(radar), 'night', -1),
  ...when(sky.isPoor && !isLifted(radar), 'poor-weather', -1),
];
