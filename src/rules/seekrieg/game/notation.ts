import { type Axial, hexKey, parseHexKey } from '../../../hex';
import { defineNotation, field } from '../../core';
import { type AircraftCount, ATTACKS, DECK_TASKS, type Order } from '../model/orders';
import { TURNS, type TurnTo, WAYS } from '../model/plan';
import { FORMATIONS } from '../model/scenario';
import { CONTACT_CHOICES } from '../model/searchMap';
import { SETTINGS } from '../model/tubes';
import { AIR_LEVELS } from '../tables/antiAircraftGuns';
import { SHELL_TYPES } from '../tables/shells';
import { PISTOLS } from '../tables/torpedoHits';

const { count, hex, id, idOrNone, oneOf, path, yesNo } = field;

const MAX_ITEMS = 40;
const NONE = '-';

/** Words joined by a plus sign; a lone hyphen for none. */
const joined = <Item>(
  name: field.FieldName,
  write: (item: Item) => string,
  read: (word: string) => Item | undefined,
  sign = '+',
): field.Field<Item[]> => ({
  name,
  takes: 'word',
  write: (items) => [items.map(write).join(sign) || NONE],
  read: ([word = '']) => (word === NONE ? [] : allOf(word.split(sign), read)),
});

/** All words as values; nothing if one of them is none, or if there are too many. */
function allOf<Item>(words: string[], read: (word: string) => Item | undefined) {
  const items = words.map(read);
  return items.length <= MAX_ITEMS && items.every((it) => it !== undefined) ? items : undefined;
}

const wholeIn = (word: string): number | undefined =>
  /^\d{1,5}$/.test(word) ? Number(word) : undefined;

/** `0+2`: whole numbers up to 99,999. */
const numbers = joined('ids', String, wholeIn);

/** A whole number up to 99,999: yards and feet. */
const length: field.Field<number> = {
  name: 'count',
  takes: 'word',
  write: (value) => [String(value)],
  read: ([word = '']) => wholeIn(word),
};

/** `PPS`: steps to port and starboard; a lone hyphen for none. */
const turns = joined<TurnTo>(
  'path',
  (turn) => turn,
  (word) => TURNS.find((turn) => turn === word),
  '',
);

/** The id of a target, a hyphen for none, or a hex. */
const at: field.Field<string | Axial> = {
  name: 'word',
  takes: 'word',
  write: (value) => [typeof value === 'string' ? value : hexKey(value)],
  read: (words) => idOrNone.read(words) ?? parseHexKey(words[0] ?? ''),
};

/** `a6m2:4+tbd-1:6:1`: the type, the number and the load, which may be left out if it is the first. */
const aircraft = joined<AircraftCount>(
  'ids',
  (it) => `${it.aircraft}:${it.count}${it.load > 0 ? `:${it.load}` : ''}`,
  (word) => {
    const [name = '', number = '', loaded = '0'] = word.split(':');
    const [type, each, load] = [id.read([name]), wholeIn(number), wholeIn(loaded)];
    if (type === undefined || each === undefined || load === undefined) return undefined;
    return { aircraft: type, count: each, load };
  },
);

const level = oneOf(AIR_LEVELS);

/** [SK-34.1] One line an order. */
export const notation = defineNotation<Order>({
  speed: ['speed', { ship: id, knots: count, way: oneOf(WAYS) }],
  element: ['element', { element: id, guide: id, formation: oneOf(FORMATIONS) }],
  turns: ['turns', { ship: id, turns }],
  evade: ['evade', { ship: id, on: yesNo }],
  smoke: ['smoke', { ship: id, smoke: oneOf(['funnel', 'chemical', 'off']) }],
  ram: ['ram', { ship: id, target: idOrNone }],
  depth: ['depth', { ship: id, feet: length }],
  starShell: ['star-shell', { ship: id, battery: count, turret: count, at }],
  searchlight: ['searchlight', { ship: id, use: id }],
  shells: ['shells', { ship: id, battery: count, type: oneOf(SHELL_TYPES) }],
  gunfire: [
    'fire',
    {
      ship: id,
      battery: count,
      turrets: numbers,
      target: idOrNone,
      estimateYards: length,
      isBarrage: yesNo,
    },
  ],
  smokeShell: ['smoke-shell', { ship: id, battery: count, hex }],
  torpedoes: [
    'torpedoes',
    {
      ship: id,
      mount: count,
      count,
      target: id,
      setting: oneOf(SETTINGS),
      pistol: oneOf(PISTOLS),
    },
  ],
  depthCharges: ['depth-charges', { ship: id, depths: numbers }],
  aheadThrown: ['ahead-thrown', { ship: id, target: id, depths: numbers }],
  damageControl: ['damage-control', { ship: id, onDamage: count, onFires: numbers }],
  carrier: ['carrier', { base: id, task: oneOf(DECK_TASKS), aircraft }],
  deck: ['deck', { base: id, aircraft }],
  strike: ['strike', { group: id, at, level, attack: oneOf(ATTACKS), knots: count }],
  cap: ['cap', { group: id, over: id, level, landsOnTurn: count }],
  vector: ['vector', { raid: id, sections: count }],
  allocate: ['allocate', { onFighters: count, onAttackers: count }],
  breakOff: ['break-off', { group: id }],
  aim: ['aim', { boxes: numbers }],
  attack: ['attack', { group: id, target: id, row: count, count }],
  abort: ['abort', { group: id }],
  spot: ['spot', { ship: id, target: idOrNone }],
  screen: ['screen', { ship: id, target: id }],
  search: ['search', { force: id, path }],
  searchPattern: ['search-pattern', { group: id, pattern: count, at: hex }],
  shadow: ['shadow', { force: id, contact: id }],
  contact: ['contact', { contact: id, choice: oneOf(CONTACT_CHOICES) }],
  formation: ['formation', { force: id, ship: id, offset: hex }],
  standing: ['standing', { of: id, torpedoPercent: count, combs: yesNo, attacksContacts: yesNo }],
  surrender: ['surrender', {}],
  runOn: ['run-on', { turns: count }],
  confirm: ['confirm', {}],
});
