import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/rules';

export const de: Translation<typeof en> = {
  opening: 'Die Regeln werden aufgeschlagen …',
  sections: 'Abschnitte',
  books: 'Spiele',
  book: '{{games}} ({{book}})',
  search: 'Regeln durchsuchen',
  found_one: 'Eine gefunden',
  found_other: '{{count}} gefunden',
  none: 'Keine Regel enthält alle diese Wörter.',
  address: 'Adresse von {{id}}',
  tableLabel: 'Tabelle',
  back: 'Zurück',
  openInRules: 'In den Regeln öffnen',
  unknown: 'Die Regeln haben keine Regel {{id}}.',
  source: 'Woher das kommt',
  sourceOf: 'Woher {{id}} kommt',
  'note.fill': 'Von uns ergänzt',
  'note.reading': 'Unsere Lesart',
  'note.hex': 'Für Hexfelder',
  'note.follows': 'Folgt aus anderen Regeln',
  'note.source': 'Quelle',
  otherTable: 'In Gefechten mit „{{pack}}“ gilt eine andere Tabelle: {{table}}.',
};
