import type { Translation } from '../../core/catalog';
import type { en } from '../en/replay';

export const de: Translation<typeof en> = {
  nothingSealed: 'Für diesen Zeitpunkt war nichts verdeckt befohlen.',
  listOf: 'Verdeckte Liste: {{side}}',
  noFire: 'Kein Feuer.',
  line: '<1>{{ship}}</1>, {{weapon}} auf <2>{{target}}</2>',
  lineFull: '<1>{{ship}}</1>, {{weapon}} auf <2>{{target}}</2>, volle Stärke',
  didNotFire: 'feuerte nicht (BT-8.11)',
  bySpread: '{{hits}} durch den Fächer',
  afterwards: 'Nach dem Gefecht oder bis hierher',
  inReplay: 'In der Wiederholung',
  replay: 'Das Gefecht wiederholen',
  leave: 'Die Wiederholung verlassen',
  report: 'Der Gefechtsbericht',
  run: 'Abspielen und anhalten',
  back: 'Zurück',
  on: 'Weiter',
  toStart: 'Zum Anfang',
  toLast: 'Zum letzten Zeitpunkt',
  slower: 'Langsamer',
  faster: 'Schneller',
  round: 'Runde {{round}}',
  sinks: '{{ship}} sinkt',
  scuttled: '{{ship}} wird selbst versenkt',
};
