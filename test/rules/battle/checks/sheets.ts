import type { TestShip } from '../fixture';

const row = (count: number, armor: 'H' | 'L' | 'N'): string => armor.repeat(count);

/** Ships of the table in BT-16.9, written out by hand. */
export const BISMARCK: TestShip = {
  id: 'bismarck',
  type: 'BB',
  speed: '2',
  hull: row(12, 'H'),
  primary: row(6, 'H'),
  secondary: row(1, 'L'),
  tertiary: row(2, 'N'),
  aa: row(6, 'N'),
};
export const PRINZ_EUGEN: TestShip = {
  id: 'eugen',
  type: 'CA',
  speed: '2+',
  hull: row(8, 'L'),
  secondary: row(3, 'L'),
  tertiary: row(1, 'N'),
  aa: row(4, 'N'),
  torpedoes: { factors: 2, kind: 'other' },
};
/** With the weak magazines of BT-19.1. */
export const HOOD: TestShip = {
  id: 'hood',
  type: 'BC',
  speed: '2',
  hull: row(12, 'H'),
  primary: row(6, 'H'),
  secondary: '',
  tertiary: row(2, 'N'),
  aa: row(6, 'N'),
  torpedoes: { factors: 1, kind: 'other' },
  traits: ['weakMagazines'],
};
export const PRINCE_OF_WALES: TestShip = {
  id: 'wales',
  type: 'BB',
  speed: '2',
  hull: row(12, 'H'),
  immune: 12,
  primary: row(7, 'H'),
  secondary: '',
  tertiary: row(2, 'N'),
  aa: row(6, 'N'),
};
export const SCHARNHORST: TestShip = {
  id: 'scharnhorst',
  type: 'BC',
  speed: '2+',
  hull: row(11, 'H'),
  primary: row(5, 'H'),
  secondary: row(1, 'L'),
  tertiary: row(2, 'N'),
  aa: row(6, 'N'),
  torpedoes: { factors: 1, kind: 'other' },
};
export const GRAF_SPEE: TestShip = {
  id: 'spee',
  type: 'CA',
  speed: '2',
  hull: row(8, 'L'),
  primary: row(3, 'L'),
  secondary: row(1, 'N'),
  tertiary: row(1, 'N'),
  aa: row(2, 'N'),
  torpedoes: { factors: 1, kind: 'other' },
};
export const EXETER: TestShip = {
  id: 'exeter',
  type: 'CA',
  speed: '2+',
  hull: row(7, 'L'),
  secondary: row(2, 'N'),
  tertiary: row(1, 'N'),
  aa: row(2, 'N'),
  torpedoes: { factors: 1, kind: 'other' },
};
export const AJAX: TestShip = { ...EXETER, id: 'ajax', type: 'CL', aa: row(3, 'N') };
export const ACHILLES: TestShip = { ...AJAX, id: 'achilles' };
export const BELFAST: TestShip = {
  id: 'belfast',
  type: 'CL',
  speed: '2+',
  hull: row(8, 'L'),
  secondary: row(3, 'L'),
  tertiary: row(1, 'N'),
  aa: row(5, 'N'),
  torpedoes: { factors: 1, kind: 'other' },
};
/** [BT-EX20] Hull and guns of the other cruisers at North Cape; the rest as Belfast's, Norfolk's turrets unarmored. */
export const NORFOLK: TestShip = {
  ...BELFAST,
  id: 'norfolk',
  type: 'CA',
  hull: row(7, 'L'),
  secondary: row(3, 'N'),
};
export const SHEFFIELD: TestShip = { ...BELFAST, id: 'sheffield', hull: row(7, 'L') };

/** The cruiser of BT-EX26 to BT-EX28: seven light hull boxes, class 2. */
export const cruiser = (id: string): TestShip => ({
  id,
  type: 'CA',
  speed: '2',
  hull: row(7, 'L'),
  secondary: row(3, 'L'),
  tertiary: row(1, 'N'),
  aa: row(3, 'N'),
});
export const KAGERO: TestShip = {
  id: 'kagero',
  type: 'DD',
  speed: '2+',
  hull: row(4, 'N'),
  secondary: '',
  tertiary: row(1, 'N'),
  aa: row(1, 'N'),
  torpedoes: { factors: 3, kind: 'long-lance' },
};
export const FLETCHER: TestShip = {
  ...KAGERO,
  id: 'fletcher',
  aa: row(2, 'N'),
  torpedoes: { factors: 3, kind: 'us' },
};
