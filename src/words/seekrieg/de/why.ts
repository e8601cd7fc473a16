import type { Translation } from '../../core/catalog';
import type { en } from '../en/why';

export const de: Translation<typeof en> = {
  closing_one: 'Näher heran: gegen {{ships}} stehen die Chancen auf {{count}} Feld am besten.',
  closing_other: 'Näher heran: gegen {{ships}} stehen die Chancen auf {{count}} Felder am besten.',
  opening_one: 'Weiter weg: gegen {{ships}} stehen die Chancen auf {{count}} Feld am besten.',
  opening_other: 'Weiter weg: gegen {{ships}} stehen die Chancen auf {{count}} Felder am besten.',
  keeping_one:
    'Die Entfernung halten: gegen {{ships}} stehen die Chancen auf {{count}} Feld am besten.',
  keeping_other:
    'Die Entfernung halten: gegen {{ships}} stehen die Chancen auf {{count}} Felder am besten.',
  outOfReach: 'Hier ist nichts zu gewinnen: ablaufen, außer Reichweite des Feindes.',
  reaching_one: 'Zu dem Ort laufen, der zählt: noch {{count}} Feld.',
  reaching_other: 'Zu dem Ort laufen, der zählt: noch {{count}} Felder.',
  torpedoes: 'Torpedos lohnen sich ab {{percent}} %.',
};
