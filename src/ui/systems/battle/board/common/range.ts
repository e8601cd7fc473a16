import { type Axial, bearingBetween, distance, sameHex } from '../../../../../hex';
import { sayBearing } from '../../../../hexmap/say';
import { boardText } from '../../../../i18n/board';

/** Yards in one hex of the battle board. */
export const HEX_YARDS = 4000;

/** '4 hexes, 16,000 yd'. */
export const sayRange = (rangeHexes: number): string =>
  boardText('range', { count: rangeHexes, yards: rangeHexes * HEX_YARDS });

/** 'bearing 045, 4 hexes, 16,000 yd'; 'same hex' at range 0. */
export const sayWhere = (from: Axial, to: Axial): string =>
  sameHex(from, to)
    ? boardText('sameHex')
    : boardText('bearing', {
        bearing: sayBearing(bearingBetween(from, to)),
        range: sayRange(distance(from, to)),
      });
