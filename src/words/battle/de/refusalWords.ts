import type { Translation } from '../../core/catalog';
import type { en } from '../en/refusalWords';

export const de: Translation<typeof en> = {
  stackOf: 'der Stapel von {{name}}',
  thatStack: 'dieser Stapel',
  'deed.shift': 'Die Aufstellung verschieben',
  'deed.separate': 'Schiffe lösen',
  'deed.tow': 'Eine Schleppverbindung festmachen',
  'deed.placeStack': 'Einen Stapel aufstellen',
  'deed.combine': 'Stapel vereinigen',
  'deed.divide': 'Einen Stapel teilen',
  'deed.leave': 'Das Gefecht verlassen',
  'deed.repair': 'Instandsetzen und Freikommen',
  'deed.chooseDoe': 'Die Richtung wählen',
  'deed.moveStack': 'Einen Stapel bewegen',
  'deed.stay': 'Stehen bleiben',
  'deed.enter': 'Auf die Karte laufen',
  'step.directions': 'bei der eigenen Wahl der Richtung',
  'step.placement': 'wenn die eigene Seite aufstellt',
  'step.shift': 'beim eigenen Verschieben',
  'step.movement': 'in einem eigenen Bewegungsimpuls',
  'step.repair': 'wenn die eigene Seite in Impuls 22 an der Reihe ist',
};
