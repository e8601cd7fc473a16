/** The pages before a battle of Seekrieg. */
export const en = {
  kind: 'Naval gunnery',
  book: 'Seekrieg',
  scenarios: 'Naval gunnery',
  scenariosText:
    'In full detail, in turns of two minutes: fire control, each shell against the plate it strikes, fire and flooding.',
  begin: 'Begin the battle',
  levelText:
    'Single ships on hexes of 500 yards, in turns of two minutes: steer in secret, load shells, fire by percentages, and follow every hit through belt, deck or turret to what it breaks.',
  'light.day': 'day',
  'light.morning-twilight': 'morning twilight',
  'light.evening-twilight': 'evening twilight',
  'light.night': 'night',
  'sight.denseFog': 'dense fog',
  'sight.thickFog': 'thick fog',
  'sight.moderateFog': 'moderate fog',
  'sight.lightFog': 'light fog',
  'sight.thinFog': 'thin fog',
  'sight.haze': 'haze',
  'sight.lightHaze': 'light haze',
  'sight.clear': 'clear',
  'sight.veryClear': 'very clear',
  'sight.exceptional': 'exceptionally clear',
  weather: '{{light}}, {{sight}}, sea force {{force}}',
  rolled: 'weather rolled when it begins',
  turns_one: 'one turn of two minutes',
  turns_other: 'up to {{count}} turns of two minutes',
  'brief.have': '{{side}}: {{forces}}.',
  'brief.wins_one': 'After one turn points decide, by what each side was sent to do.',
  'brief.wins_other':
    'After {{count}} turns points decide, by what each side was sent to do; totals within a tenth of each other are a draw.',
  'brief.turn':
    'A turn is two minutes: both plot courses in secret, ships move at once, both plot fire, then shells and torpedoes arrive together.',
  guns: '{{count}} × {{bore}} in',
  ship: '{{guns}}, belt {{belt}} in, deck {{deck}} in, {{knots}} kn, {{dp}} points',
  unarmed: '{{knots}} kn, {{dp}} points',
  enters: 'arrives in turn {{turn}}',
  'lesson.title': 'Your first gunnery duel',
  'lesson.text':
    'Bismarck and Prinz Eugen against Hood and Prince of Wales: courses, salvos, armor and what breaks behind it, explained while you play.',
  'lesson.begin': 'Start the armor lesson',
  'lesson.again': 'Take the armor lesson again: the Denmark Strait',
} as const;
