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
  'ahead.away':
    'In Probespielen geht es am besten, wenn man dem Feind fern bleibt: Abstand halten.',
  'ahead.torpedoes':
    'In Probespielen geht es am besten mit Torpedos: näher heran und früh schießen.',
  'ahead.range_one': 'In Probespielen geht es am besten, wenn auf {{count}} Feld gekämpft wird.',
  'ahead.range_other':
    'In Probespielen geht es am besten, wenn auf {{count}} Felder gekämpft wird.',
  'ahead.careful':
    'In Probespielen geht es am besten mit Vorsicht: verlustreiche Entfernungen meiden und früh abbrechen.',
  'ahead.bold': 'In Probespielen geht es am besten mit Kühnheit: angreifen, was es auch kostet.',
  'ahead.steady': 'In Probespielen geht es am besten, wenn niemand abbricht: weiterkämpfen.',
  'ahead.shifting':
    'In Probespielen geht es am besten, wenn das Feuer auf das jeweils beste Ziel verlegt wird.',
};
