import { expect, test } from 'vitest';
import { battleOf } from './setting';
import { SHIPS, sheet } from './sheets';

test('the ledger has 35 ships, each with a complete sheet', () => {
  const broken = SHIPS.map((name) => sheet(name)).filter((each) => !each.main);
  expect([SHIPS.length, broken]).toEqual([35, []]);
});

test('a sheet is read as it is printed', () => {
  const { structure, size, armor, main, torpedoes } = sheet('Prinz Eugen');
  expect({ structure, size, belt: armor.belt, mounts: main?.mounts.length }).toEqual({
    ...{ structure: 83, size: 1, belt: 3, mounts: 4 },
  });
  expect(torpedoes).toMatchObject({ reloads: 12, torpedo: { name: '21" G7a', impactPoints: 17 } });
  expect(sheet('Hood').traits).toEqual(['poor-magazine-safety']);
});

test('ships that name a squadron form it; ids are told apart', () => {
  const { sides } = battleOf({
    allies: [
      { sheet: 'Fletcher', squadron: 'desron' },
      { sheet: 'Fletcher', squadron: 'desron' },
    ],
    axis: [{ sheet: 'Fubuki', knots: 30, facing: 4 }],
  });
  expect(sides.allies.squadrons.map(({ units }) => units.map(({ id }) => id))).toEqual([
    ['fletcher', 'fletcher-2'],
  ]);
  expect(sides.axis.squadrons[0]).toMatchObject({ speedKnots: 30, facing: 4, flagship: 'fubuki' });
});
