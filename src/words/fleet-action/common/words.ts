import type { Inches } from '../../../rules/core';
import type { BatteryName, LightWeapon } from '../../../rules/fleet-action/query';
import { caliberText } from '../../core/caliber';
import { figure } from '../../core/say';
import { en } from '../en/names';
import { fleetNamesText } from '../texts/names';

/** 'main guns' */
export const batteryName = (battery: BatteryName): string => fleetNamesText(`battery.${battery}`);

/** 'medium-range flak' */
export const weaponName = (weapon: LightWeapon | 'asw'): string =>
  fleetNamesText(`weapon.${weapon}`);

type NumberKey = Extract<keyof typeof en, `number.${string}`>;

const isNumberKey = (key: string): key is NumberKey => Object.hasOwn(en, key);

/** 'six'; a high number in figures. */
function numberWord(count: number): string {
  const key = `number.${count}`;
  return isNumberKey(key) ? fleetNamesText(key) : figure(count);
}

/** 'six 6-inch guns'; in German after 'mit'. */
export const gunsText = (count: number, inches: Inches): string =>
  fleetNamesText('guns', { count, number: numberWord(count), caliber: caliberText(inches) });

/** '11-inch guns', as many as there may be. */
export const someGunsText = (inches: Inches): string =>
  fleetNamesText('someGuns', { caliber: caliberText(inches) });
