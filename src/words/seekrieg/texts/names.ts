import { texts } from '../../core/texts';
import { en } from '../en/names';

/** What things are called in sentences about Seekrieg. */
export const seekriegNamesText = texts('seekriegNames', en, { de: () => import('../de/names') });
