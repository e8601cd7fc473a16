import { type Axial, hexKey, parseHexKey } from '../../../hex';
import { defineNotation, field, SIDES } from '../../core';
import { AIR_ATTACKS, ALTITUDES } from '../model/air';
import { type Order, type PathStep, REPAIRS } from '../model/orders';
import { BATTERIES, LIGHT_WEAPONS } from '../model/units';

const { count, hex, id, idOrNone, ids, oneOf, path, yesNo } = field;

const side = oneOf(SIDES);
const altitude = oneOf(ALTITUDES);
const weapon = oneOf(LIGHT_WEAPONS);

const LETTERS: Readonly<Record<PathStep, string>> = { ahead: 'a', port: 'p', starboard: 's' };
const STEPS: Readonly<Record<string, PathStep>> = { a: 'ahead', p: 'port', s: 'starboard' };

/** Far more than any ship moves in a turn. */
const MAX_STEPS = 40;

/** `aapas`: a letter a step, ahead, to port or to starboard; a lone hyphen for none. */
const steps: field.Field<PathStep[]> = {
  name: 'path',
  takes: 'word',
  write: (value) => [value.map((step) => LETTERS[step]).join('') || '-'],
  read: ([word = '']) =>
    word === '-' ? [] : listOf([...word], (letter) => STEPS[letter], MAX_STEPS),
};

/** `0+2`: mounts by index; a lone hyphen for none. */
const mounts: field.Field<number[]> = {
  name: 'ids',
  takes: 'word',
  write: (value) => [value.join('+') || '-'],
  read: ([word = '']) => (word === '-' ? [] : listOf(word.split('+'), numberIn, MAX_STEPS)),
};

/** The id of a unit, or a hex. */
const at: field.Field<string | Axial> = {
  name: 'word',
  takes: 'word',
  write: (value) => [typeof value === 'string' ? value : hexKey(value)],
  read: (words) => id.read(words) ?? parseHexKey(words[0] ?? ''),
};

const numberIn = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : undefined;

/** All words as values; nothing if one of them is none, or if there are none or too many. */
function listOf<T>(
  words: readonly string[],
  read: (word: string) => T | undefined,
  most: number,
): T[] | undefined {
  const values = words.map(read);
  const isGood = values.length > 0 && values.length <= most && !values.includes(undefined);
  return isGood ? (values as T[]) : undefined;
}

/** [NW-33.1] One line an order, under the names of the table. */
export const notation = defineNotation<Order>({
  chooseFirst: ['first', { firstMove: side, firstAction: side }],
  layMines: ['lay-mines', { hex, by: idOrNone }],
  deploySub: ['deploy-sub', { sub: id, hex, surfaced: yesNo }],
  moveSub: ['move-sub', { sub: id, path, surfaced: yesNo }],
  subAttack: ['sub-attack', { sub: id, target: id, tubes: count, setting: count }],
  deployContact: ['deploy', { contact: id }],
  moveContact: ['move-contact', { contact: id, knots: count, steps }],
  detach: ['detach', { units: ids }],
  setSpeed: ['speed', { ship: id, knots: count }],
  laySmoke: ['smoke', { ship: id }],
  moveShip: ['move', { ship: id, steps }],
  declareTorpedo: ['torpedoes', { ship: id, mounts, setting: count, at }],
  ram: ['ram', { ship: id, target: id }],
  launch: ['launch', { home: id, stand: id, load: idOrNone }],
  serviceStand: ['service', { home: id, stand: id, points: count, load: idOrNone }],
  moveAir: ['fly', { stand: id, path, altitude }],
  land: ['land', { stand: id, home: id }],
  intercept: ['intercept', { stand: id, enemy: id }],
  escort: ['escort', { stand: id, friend: id }],
  setCap: ['cap', { stand: id, over: idOrNone }],
  launchPlane: ['plane', { ship: id, way: oneOf(['launch', 'recover']) }],
  jettison: ['jettison', { stand: id }],
  spot: ['spot', { unit: id, contact: id }],
  airCombat: ['air-combat', { stand: id, opponent: id, slip: yesNo }],
  identify: ['identify', { ship: id, target: id }],
  shootGuns: ['shoot', { ship: id, battery: oneOf(BATTERIES), mounts, target: id }],
  shootLight: [
    'light',
    { unit: id, weapon: oneOf(['mediumRange', 'closeRange']), factors: count, target: id },
  ],
  starShell: ['star-shell', { ship: id, battery: oneOf(BATTERIES), hex }],
  searchlight: ['searchlight', { ship: id, target: idOrNone }],
  flare: ['flare', { stand: id }],
  sweep: ['sweep', { ship: id, hex }],
  resolveTorpedo: ['resolve', { ship: id }],
  airAttack: ['air-attack', { stand: id, target: id, attack: oneOf(AIR_ATTACKS), aircraft: count }],
  antiAir: ['flak', { unit: id, weapon, stand: id, factors: count }],
  aswAttack: ['depth-charge', { ship: id, sub: id }],
  done: ['done', { what: idOrNone }],
  repair: ['repair', { ship: id, item: oneOf(REPAIRS) }],
  refillTubes: ['refill', { ship: id, mounts }],
  toContact: ['to-contact', { squadron: id }],
  offerEnd: ['offer-end', {}],
  concede: ['concede', {}],
});
