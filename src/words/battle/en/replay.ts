/** The replay of a battle. */
export const en = {
  nothingSealed: 'Nothing was sealed for this moment.',
  listOf: '{{side}}’s sealed list',
  noFire: 'No fire.',
  line: '<1>{{ship}}</1>, {{weapon}} at <2>{{target}}</2>',
  lineFull: '<1>{{ship}}</1>, {{weapon}} at <2>{{target}}</2>, full strength',
  didNotFire: 'did not fire (BT-8.11)',
  bySpread: '{{hits}} by the spread',
  replay: 'Replay the battle',
  round: 'Round {{round}}',
  sinks: '{{ship}} sinks',
  scuttled: '{{ship}} is scuttled',
} as const;
