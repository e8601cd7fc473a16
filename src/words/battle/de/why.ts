import type { Translation } from '../../core/catalog';
import type { en } from '../en/why';

export const de: Translation<typeof en> = {
  separate: 'Was nicht mithalten kann, bleibt zurück.',
  breakOff: 'Weiterkämpfen brächte mehr Verlust als Gewinn.',
  fightOn: 'Weiterkämpfen bringt mehr ein.',
  outOfReach: '{{ships}} bleibt außer Reichweite des Gegners.',
  closing_one: 'Heranlaufen: Gegen {{ships}} ist {{count}} Feld am günstigsten.',
  closing_other: 'Heranlaufen: Gegen {{ships}} sind {{count}} Felder am günstigsten.',
  opening_one: 'Abstand vergrößern: Gegen {{ships}} ist {{count}} Feld am günstigsten.',
  opening_other: 'Abstand vergrößern: Gegen {{ships}} sind {{count}} Felder am günstigsten.',
  keeping_one: 'Abstand halten: Gegen {{ships}} ist {{count}} Feld am günstigsten.',
  keeping_other: 'Abstand halten: Gegen {{ships}} sind {{count}} Felder am günstigsten.',
  torpedoes: 'Torpedos lohnen gegen {{ships}} jetzt mehr als später.',
  guns: 'Der beste Einsatz dieser Geschütze: {{hits}} Treffer auf {{ships}} zu erwarten.',
  'ahead.fleet.withdraw': 'Vorausgespielt geht es am besten, wenn die Flotte wegbleibt.',
  'ahead.fleet.exit': 'Vorausgespielt geht es am besten, wenn die Flotte durchbricht.',
  'ahead.fleet.close': 'Vorausgespielt geht es am besten, wenn die Flotte heranläuft.',
  'ahead.fleet.hold_one':
    'Vorausgespielt geht es am besten, wenn die Flotte auf {{count}} Feld kämpft.',
  'ahead.fleet.hold_other':
    'Vorausgespielt geht es am besten, wenn die Flotte auf {{count}} Felder kämpft.',
  'ahead.stack.withdraw': 'Vorausgespielt geht es am besten, wenn dieser Stapel wegbleibt.',
  'ahead.stack.exit': 'Vorausgespielt geht es am besten, wenn dieser Stapel durchbricht.',
  'ahead.stack.close': 'Vorausgespielt geht es am besten, wenn dieser Stapel heranläuft.',
  'ahead.stack.hold_one':
    'Vorausgespielt geht es am besten, wenn dieser Stapel auf {{count}} Feld kämpft.',
  'ahead.stack.hold_other':
    'Vorausgespielt geht es am besten, wenn dieser Stapel auf {{count}} Felder kämpft.',
  'ahead.fireOn': 'Vorausgespielt geht es mit dem Feuer auf {{ships}} am besten.',
  'ahead.endNow': 'Vorausgespielt endet es jetzt besser.',
  'ahead.endLater': 'Vorausgespielt endet es später besser.',
  'ahead.torpedoesNow': 'Vorausgespielt bewirken die Torpedos jetzt mehr als später.',
  'ahead.torpedoesLater': 'Vorausgespielt bewirken die Torpedos später mehr als jetzt.',
  'ahead.caution': 'Vorausgespielt zahlt sich hier Vorsicht aus.',
  'ahead.sink':
    'Vorausgespielt bringt es hier mehr, Schiffe zu versenken, als Geschütze auszuschalten.',
  'ahead.silence':
    'Vorausgespielt bringt es hier mehr, Geschütze auszuschalten, als Schiffe zu versenken.',
  unseen: 'einen Stapel außer Sicht',
};
