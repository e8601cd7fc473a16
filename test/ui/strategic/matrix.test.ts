import { expect, test } from 'vitest';
import { facesOf, landFacesOf } from '../../../src/ui/systems/strategic/desk/faces';
import { movesOf } from '../../../src/ui/systems/strategic/desk/moves';
import {
  COLUMNS,
  columnKey,
  contentsOf,
  distancesFrom,
} from '../../../src/ui/systems/strategic/matrix/columns';
import { sayDivision, sayLand } from '../../../src/ui/systems/strategic/matrix/say';
import { basicAt } from '../../rules/strategic/basicGame';
import { deskOf } from './deskOf';

const CLOSING = { step: { kind: 'closing' } } as const;

test('[ST-1.15] ten columns, from the farthest box of Player One to that of Player Two', () => {
  expect(COLUMNS.map(columnKey)).toEqual([
    ...['allies/outOfContact', 'allies/extreme', 'allies/long', 'allies/medium', 'allies/short'],
    ...['axis/short', 'axis/medium', 'axis/long', 'axis/extreme', 'axis/outOfContact'],
  ]);
});

test('a counter picked shows how far every column of the other side is, and who flies there', () => {
  const distances = distancesFrom({ side: 'allies', box: 'long' });
  expect([...distances.keys()].every((key) => key.startsWith('axis/'))).toBe(true);
  expect(distances.get('axis/long')).toEqual({ steps: 4, miles: 180, reach: 'all' });
  expect(distances.get('axis/extreme')).toEqual({ steps: 5, miles: 250, reach: 'longLegged' });
  expect(distances.get('axis/outOfContact')?.reach).toBe('none');
});

test('own divisions lie open; of the enemy there are counters, and ships once they are spotted', () => {
  const { desk } = deskOf({ state: basicAt({ ...CLOSING, spotted: ['X1'] }) });
  const { allies, axis } = facesOf(desk.view);
  expect(allies.find(({ id }) => id === 'A1')?.ships).toHaveLength(3);
  expect(axis.map(({ id, ships }) => [id, ships?.length ?? null])).toEqual([
    ['X1', 3],
    ['X2', null],
  ]);
  expect(axis.every(({ isOpen }) => !isOpen)).toBe(true);
});

test('a column holds its divisions, submarines after them, and its land', () => {
  const { desk } = deskOf({ state: basicAt({ ...CLOSING, boxes: { AS1: 'long' } }) });
  const { divisions, land } = contentsOf(
    { side: 'allies', box: 'long' },
    facesOf(desk.view).allies,
    landFacesOf(desk.view),
  );
  expect(divisions.map(({ id }) => id)).toEqual(['A1', 'A2', 'AS1']);
  expect(land).toHaveLength(3);
});

test('counters are told in words: ships by name, or that they are unknown', () => {
  const { desk } = deskOf({ state: basicAt(CLOSING) });
  const { allies, axis } = facesOf(desk.view);
  const say = (face: (typeof axis)[number] | undefined) =>
    face && sayDivision(face, desk.view, desk.names);
  expect(say(allies[0])).toBe('A1, Division A1, Player One; Long; A-CARRIER, A-CRUISER and A-DD-1');
  expect(say(axis[0])).toBe('X1, division X1, Player Two; Long; ships unknown');
  const base = landFacesOf(desk.view)[0];
  expect(base && sayLand(base, desk.names)).toBe('The airbase, airbase, Player One; Long; intact');
});

test('a division that may close has its mark one column nearer', () => {
  const { desk } = deskOf({ state: basicAt(CLOSING), selected: 'A1' });
  expect(movesOf(desk)).toEqual([
    {
      side: 'allies',
      box: 'medium',
      order: { kind: 'closeRange', division: 'A1', answer: 'yes' },
      isOrdered: false,
    },
  ]);
  expect(movesOf({ ...desk, selected: 'X1' })).toEqual([]);
});
