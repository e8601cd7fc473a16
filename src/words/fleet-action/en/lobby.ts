/** The pages before a battle of Fleet Action. */
export const en = {
  kind: 'Tactical battle',
  book: 'Fleet Action',
  scenarios: 'Tactical battles',
  scenariosText:
    'Ship by ship in turns of six minutes: speed and course, armor, critical hits and the nerve of the crews.',
  begin: 'Begin the battle',
  levelText:
    'Single ships on hexes of 1,000 yards, in turns of six minutes: plot speed and course, spot, fire with twenty-sided dice through real armor, launch torpedoes.',
  'light.day': 'day',
  'light.night': 'night',
  weather: '{{light}}, visibility {{yards}} yards',
  blind: '{{light}}, no visibility',
  turns_one: 'one turn of six minutes',
  turns_other: 'up to {{count}} turns of six minutes',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one':
    'After one turn points decide: for ships sunk, crippled and driven off, and for the goals below.',
  'brief.wins_other':
    'After {{count}} turns points decide: for ships sunk, crippled and driven off, and for the goals below. Twice the enemy’s is a decisive victory.',
  'brief.turn':
    'A turn is six minutes: squadrons move one after another, declare torpedoes, then ships fire in turn, fight fires and repair.',
  'force.markers_one': '{{count}} contact marker, hiding ships or empty',
  'force.markers_other': '{{count}} contact markers, hiding ships or empty',
  'force.aircraft_one': '{{count}} aircraft',
  'force.aircraft_other': '{{count}} aircraft',
  guns: '{{count}} × {{gun}}',
  ship: '{{guns}}, {{knots}} kn, structure {{structure}}, flotation {{flotation}}',
  boat: '{{knots}} kn, hull {{hull}}, torpedo tubes {{bow}} + {{stern}}',
  unarmed: '{{knots}} kn, structure {{structure}}, flotation {{flotation}}',
  enters: 'enters in turn {{turn}}',
  hidden: 'under a contact marker',
  commandValue: 'Command Value {{value}}',
  air: 'Aircraft',
  submarines: 'Submarines',
  stand: '{{count}} {{aircraft}}',
  vessels: '{{count}} vessels',
  'lesson.title': 'Your first tactical battle',
  'lesson.text':
    'Three cruisers against the Graf Spee: courses, salvos, damage control, explained while you play.',
  'lesson.begin': 'Start the gunnery lesson',
  'lesson.again': 'Take the gunnery lesson again: the River Plate',
} as const;
