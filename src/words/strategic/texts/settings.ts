import { texts } from '../../core/texts';
import { en } from '../en/settings';

/** What a question may change of an operation. */
export const strategicSettingsText = texts('strategicSettings', en, {
  de: () => import('../de/settings'),
});
