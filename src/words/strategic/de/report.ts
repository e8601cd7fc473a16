import type { Translation } from '../../core/catalog';
import type { en } from '../en/report';

export const de: Translation<typeof en> = {
  notOver: 'Noch nicht zu Ende: {{where}}.',
  draw: 'Unentschieden, {{first}} zu {{second}} Punkte.',
  'won.decisive': 'Entscheidender Sieg: {{side}}, {{first}} zu {{second}} Punkte.',
  'won.substantial': 'Klarer Sieg: {{side}}, {{first}} zu {{second}} Punkte.',
  'won.moderate': 'Mäßiger Sieg: {{side}}, {{first}} zu {{second}} Punkte.',
  'won.slight': 'Knapper Sieg: {{side}}, {{first}} zu {{second}} Punkte.',
  score: 'Punkte',
  scoreSoFar: 'Punkte bisher, soweit bekannt',
  losses: 'Beschädigte und verlorene Schiffe',
  noLosses: 'Soweit bekannt, ist kein Schiff beschädigt oder verloren.',
  course: 'Verlauf',
  courseTitle: 'Punkte über die Züge',
  courseDesc:
    'Zwei gestufte Linien, eine je Seite, über die Züge des Spiels: Punkte für Schiffe, Flugzeuge und Stützpunkte. Ziele zählen am Ende.',
  for: 'Für',
  clause: 'Regel',
  points: 'Punkte',
  ship: 'Schiff',
  type: 'Typ',
  fate: 'Verbleib',
  turn: 'Zug',
  'award.shipLost': '{{name}} verloren',
  'award.shipHurt': '{{name}} beschädigt',
  'award.landUnit': '{{name}} außer Gefecht',
  'award.aircraft_one': '{{count}} Flugzeug',
  'award.aircraft_other': '{{count}} Flugzeuge',
};
