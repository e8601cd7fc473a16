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
  runningIn_one: 'Auf {{ships}} anlaufen und auf {{count}} Feld Torpedos schießen.',
  runningIn_other: 'Auf {{ships}} anlaufen und auf {{count}} Felder Torpedos schießen.',
  outOfReach: 'Hier ist nichts zu gewinnen: außer Reichweite des Feindes bleiben.',
  leaving_one: 'Zum Ausgang laufen: noch {{count}} Feld.',
  leaving_other: 'Zum Ausgang laufen: noch {{count}} Felder.',
  bombarding_one: 'An die Küste heran, um sie zu beschießen: noch {{count}} Feld.',
  bombarding_other: 'An die Küste heran, um sie zu beschießen: noch {{count}} Felder.',
  seeking: 'Erst muss der Feind gefunden werden.',
  guns: 'Der beste Einsatz dieser Geschütze: {{percent}} % Trefferchance auf {{ships}}.',
  torpedoes: 'Torpedos auf {{ships}} versprechen {{hits}} Treffer.',
  deploying: 'Die Schiffe kämpfen erst, wenn sie aufgestellt sind.',
  smoke: 'Nebel verbirgt das Schiff vor den feindlichen Geschützen.',
  detaching: '{{ships}} können allein mehr ausrichten.',
  spotting: 'Nur was aufgeklärt ist, lässt sich beschießen.',
  identifying: '{{ships}}: Feuer frei erst, wenn das Ziel erkannt ist.',
  lighting: 'Im Scheinwerferlicht kann jedes Schiff auf {{ships}} zielen.',
  starShell: 'Leuchtgranaten zeigen allen Schiffen den Feind.',
  repairing: '{{ships}} kämpft repariert besser.',
  refilling: '{{ships}} hat Reservetorpedos für leere Rohre.',
  hiding: 'Außer Sicht müssen die Schiffe erst wieder gefunden werden.',
  ending: 'Es gibt nichts mehr zu gewinnen.',
  striking: '{{ships}} ist das beste Ziel in Reichweite.',
  flying: 'Flugzeuge nützen nur dort, wo der Feind ist.',
  intercepting: 'Jeder hier gestellte Bomber fehlt über unseren Schiffen.',
  diving: 'Getaucht ist das Boot schwer zu finden.',
  mining: 'Hier muss der Feind vorbei.',
};
