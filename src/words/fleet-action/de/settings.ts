import type { Translation } from '../../core/catalog';
import type { en } from '../en/settings';

export const de: Translation<typeof en> = {
  hour: 'Tageszeit',
  'hour.day': 'Tag',
  'hour.night': 'Nacht',
  visibility: 'Sicht in Entfernungsstufen',
  weather: 'Wetter',
  'weather.as-written': 'wie im Szenario',
  'weather.clear': 'klar',
  'weather.bad': 'überall schlecht',
  missing: 'Was das Szenario an ihr ändert',
  'missing.as-written': 'wie im Szenario',
  'missing.none': 'nichts',
  structure: 'Struktur verloren',
  flotation: 'Schwimmfähigkeit verloren',
  crew: 'Güte der Besatzung',
};
