import type { Translation } from '../../core/catalog';
import type { en } from '../en/refusalWords';

export const de: Translation<typeof en> = {
  'fields.none': 'nichts',
  'wanted.id': 'ein Name',
  'wanted.word': 'ein Wort',
  'wanted.count': 'eine Zahl von 0 bis 999',
  'wanted.hex': 'ein Feld wie 3,-2',
  'wanted.ids': 'eine Liste von Namen mit + dazwischen',
  'wanted.groups': 'eine Liste von Gruppen mit / dazwischen',
  'wanted.path': 'ein Weg aus Feldern mit / dazwischen',
  'wanted.yes-or-no': 'ja oder nein (yes, no)',
  'wanted.choice': 'eine der Möglichkeiten',
  'wanted.flag': 'das Schlusswort',
  'wanted.text': 'Text',
};
