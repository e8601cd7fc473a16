import type { Translation } from '../../core/catalog';
import type { en } from '../en/settings';

export const de: Translation<typeof en> = {
  weather: 'Wetter',
  'weather.as-written': 'wie im Szenario',
  'weather.good': 'durchweg gut',
  'weather.poor': 'durchweg schlecht',
  turns: 'Züge',
  missing: 'Schaden laut Szenario',
  'missing.as-written': 'wie im Szenario',
  'missing.none': 'keiner',
  damage: 'Schadensstufen',
};
