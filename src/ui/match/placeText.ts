import { placesText } from '../i18n/places';

const PHASE_KEYS = [
  'phase.setup',
  'phase.shift',
  'phase.movement',
  'phase.gunnery',
  'phase.torpedoes',
  'phase.repair',
  'phase.breakOff',
] as const;

/**
 * Where a match stands, in the language of the screen. Labels are kept with a match as the rules write them, in English: a
 * form that is not known stays so.
 */
export function placeText(label: string): string {
  if (label === placesText.en.over) return placesText('over');
  const parts = /^Round (\d+), impulse (\d+): (.*)$/.exec(label);
  const key = PHASE_KEYS.find((it) => placesText.en[it] === (parts?.[3] ?? label.toLowerCase()));
  if (!key) return label;
  const phase = placesText(key);
  if (!parts) return upperFirst(phase);
  const [, round = '', impulse = ''] = parts;
  return placesText('impulse', { round, impulse, phase });
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
