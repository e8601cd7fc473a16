import type { Translation } from '../catalog';
import type { en } from '../en/strategicReport';

export const de: Translation<typeof en> = {
  notOver: 'Noch nicht zu Ende: {{where}}.',
  draw: 'Unentschieden, {{allies}} zu {{axis}} Punkte.',
  'won.decisive': 'Entscheidender Sieg: {{side}}, {{allies}} zu {{axis}} Punkte.',
  'won.substantial': 'Beträchtlicher Sieg: {{side}}, {{allies}} zu {{axis}} Punkte.',
  'won.moderate': 'Mäßiger Sieg: {{side}}, {{allies}} zu {{axis}} Punkte.',
  'won.slight': 'Knapper Sieg: {{side}}, {{allies}} zu {{axis}} Punkte.',
  score: 'Punkte',
  scoreSoFar: 'Punkte bisher, soweit Sie davon wissen',
  losses: 'Beschädigte und verlorene Schiffe',
  course: 'Verlauf',
  courseTitle: 'Punkte über die Runden',
  courseDesc:
    'Zwei gestufte Linien, eine je Seite, über die Runden des Spiels: Punkte für Schiffe, Flugzeuge und Stützpunkte. Ziele zählen am Ende.',
  for: 'Für',
  clause: 'Klausel',
  points: 'Punkte',
  ship: 'Schiff',
  type: 'Typ',
  fate: 'Verbleib',
  turn: 'Runde',
  'award.shipLost': '{{name}} verloren',
  'award.shipHurt': '{{name}} beschädigt',
  'award.landUnit': '{{name}} außer Gefecht',
  'award.aircraft_one': '{{count}} Flugzeug',
  'award.aircraft_other': '{{count}} Flugzeuge',
};
