/** The lesson beside a first game of Sea Wings: one search, one patrol, a course, a strike. */
export const en = {
  'title.welcome': 'Find them first',
  'text.welcome':
    'Two fleets look for each other over a sea too wide to see across. Whoever finds the other first, and strikes with all he has, usually wins.',
  'title.setup': 'Set-up',
  'text.setup':
    'Your ships are sorted into task forces already. Leave them as they are, and confirm.',
  'title.chart': 'The chart',
  'text.chart':
    'Your task forces are the plates with ships. The diamonds with a question mark are enemy markers: ships, or dummies. You see where they lie, not what they are.',
  'title.decks': 'The flight decks',
  'text.decks':
    'Every carrier and base has a board of boxes. What stands in the hangar can be given a task each turn; each number is a handful of aircraft.',
  'title.search': 'One search',
  'text.search':
    'Take dive bombers or patrol aircraft from a hangar, and press Search (3). Turn the arc on the chart toward the enemy with a click, then plan the search.',
  'text.search.touch':
    'Tap dive bombers or patrol aircraft in a hangar, then Search. Tap the chart where they should look, then plan the search.',
  'title.patrol': 'One patrol',
  'text.patrol':
    'Take fighters, and press CAP (2): they guard their own task force. The button Usual plan does all of this at once.',
  'title.confirm': 'Seal it',
  'text.confirm':
    'Confirm your plans. Both sides plan in secret, and what was planned happens at the same time. From the next turn on patrols and searches repeat automatically.',
  'title.plot': 'Courses',
  'text.plot':
    'Pick a task force, then one of the green hexes. A fleet that launched aircraft is slower. Confirm when all have their courses.',
  'title.dummies': 'Dummies',
  'text.dummies':
    'Markers move now. Dummies move with them, so that the enemy cannot tell which is which. Confirm.',
  'title.found': 'Found!',
  'text.found':
    'A marker with a number is spotted: its report says what was seen. Pick it to read all that is known of it.',
  'title.strike': 'One strike',
  'text.strike':
    'Choose the target under Strike, give bombers and an escort of fighters, and look at the odds before you plan it. Loaded aircraft on deck burn well, so strike before he does.',
  'title.farewell': 'The rest is yours',
  'text.farewell':
    'Strikes are told step by step and can be skipped. Ask a bot for advice whenever you like, and press ? for the keys. Good hunting.',
} as const;
