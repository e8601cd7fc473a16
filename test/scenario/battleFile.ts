/** New values by their paths, such as `taskForces[0].side`; `undefined` takes a key away. */
export type Changes = Readonly<Record<string, unknown>>;

/** A copy of a file with some places changed. */
export function changed(sample: object, changes: readonly Changes[]): Record<string, unknown> {
  const file = structuredClone(sample) as Record<string, unknown>;
  for (const [path, value] of changes.flatMap(Object.entries)) put(file, stepsOf(path), value);
  return file;
}

/** A good scenario file, with some places changed. */
export const battleFile = (...changes: readonly Changes[]): Record<string, unknown> =>
  changed(SAMPLE, changes);

const SAMPLE = {
  system: 'battle',
  id: 'sample',
  title: 'Sample',
  place: 'Denmark Strait',
  date: '1941-05-24',
  time: '05:52',
  hour: 'day',
  weather: 'clear',
  radius: 9,
  sides: {
    allies: { name: 'Royal Navy', nation: 'united-kingdom' },
    axis: { name: 'Kriegsmarine', nation: 'germany' },
  },
  rounds: 4,
  minutes: 40,
  taskForces: [
    {
      id: 'british',
      name: 'British',
      side: 'allies',
      entry: ['SE'],
      ships: [{ ship: 'hood' }, { ship: 'prince-of-wales' }],
    },
    {
      id: 'german',
      name: 'German',
      side: 'axis',
      entry: ['N'],
      ships: [{ ship: 'bismarck' }, { ship: 'prinz-eugen' }],
    },
  ],
  situation: ['One.', 'Two.', 'Three.'],
  victory: 'Points.',
  history: 'It happened.',
  sources: ['A book', 'Another book'],
};

const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

function put(file: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  const [step = '', ...rest] = steps;
  if (rest.length > 0) put(file[step] as Record<string, unknown>, rest, value);
  else if (value === undefined) delete file[step];
  else file[step] = structuredClone(value);
}
