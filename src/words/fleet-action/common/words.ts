import type { Inches } from '../../../rules/core';
import type { BatteryName, LightWeapon } from '../../../rules/fleet-action/query';
import { figure } from '../../core/say';
import { language } from '../../core/texts';
import { en } from '../en/names';
import { fleetNamesText } from '../texts/names';

const CENTIMETERS_AN_INCH = 2.54;

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

/** '6', '5.9'; in German in centimeters, '15,2' and '38'. */
const caliberText = (inches: Inches): string =>
  figure(
    language() === 'de' ? nominal(inches * CENTIMETERS_AN_INCH) : Math.round(inches * 10) / 10,
  );

/** Metric guns are called by whole centimeters where they come near them. */
const nominal = (centimeters: number): number =>
  Math.abs(centimeters - Math.round(centimeters)) < 0.12
    ? Math.round(centimeters)
    : Math.round(centimeters * 10) / 10;

/** 'six 6-inch guns'; in German after 'mit'. */
export const gunsText = (count: number, inches: Inches): string =>
  fleetNamesText('guns', { count, number: numberWord(count), caliber: caliberText(inches) });

/** '11-inch guns', as many as there may be. */
export const someGunsText = (inches: Inches): string =>
  fleetNamesText('someGuns', { caliber: caliberText(inches) });
