import type { Inches } from '../../rules/core';
import { figure } from './say';
import { language } from './texts';

const CENTIMETERS_AN_INCH = 2.54;

/** '6', '5.9'; in German in centimeters, '15,2' and '38'. */
export const caliberText = (inches: Inches): string =>
  figure(
    language() === 'de' ? nominal(inches * CENTIMETERS_AN_INCH) : Math.round(inches * 10) / 10,
  );

/** Metric guns are called by whole centimeters where they come near them. */
const nominal = (centimeters: number): number =>
  Math.abs(centimeters - Math.round(centimeters)) < 0.12
    ? Math.round(centimeters)
    : Math.round(centimeters * 10) / 10;
