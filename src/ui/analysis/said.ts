import type { Estimate } from '../../lab/estimate';
import { signed } from '../../words/core/say';
import { analysisText } from '../i18n/analysis';
import { percent } from '../lab/figures';

/** '+3 (−2 to +8)', in points of a hundred. */
export const changeText = ({ mean, low, high }: Estimate): string =>
  `${points(mean)} (${analysisText('spread', { low: points(low), high: points(high) })})`;

/** '63% (50 to 74)' */
export const chanceText = ({ mean, low, high }: Estimate): string => {
  const spread = analysisText('spread', { low: percent(low), high: percent(high) });
  return `${analysisText('percent', { value: percent(mean) })} (${spread})`;
};

/** '+3', '−2', '0' */
const points = (share: number): string => signed(share < 0 ? 0 - percent(-share) : percent(share));
