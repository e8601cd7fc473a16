import type { Translation } from '../../core/catalog';
import type { en } from '../en/why';

export const de: Translation<typeof en> = {
  separate: 'Was nicht mithalten kann, bleibt zurück.',
  breakOff: 'Weiterkämpfen brächte mehr Verlust als Gewinn.',
  fightOn: 'Weiterkämpfen bringt mehr ein.',
  outOfReach: '{{stack}} bleibt außer Reichweite des Gegners.',
  closing: 'Heranlaufen: Gegen {{target}} sind {{range}} Felder am günstigsten.',
  opening: 'Abstand vergrößern: Gegen {{target}} sind {{range}} Felder am günstigsten.',
  keeping: 'Abstand halten: Gegen {{target}} sind {{range}} Felder am günstigsten.',
  torpedoes: 'Torpedos lohnen gegen {{target}} jetzt mehr als später.',
  guns: 'Der beste Einsatz dieser Geschütze: {{hits}} Treffer auf {{target}} zu erwarten.',
  'ahead.fleet.withdraw': 'Vorausgespielt geht es am besten, wenn die Flotte wegbleibt.',
  'ahead.fleet.exit': 'Vorausgespielt geht es am besten, wenn die Flotte durchbricht.',
  'ahead.fleet.close': 'Vorausgespielt geht es am besten, wenn die Flotte heranläuft.',
  'ahead.fleet.hold':
    'Vorausgespielt geht es am besten, wenn die Flotte auf {{range}} Felder kämpft.',
  'ahead.fleet.holdOne': 'Vorausgespielt geht es am besten, wenn die Flotte auf 1 Feld kämpft.',
  'ahead.stack.withdraw': 'Vorausgespielt geht es am besten, wenn dieser Stapel wegbleibt.',
  'ahead.stack.exit': 'Vorausgespielt geht es am besten, wenn dieser Stapel durchbricht.',
  'ahead.stack.close': 'Vorausgespielt geht es am besten, wenn dieser Stapel heranläuft.',
  'ahead.stack.hold':
    'Vorausgespielt geht es am besten, wenn dieser Stapel auf {{range}} Felder kämpft.',
  'ahead.stack.holdOne': 'Vorausgespielt geht es am besten, wenn dieser Stapel auf 1 Feld kämpft.',
  'ahead.fireOn': 'Vorausgespielt geht es mit dem Feuer auf {{target}} am besten.',
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
