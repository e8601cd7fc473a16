import { lessonText } from '../i18n/lesson';

/** Goes on in a lesson. */
export const NEXT_KEYS = ['Shift+L'] as const;

/** That key as the help lists it. */
export const lessonKey = () => ({
  group: lessonText('lesson'),
  keys: NEXT_KEYS,
  label: lessonText('nextStep'),
});
