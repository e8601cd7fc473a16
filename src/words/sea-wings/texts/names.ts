import { texts } from '../../core/texts';
import { en } from '../en/names';

/** What things are called in sentences about Sea Wings. */
export const wingsNamesText = texts('wingsNames', en, { de: () => import('../de/names') });
