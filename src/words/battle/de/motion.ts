import type { Translation } from '../../core/catalog';
import type { en } from '../en/motion';

/** Animation and sound of battles. */
export const de: Translation<typeof en> = {
  group: 'Darstellung',
  skip: 'Laufende Darstellung überspringen',
  skipShort: 'Überspringen',
  pause: 'Anhalten und weiter',
  pauseShort: 'Anhalten',
  goOn: 'Weiter',
  next: 'Nächstes Ereignis',
  nextShort: 'Nächstes',
  stepwise: 'Ereignis für Ereignis oder von selbst',
  slower: 'Langsamer',
  faster: 'Schneller',
  speed: 'Tempo der Darstellung',
  'speed.off': 'Aus',
  'speed.slow': 'Langsam',
  'speed.normal': 'Normal',
  'speed.fast': 'Schnell',
  stepwiseSwitch: 'Nach jedem Ereignis anhalten',
  running: 'Was geschieht',
  waiting_one: 'Noch ein Ereignis',
  waiting_other: 'Noch {{count}} Ereignisse',
  reduced: 'Dieses Gerät wünscht wenig Bewegung: Ereignisse werden nur ein- und ausgeblendet.',
  sound: 'Ton',
  soundKey: 'Ton an und aus',
  soundSwitch: 'Geschütze, Torpedos und Glocken',
  volume: 'Lautstärke',
  settings: 'Bewegung und Ton',
};
