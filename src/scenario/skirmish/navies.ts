/** The navies of the registry that may meet; `code` stands for one in a link. */
export const NAVIES = [
  { id: 'royal-navy', code: 'rn', name: 'Royal Navy', nation: 'united-kingdom' },
  { id: 'united-states-navy', code: 'us', name: 'United States Navy', nation: 'united-states' },
  { id: 'marine-nationale', code: 'mn', name: 'Marine Nationale', nation: 'france' },
  {
    id: 'royal-netherlands-navy',
    code: 'nl',
    name: 'Royal Netherlands Navy',
    nation: 'netherlands',
  },
  { id: 'soviet-navy', code: 'su', name: 'Soviet Navy', nation: 'soviet-union' },
  { id: 'kriegsmarine', code: 'km', name: 'Kriegsmarine', nation: 'germany' },
  { id: 'regia-marina', code: 'rm', name: 'Regia Marina', nation: 'italy' },
  { id: 'imperial-japanese-navy', code: 'jn', name: 'Imperial Japanese Navy', nation: 'japan' },
] as const;

export type Navy = (typeof NAVIES)[number];
export type NavyId = Navy['id'];
export const NAVY_IDS: readonly NavyId[] = NAVIES.map(({ id }) => id);
