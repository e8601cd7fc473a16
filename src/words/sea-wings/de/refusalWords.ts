import type { Translation } from '../../core/catalog';
import type { en } from '../en/refusalWords';

export const de: Translation<typeof en> = {
  'weapon.BB': 'schwere Geschütze',
  'weapon.CA': 'Kreuzergeschütze',
  'weapon.CL': 'leichte Kreuzergeschütze',
  'weapon.DD': 'Zerstörergeschütze',
  'weapon.torpedo': 'Torpedos',
  'kind.carrier': 'Träger',
  'kind.large': 'große Schiffe',
  'kind.small': 'kleine Schiffe',
  'kind.merchantman': 'Handelsschiffe',
};
