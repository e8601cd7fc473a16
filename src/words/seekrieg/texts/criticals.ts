import { texts } from '../../core/texts';
import { en } from '../en/criticals';

/** What critical damage does. */
export const seekriegCriticalsText = texts('seekriegCriticals', en, {
  de: () => import('../de/criticals'),
});
