import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/seaEditor';

export const de: Translation<typeof en> = {
  map: 'Karte',
  mapOf: 'Karte von {{title}}',
  keys: 'Pfeiltasten, Pos1, Bild auf, Ende und Bild ab bewegen den Cursor auf die sechs Nachbarfelder; mit Umschalt bewegen die Pfeiltasten die Karte. Eingabe wählt ein Schiff oder ein Feld; mit einem Pinsel malt sie. Umschalt und Eingabe setzen das gewählte Schiff hierher, mit seinem Verband oder allein, wie es die Knöpfe auf der Karte sagen. Escape legt den Pinsel weg und hebt die Wahl auf. Eckige Klammern gehen durch die Schiffe. Plus, Minus und 0 zoomen.',
  howTo:
    'Ein Schiff ziehen, um seinen Verband zu versetzen oder es allein: Das sagen die Knöpfe auf der Karte. Ein Feld wählen, um es zu benennen; Land und See mit den Pinseln malen.',
  'brush.formation': 'Verband bewegen',
  'brush.vessel': 'Schiff bewegen',
  'brush.foul': 'Schlechtwetter',
  'brush.fair': 'Gutwetter',
  shipOf: '{{ship}}, {{formation}}',
  moveFormation: 'Verband hierher setzen',
  moveShip: 'Schiff hierher setzen',
  newFormation: 'Neuer Verband: {{side}}',
  aboutFormation: 'Name, Befehlshaber, Befehle',
  formationName: 'Name',
  removeFormation: 'Diesen Verband entfernen',
  formation: 'Verband',
  course: 'Kurs',
  'course.N': 'Nord',
  'course.NE': 'Nordost',
  'course.SE': 'Südost',
  'course.S': 'Süd',
  'course.SW': 'Südwest',
  'course.NW': 'Nordwest',
  knots: 'Fahrt, Knoten',
  column: 'Spalte',
  row: 'Reihe',
  astern: 'Achteraus vom Vordermann',
};
