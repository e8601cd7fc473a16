import { type Axial, type Direction, directionToward, hexLength, ORIGIN } from '../../../hex';
import type { Arc } from '../../../rules/battle/arcs';
import type { BoardSide } from '../../../rules/battle/scenario';
import type { Row, ShipType, SpeedClass, TorpedoKind } from '../../../rules/battle/sheet';
import type { Weapon } from '../../../rules/battle/state';

/** Words for the battle's codes: the one place where they become English. */
export const ROW_NAMES: Readonly<Record<Row, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  aa: 'AA',
  hull: 'Hull',
};

export const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  primary: 'primary guns',
  secondary: 'secondary guns',
  tertiary: 'tertiary guns',
  torpedoes: 'torpedoes',
};

/** How guns bear that do not all bear [BT-15.1]; nothing for the beam. */
export const ARC_PHRASES: Readonly<Record<Arc, string>> = {
  bow: ' over the bow',
  beam: '',
  stern: ' over the stern',
};

/** What boxes of a row are called in a sentence. */
export const boxesOf = (row: Row, count: number): string =>
  `${row === 'aa' ? 'AA' : row} ${count === 1 ? 'box' : 'boxes'}`;

export const TYPE_NAMES: Readonly<Record<ShipType, string>> = {
  BB: 'battleship',
  BC: 'battlecruiser',
  CV: 'aircraft carrier',
  CVL: 'light carrier',
  CVE: 'escort carrier',
  CVS: 'seaplane carrier',
  CD: 'coast defense ship',
  AC: 'armored cruiser',
  CA: 'heavy cruiser',
  CL: 'light cruiser',
  DD: 'destroyer',
  DE: 'destroyer escort',
  TB: 'torpedo boat',
  AMC: 'armed merchant cruiser',
  'large-transport': 'large transport',
  'small-transport': 'small transport',
};

/** Hull classification for tight places. */
export const typeMark = (type: ShipType): string =>
  type === 'large-transport' ? 'AP' : type === 'small-transport' ? 'AK' : type;

export const TORPEDO_NAMES: Readonly<Record<TorpedoKind, string>> = {
  'long-lance': 'Long Lance',
  japanese: 'Japanese',
  us: 'United States',
  other: 'standard',
};

export const SPEED_NAMES: Readonly<Record<SpeedClass, string>> = {
  '2+': 'speed 2+',
  '2': 'speed 2',
  '1': 'speed 1',
  '1 slow': 'speed 1 slow',
  '0': 'dead in the water',
};

export const DIRECTION_NAMES = [
  'north-east',
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
] as const;

export const directionName = (direction: Direction): string => DIRECTION_NAMES[direction];

export const BOARD_SIDE_NAMES: Readonly<Record<BoardSide, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
};

/** 'a hull box', 'an AA box', '2 hull boxes'. */
export const someBoxes = (row: Row, count: number): string =>
  `${count !== 1 ? count : row === 'aa' ? 'an' : 'a'} ${boxesOf(row, count)}`;

/** 'one hex', '3 hexes'. */
export const hexes = (count: number): string => (count === 1 ? 'one hex' : `${count} hexes`);

/** '2 hits', 'one hit', 'no hit'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${one}` : count === 1 ? `one ${one}` : `${count} ${many}`;

/** 'one hex north-east'; a displacement of many hexes goes by the nearest neighbor direction. */
export const displacementName = (displacement: Axial): string =>
  `${hexes(hexLength(displacement))} ${directionName(directionToward(ORIGIN, displacement))}`;

/** [BT-19.3] What being surprised until an impulse of round 1 comes to. */
export const surprisedText = (until: number): string =>
  `taken by surprise: neither moves nor fires before impulse ${until} of round 1`;

/** 'Hood', 'Hood and Prince of Wales', 'Ajax, Achilles and Exeter'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nothing';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The form of a verb for a name that stands for one ship, or for several: 'Hood and 3 more move'. */
export const agree = (name: string, one: string, many: string): string =>
  name.includes(' and ') ? many : one;

/** '24 May 1941' from an ISO date or date and hour. */
export function longDate(iso: string): string {
  const [year = '', month = '1', day = ''] = iso.slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Words at the start of a sentence. */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
