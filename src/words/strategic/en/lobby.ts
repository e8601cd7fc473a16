/** The pages before an operation. */
export const en = {
  'levelText.basic':
    'Basic game: divisions move between range boxes in six-hour turns: search, patrol, strike, close, fight.',
  'levelText.advanced':
    'Advanced game: divisions and squadrons move on a chart of 20-mile hexes in one-hour turns, and reports of the enemy may be wrong.',
  begin: 'Begin the operation',
  scenarios: 'Operations',
  scenariosText:
    'Fleets, carriers, submarines and bases over hours and days: search, strike, close in. On range bands or on a chart.',
  'weather.poorAtTimes': 'poor weather at times',
  operation: 'Operation',
  'level.basic': 'basic game',
  'level.advanced': 'advanced game',
  'turns.basic_one': 'one six-hour turn',
  'turns.basic_other': 'up to {{count}} six-hour turns',
  'turns.advanced_one': 'one one-hour turn',
  'turns.advanced_other': 'up to {{count}} one-hour turns',
  'option.nearAttacks': 'Surface attacks at close range only',
  'optionText.nearAttacks':
    'A division at Short may attack enemies at Short or Medium only, not in any box.',
  'option.twoQuietTurns': 'Two quiet turns end the game',
  'optionText.twoQuietTurns':
    'The original rule. Without it the game goes on until nobody has been spotted for {{count}} turns.',
  airGroup: 'Aircraft',
  'weather.clear': 'clear',
  book: 'Operations',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'The better ratio of points after one turn wins. Points are scored for ships sunk and damaged, aircraft lost, and the goals below.',
  'brief.wins_other':
    'The better ratio of points after at most {{count}} turns wins. Points are scored for ships sunk and damaged, aircraft lost, and the goals below.',
  'brief.turn.basic':
    'A turn is six hours in eight steps, planned in secret by both sides: search, patrol, strike, close or open the range, fight on the surface, repair.',
  'brief.turn.advanced':
    'A turn is one hour, planned in secret by both sides: fight where you have met the enemy, move ships and aircraft over the chart, arm, land, repair.',
  'force.aircraft_one': '{{count}} aircraft',
  'force.aircraft_other': '{{count}} aircraft',
  'force.bases_one': '{{count}} base or land unit',
  'force.bases_other': '{{count}} bases and land units',
  'lesson.title': 'Your first operation',
  'lesson.text':
    'Learn by playing: Shoho, 1942, one carrier and a few cruisers against a landing force. It takes about ten minutes.',
  'lesson.begin': 'Start the operations lesson',
  'lesson.again': 'Take the operations lesson again: Shoho',
} as const;
