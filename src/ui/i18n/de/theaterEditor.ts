import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/theaterEditor';

export const de: Translation<typeof en> = {
  map: 'Karte',
  mapOf: 'Karte von {{title}}',
  keys: 'Pfeiltasten, Pos1, Bild auf, Ende und Bild ab bewegen den Cursor auf die Nachbarfelder; mit Umschalt bewegen die Pfeiltasten die Karte. Eingabe wählt, was in einem Feld steht; mit einem Pinsel malt sie. Umschalt und Eingabe setzen den gewählten Verband oder Stützpunkt hierher. Escape legt den Pinsel weg und hebt die Wahl auf. Eckige Klammern gehen durch Verbände und Stützpunkte. Plus, Minus und 0 zoomen.',
  toForces: 'Zu den Verbänden',
  inHex: 'Schiffe im Feld',
  howTo:
    'Einen Verband oder Stützpunkt ziehen, um ihn zu versetzen. Ein Feld wählen, um es zu benennen; Land und See mit den Pinseln malen.',
  ground: '{{hex}}; {{ground}}',
  land: 'Land',
  sea: 'See',
  'named.sea': 'Meer',
  'named.land': 'Land',
  'named.island': 'einer Insel',
  'named.port': 'einem Hafen',
  moveHere: '{{name}} hierher setzen',
  newForce: 'Neuer Verband: {{side}}',
  aboutForce: 'Name, Befehlshaber, Seite',
  forceName: 'Name',
  removeForce: 'Diesen Verband entfernen',
  force: 'Verband',
  shipOf: '{{ship}}, {{force}}',
};
