import { type Axial, flatNeighbors, hexKey, ORIGIN } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../../rules/seekrieg';
import { inventOrder, nameFrom, pickOr } from '../../common/inventOrder';

/** Words that an order may be made of: names of things of either side, now and then of none at all. */
function wordsOf({ ships, forces, hidden }: SeekriegState, side: Side, draw: Draw) {
  const own = draw(4) === 0 ? enemyOf(side) : side;
  const name = (names: readonly string[]) => nameFrom(draw, names);
  const shipsOf = (of: Side) =>
    Object.values(ships)
      .filter((it) => it.side === of)
      .map(({ id }) => id);
  const contacts = Object.values(hidden.sightings[own]).map(({ id }) => id);
  const word =
    <T extends string>(...words: T[]) =>
    () =>
      pickOr(draw, words, words[0] as T);
  return {
    ship: () => name(shipsOf(own)),
    enemy: () => name(draw(3) === 0 ? contacts : shipsOf(enemyOf(own))),
    contact: () => name(contacts),
    element: () => name(Object.keys(forces[own].elements)),
    count: () => String(draw(8)),
    knots: () => String(draw(36)),
    way: word('ahead', 'ahead', 'ahead', 'astern'),
    formation: word('follow', 'together'),
    turns: word('-', 'P', 'S', 'PP', 'SSP'),
    answer: word('yes', 'no'),
    smoke: word('funnel', 'chemical', 'off'),
    feet: word('0', '50', '100', '250', '33'),
    hex: () => hexText(Object.values(ships), draw),
    type: word('APC', 'SAP', 'COM', 'HE'),
    indices: word('0', '0+1', '1', '0+1+2', '3', '0+0'),
    depths: word('-', '50', '50+100', '100+150+200', '50+50+50+100+100'),
    yards: word('0', '0', '0', '7500', '12250', '333'),
    setting: word('fast', 'middle', 'slow'),
    pistol: word('contact', 'contact', 'magnetic'),
    percent: word('0', '10', '100', '101'),
  };
}

/** The hex of a ship, or one beside it. */
function hexText(ships: readonly { hex: Axial }[], draw: Draw): string {
  const near = pickOr(draw, ships, { hex: ORIGIN }).hex;
  return hexKey(draw(2) === 0 ? pickOr(draw, flatNeighbors(near), ORIGIN) : near);
}

/** Lines of every kind of order, with words for its fields. */
const LINES = [
  'speed ship knots way',
  'element element ship formation',
  'turns ship turns',
  'evade ship answer',
  'smoke ship smoke',
  'ram ship enemy',
  'ram ship -',
  'depth ship feet',
  'star-shell ship count count hex',
  'star-shell ship count count enemy',
  'star-shell ship count count -',
  'searchlight ship off',
  'searchlight ship search',
  'searchlight ship enemy',
  'shells ship count type',
  'fire ship count indices enemy yards answer',
  'fire ship count indices enemy 0 no',
  'fire ship count indices - 0 no',
  'smoke-shell ship count hex',
  'torpedoes ship count count enemy setting pistol',
  'depth-charges ship depths',
  'ahead-thrown ship enemy depths',
  'damage-control ship count indices',
  'carrier ship launch a6m2:4',
  'deck ship a6m2:4',
  'strike ship hex M dive count',
  'cap ship ship M count',
  'vector contact count',
  'allocate count count',
  'break-off contact',
  'aim indices',
  'attack contact enemy count count',
  'abort contact',
  'spot ship enemy',
  'screen ship ship',
  'search contact hex',
  'search-pattern contact count hex',
  'shadow element contact',
  'contact contact engage',
  'formation element ship hex',
  'standing ship percent answer answer',
  'standing element percent answer answer',
  'surrender',
  'run-on count',
  'confirm',
] as const;

/** An order of some kind made up of whatever names there are, most often illegal. */
export const inventSeekrieg = (state: SeekriegState, side: Side, draw: Draw): Order =>
  inventOrder(draw, LINES, wordsOf(state, side, draw), seekrieg.parseOrder);
