/** The pages before a game of Sea Wings. */
export const en = {
  kind: 'Carrier operation',
  book: 'Sea Wings',
  scenarios: 'Carrier operations',
  scenariosText:
    'Carriers and bases on a chart, in turns of four hours: flight decks, searches, strikes, and dummies to mislead.',
  begin: 'Begin the operation',
  levelText:
    'Carriers, bases and their aircraft on a chart of 24-mile hexes, in turns of four hours: search, strike, defend, and hide behind dummies.',
  turns_one: 'one turn of four hours',
  turns_other: 'up to {{count}} turns of four hours',
  'option.searchAndStrike': 'Search and strike',
  'optionText.searchAndStrike':
    'Strikes may fly at markers that are not spotted: they look for their target themselves, and may miss it.',
  'option.fuel': 'Fuel',
  'optionText.fuel': 'Task forces that run at full speed may run low on fuel and be slowed.',
  'option.lastMessage': 'Last message',
  'optionText.lastMessage': 'A searcher that is shot down may still send its report.',
  fixed: 'Set by the scenario.',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'More points after one turn wins: for ships sunk and crippled, for aircraft, and for the goals below.',
  'brief.wins_other':
    'More points after {{count}} turns wins: for ships sunk and crippled, for aircraft, and for the goals below.',
  'brief.turn':
    'A turn is four hours: plan your aircraft in secret, let the strikes fly, fight fires, plot courses, move, search, and fire where fleets meet.',
  airGroups: 'Air groups',
  bases: 'Bases',
  'force.factors_one': '{{count}} factor of aircraft',
  'force.factors_other': '{{count}} factors of aircraft',
  'force.bases_one': '{{count}} base',
  'force.bases_other': '{{count}} bases',
  'lesson.title': 'Your first carrier operation',
  'lesson.text': 'A search, a patrol, a course and a strike at Midway, explained while you play.',
  'lesson.begin': 'Start the carrier lesson',
  'lesson.again': 'Take the carrier lesson again: Midway',
  airGroup: 'Aircraft',
} as const;
