import type { Estimate } from '../../lab/estimate';
import { wilsonInterval } from '../../scenario/core/balance';
import { labText } from '../i18n/lab';

export const percent = (share: number): number => Math.round(100 * share);

/** A share of games with its 95 % interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

export const shareOf = (count: number, games: number): Share =>
  games === 0
    ? { share: 0, low: 0, high: 1 }
    : { share: count / games, ...wilsonInterval(count, games) };

/** '47% (40 to 54)' */
export const shareText = ({ share, low, high }: Share): string =>
  labText('share', { share: percent(share), low: percent(low), high: percent(high) });

/** A number with its sign; the minus is a real one. */
function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** '−43%', with its interval. */
export const differenceText = ({ mean, low, high }: Estimate): string =>
  labText('difference', {
    mean: labText('percent', { value: signed(100 * mean) }),
    low: signed(100 * low),
    high: signed(100 * high),
  });
