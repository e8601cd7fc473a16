import type { Translation } from '../catalog';
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
  unseen: 'einen Stapel außer Sicht',
};
