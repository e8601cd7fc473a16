import { texts } from '../../core/texts';
import { en } from '../en/settings';

/** What a question may change of a carrier operation. */
export const wingsSettingsText = texts('wingsSettings', en, { de: () => import('../de/settings') });
