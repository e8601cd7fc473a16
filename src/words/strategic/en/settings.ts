/** What a question may change of an operation. */
export const en = {
  weather: 'Weather',
  'weather.as-written': 'as written',
  'weather.good': 'good throughout',
  'weather.poor': 'poor throughout',
  turns: 'Turns',
  missing: 'Damage by the scenario',
  'missing.as-written': 'as written',
  'missing.none': 'none',
  damage: 'Damage Levels',
} as const;
