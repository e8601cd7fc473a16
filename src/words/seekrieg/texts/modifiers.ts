import { texts } from '../../core/texts';
import { en } from '../en/modifiers';

/** Parts of the total of CHARTS H. */
export const seekriegModifiersText = texts('seekriegModifiers', en, {
  de: () => import('../de/modifiers'),
});
