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
    'Every carrier and base has a board of boxes. What stands in the hangar can be given a task each turn; each number counts factors of six aircraft.',
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
  'hint.setup':
    'Your forces stand where history had them. Divide them or place dummies if you like, or simply confirm.',
  'hint.airPlans':
    'The usual plan gives fighters and scouts their work. Aircraft that search or patrol cannot strike in the same turn. Strikes fly at enemies that have been spotted, and at bases.',
  'hint.flyOff':
    'Aircraft with bombs aboard burn when a carrier is hit. Flown off, they strike as planned.',
  'hint.alarm': 'Only fighters in the Ready box of the force under attack can go up.',
  'hint.intercept':
    'Dice have decided how much of your CAP is in position. Fighters meet the bombers once before they attack and once on their way home.',
  'hint.aim':
    'Several factors at one ship are more likely to stop her; spread out they may stop several. What you leave free is spread over the carriers first.',
  'hint.damageControl':
    'Next, dice decide for each hit whether it is repaired, stays or gets worse.',
  'hint.grouping': 'Task forces in one hex may merge, and any may be divided.',
  'hint.plots':
    'Pick a task force, then one of the marked hexes. Last turn’s courses continue unless you change them.',
  'hint.dummies':
    'A dummy is a marker without ships. The enemy cannot tell it from a task force until he searches it.',
  'hint.answers': 'You say in advance what enemy searchers may report if they find you.',
  'hint.wishes':
    'Ships in reach of guns may engage. The table shows what it would cost both sides on average.',
  'hint.ways':
    'At once means a few rounds of dice here. As a battle it is fought ship by ship, and comes back with its losses.',
  'hint.fight':
    'You have the initiative: choose who fights in this round. Choosing none breaks off.',
  'hint.shots': 'Confirm to fire the usual shots.',
  'hint.cards':
    'Cards change one moment of the game. Keep my cards ends these questions for the turn.',
  'hint.discards': 'No more than six cards stay in the hand.',
} as const;
