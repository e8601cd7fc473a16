import type { Translation } from '../../core/catalog';
import type { en } from '../en/film';

export const de: Translation<typeof en> = {
  film: 'Der Angriff, Schritt für Schritt',
  title: 'Angriff auf {{target}}',
  'station.approach': 'Anflug',
  'station.cap': 'Jagdschutz',
  'station.flak': 'Flak',
  'station.attack': 'Angriff',
  'station.hits': 'Treffer',
  hold: 'Anhalten',
  go: 'Weiter',
  next: 'Nächstes',
  skip: 'Überspringen',
  of: '{{at}} von {{of}}',
};
