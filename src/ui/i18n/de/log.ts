import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/log';

export const de: Translation<typeof en> = {
  news: 'Meldungen',
  nothingYet: 'Noch ist nichts geschehen.',
  noLine: 'Davon berichtet keine Zeile.',
  wordsToFind: 'Wörter im Logbuch suchen',
  find: 'Suchen …',
  onlyShip: 'Nur Zeilen über ein Schiff',
  allShips: 'Alle',
  lastOwn: 'Mein letzter Befehl',
  lastOwnHint: 'Zu meinem letzten Befehl ({{key}})',
  found_one: 'Eine Zeile gefunden',
  found_other: '{{count}} Zeilen gefunden',
  table: 'Tabelle',
  tableOfPack: 'Tabelle aus „{{pack}}“.',
  standardTable: 'Standardtabelle.',
  source: 'Quelle: <1>{{source}}</1>.',
  someFill: 'Einige Werte sind ergänzt.',
  asPrinted: 'Werte wie gedruckt.',
  lot: 'Los: {{reason}}',
};
