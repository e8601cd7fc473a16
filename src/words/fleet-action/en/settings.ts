/** What a question may change of a battle. */
export const en = {
  hour: 'Hour',
  'hour.day': 'day',
  'hour.night': 'night',
  visibility: 'Visibility in range bands',
  weather: 'Weather',
  'weather.as-written': 'as written',
  'weather.clear': 'clear',
  'weather.bad': 'bad everywhere',
  missing: 'What the scenario changes of her',
  'missing.as-written': 'as written',
  'missing.none': 'nothing',
  structure: 'Structure lost',
  flotation: 'Flotation lost',
  crew: 'Crew quality',
} as const;
