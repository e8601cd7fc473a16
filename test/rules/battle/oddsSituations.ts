import { type BattleState, battle, type Order } from '../../../src/rules/battle';
import { atImpulse, mark, newBattle, setShip, type TestShip } from './fixture';

const BATTLESHIP: TestShip = { id: 'a', primary: 'HHHHHHHH', secondary: 'LLL', tertiary: 'NNN' };
export const CRUISERS: TestShip[] = [
  { id: 'b', secondary: 'NNNNN', tertiary: 'NNN', traits: ['excellentGunnery'] },
  { id: 'c', secondary: 'NNN', torpedoes: { factors: 3, kind: 'long-lance' } },
];
export const DESTROYERS: TestShip[] = ['d', 'e'].map((id) => ({
  ...{ id, type: 'DD', secondary: '', tertiary: 'NN' },
  torpedoes: { factors: 3, kind: 'long-lance' },
}));

export const ENEMY: TestShip = {
  id: 'x',
  primary: 'HHHH',
  secondary: 'LL',
  hull: 'LLLLLL',
  tertiary: 'NN',
};
export const PAIR: TestShip[] = ['p', 'q'].map((id) => ({
  ...{ id, counter: 'pair', secondary: '', tertiary: 'N', hull: 'NN' },
  torpedoes: { factors: 2, kind: 'other' },
}));

/** Allied ships and enemies so many hexes from each other, in a gunnery impulse or a torpedo impulse. */
const squadron = (ships: TestShip[], rangeHexes: number, impulse: 4 | 5): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships }],
      axis: [{ at: [rangeHexes, 0], ships: [ENEMY, ...PAIR] }],
    }),
    impulse,
  );

export interface Situation {
  state: BattleState;
  lines: string[];
}

export function battered(): BattleState {
  const state = squadron([BATTLESHIP, ...CRUISERS], 2, 4);
  mark(state, 'x', 'hull', 2);
  setShip(state, 'q', { speed: '0' });
  return state;
}

/** Two stacks of the same side in one hex, a third in another; an enemy of one ship and a pair. */
const crowded = (impulse: 4 | 5): BattleState =>
  atImpulse(
    newBattle({
      allies: [
        { at: [0, 0], ships: [BATTLESHIP] },
        { at: [0, 0], ships: CRUISERS },
        { at: [1, 0], ships: DESTROYERS },
      ],
      axis: [{ at: [2, 0], ships: [ENEMY, ...PAIR] }],
    }),
    impulse,
  );

export const SITUATIONS: Record<string, () => Situation> = {
  'a battleship at long range': () => ({
    state: squadron([BATTLESHIP], 5, 4),
    lines: ['fire a primary x'],
  }),
  'three ships with all their guns at a cruiser and a pair of destroyers': () => ({
    state: battered(),
    lines: ['a primary', 'a secondary', 'b secondary']
      .map((it) => `fire ${it} x`)
      .concat(['b tertiary', 'c secondary'].map((it) => `fire ${it} pair`)),
  }),
  'torpedoes at two hexes': () => ({
    state: squadron(DESTROYERS, 2, 5),
    lines: ['fire d torpedoes x', 'fire e torpedoes pair'],
  }),
  'Long Lances at three hexes, which fall by lot': () => ({
    state: squadron([...DESTROYERS, ...CRUISERS], 3, 5),
    lines: ['c', 'd', 'e'].map((id) => `fire ${id} torpedoes x`),
  }),
  'guns of two stacks in one hex, of which one may keep the other from firing': () => ({
    state: crowded(4),
    lines: [
      'a primary x',
      'a tertiary pair',
      'b secondary x',
      'c secondary pair',
      'd tertiary x',
    ].map((it) => `fire ${it}`),
  }),
  'torpedoes of a hex with two stacks and of another': () => ({
    state: crowded(5),
    lines: ['c torpedoes x', 'd torpedoes x', 'e torpedoes pair'].map((it) => `fire ${it}`),
  }),
};

export const readAll = (lines: string[]) => lines.map((line) => battle.parseOrder(line) as Order);
