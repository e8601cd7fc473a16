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
  replay: 'Das Gefecht wiederholen',
  round: 'Runde {{round}}',
  sinks: '{{ship}} sinkt',
  scuttled: '{{ship}} wird selbst versenkt',
};
