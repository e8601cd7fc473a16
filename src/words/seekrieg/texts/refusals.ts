import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Why an order of Seekrieg may not be given. */
export const seekriegRefusalsText = texts('seekriegRefusals', en, {
  de: () => import('../de/refusals'),
});
