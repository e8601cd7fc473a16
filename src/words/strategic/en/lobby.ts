/** The pages before an operation. */
export const en = {
  'levelText.basic':
    'Basic game: divisions stand in range boxes, a turn is six hours: search, patrol, strike, close, fight.',
  'levelText.advanced':
    'Advanced game: divisions and squadrons move over a chart of 20-mile hexes, a turn is an hour, and reports of the enemy may be wrong.',
  begin: 'Begin the operation',
  scenarios: 'Operations',
  'weather.poorAtTimes': 'poor weather at times',
  'level.basic': 'Operation, basic game',
  'level.advanced': 'Operation, advanced game',
  'turns.basic_one': 'one turn of six hours, about {{minutes}} minutes',
  'turns.basic_other': 'up to {{count}} turns of six hours, about {{minutes}} minutes',
  'turns.advanced_one': 'one turn of an hour, about {{minutes}} minutes',
  'turns.advanced_other': 'up to {{count}} turns of an hour, about {{minutes}} minutes',
  airGroup: 'Aircraft',
  groundForces: 'Bases',
  'weather.clear': 'clear',
  book: 'Operations',
} as const;
