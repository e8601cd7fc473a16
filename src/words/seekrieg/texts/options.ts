import { texts } from '../../core/texts';
import { en } from '../en/options';

/** What a game of Seekrieg can be played with. */
export const seekriegOptionsText = texts('seekriegOptions', en, {
  de: () => import('../de/options'),
});
