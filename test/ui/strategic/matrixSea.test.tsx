import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FuelSign } from '../../../src/ui/chart/signs';
import { deckOf } from '../../../src/ui/systems/strategic/matrix/Formation';
import { placeOf } from '../../../src/ui/systems/strategic/matrix/Island';
import { objectivesAt, objectivesIn } from '../../../src/ui/systems/strategic/matrix/objectivesAt';
import { shippedStrategic } from '../../scenario/shipped';

const midway = shippedStrategic.find(({ card }) => card.id === 'midway')?.scenario;
if (!midway) throw new Error('no Midway');

test('a deck shows what is ready and what flies, without floatplanes and lost squadrons', () => {
  const squadron = (id: string, home: string, steps: number, isScout = false) => ({
    ...{ id, home, steps, isScout },
  });
  const squadrons = Object.fromEntries(
    [
      squadron('a', 'hornet', 4),
      squadron('b', 'hornet', 3),
      squadron('c', 'hornet', 0),
      squadron('d', 'hornet', 1, true),
      squadron('e', 'enterprise', 4),
    ].map((it) => [it.id, it]),
  ) as never;
  const sortie = (of: string, mission: 'cap' | 'strike', steps: number) => ({
    ...{ squadron: of, mission, steps, target: null, weapon: null },
  });
  expect(deckOf(squadrons, 'hornet', [sortie('a', 'cap', 1), sortie('b', 'strike', 3)])).toEqual([
    { mission: 'ready', steps: 3 },
    { mission: 'cap', steps: 1 },
    { mission: 'strike', steps: 3 },
  ]);
  expect(deckOf(squadrons, 'benham', [])).toEqual([]);
});

test('[ST-22.10] objectives stand where they are won', () => {
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
  expect(ids(objectivesAt(midway, ['midway-airbase']))).toEqual(['airbase', 'landing']);
  expect(ids(objectivesAt(midway, ['akagi']))).toEqual(['carriers']);
  expect(objectivesAt(midway, ['enterprise'])).toEqual([]);
  expect(ids(objectivesIn(midway, 'axis', 'short'))).toEqual(['landing']);
  expect(objectivesIn(midway, 'allies', 'short')).toEqual([]);
});

test('land units of one place stand on one island', () => {
  expect(placeOf(midway.landUnits)).toBe('Midway');
  expect(placeOf([{ name: 'Henderson Field' }])).toBeUndefined();
  expect(placeOf([{ name: 'A: port' }, { name: 'B: port' }])).toBeUndefined();
});

test('fuel is a bar a turn, up to five', () => {
  const full = (turns: number) =>
    renderToStaticMarkup(<FuelSign turns={turns} />).match(/data-full/g)?.length ?? 0;
  expect([0, 1, 3, 5, 9].map(full)).toEqual([0, 1, 3, 5, 5]);
});
