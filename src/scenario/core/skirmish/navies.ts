import { type BySide, bySide } from '../../../rules/core';

/** The navies of the registry that may meet; `code` stands for one in a link. */
export const NAVIES = [
  { id: 'royal-navy', code: 'rn', name: 'Royal Navy', nation: 'united-kingdom', side: 'allies' },
  {
    id: 'united-states-navy',
    code: 'us',
    name: 'United States Navy',
    nation: 'united-states',
    side: 'allies',
  },
  {
    id: 'marine-nationale',
    code: 'mn',
    name: 'Marine Nationale',
    nation: 'france',
    side: 'allies',
  },
  {
    id: 'royal-netherlands-navy',
    code: 'nl',
    name: 'Royal Netherlands Navy',
    nation: 'netherlands',
    side: 'allies',
  },
  { id: 'soviet-navy', code: 'su', name: 'Soviet Navy', nation: 'soviet-union', side: 'allies' },
  { id: 'kriegsmarine', code: 'km', name: 'Kriegsmarine', nation: 'germany', side: 'axis' },
  { id: 'regia-marina', code: 'rm', name: 'Regia Marina', nation: 'italy', side: 'axis' },
  {
    id: 'imperial-japanese-navy',
    code: 'jn',
    name: 'Imperial Japanese Navy',
    nation: 'japan',
    side: 'axis',
  },
] as const;

type Navy = (typeof NAVIES)[number];
export type NavyId = Navy['id'];

/** The navies of each side. */
export const SIDE_NAVIES: BySide<readonly NavyId[]> = bySide((side) =>
  NAVIES.filter((navy) => navy.side === side).map(({ id }) => id),
);
