import { texts } from '../../core/texts';
import { en } from '../en/why';

/** Why a bot advises what it does in a carrier operation. */
export const seaWingsWhyText = texts('seaWingsWhy', en, {
  de: () => import('../de/why'),
});
