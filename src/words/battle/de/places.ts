import type { Translation } from '../../core/catalog';
import type { en } from '../en/places';

export const de: Translation<typeof en> = {
  over: 'Das Gefecht ist vorbei',
  setup: 'Aufstellung',
  shift: 'Verschieben auf Sichtweite',
  impulse: 'Runde {{round}}, Impuls {{impulse}}: {{phase}}',
  'phase.setup': 'Aufstellung',
  'phase.shift': 'Verschieben auf Sichtweite',
  'phase.movement': 'Bewegung',
  'phase.gunnery': 'Artillerie',
  'phase.torpedoes': 'Torpedos',
  'phase.repair': 'Instandsetzen und Freikommen',
  'phase.breakOff': 'Abbruch',
};
