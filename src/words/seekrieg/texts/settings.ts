import { texts } from '../../core/texts';
import { en } from '../en/settings';

/** What a question may change of a battle. */
export const seekriegSettingsText = texts('seekriegSettings', en, {
  de: () => import('../de/settings'),
});
