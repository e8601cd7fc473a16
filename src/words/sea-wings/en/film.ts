/** A strike told picture by picture. */
export const en = {
  film: 'The strike, step by step',
  title: 'Strike on {{target}}',
  'station.approach': 'Approach',
  'station.cap': 'CAP',
  'station.flak': 'Flak',
  'station.attack': 'Attack',
  'station.hits': 'Hits',
  hold: 'Hold',
  go: 'Go on',
  next: 'Next',
  skip: 'Skip',
  of: '{{at}} of {{of}}',
} as const;
