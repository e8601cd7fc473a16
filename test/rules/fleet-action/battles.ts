import { boats } from './boats';
import type { TestBattle } from './setting';
import { sheet } from './sheets';

/** [NW-34.4] As at the River Plate. */
export const PLATE: TestBattle = {
  visibility: 6,
  turns: 15,
  allies: [
    {
      ...{ sheet: 'Ajax', hex: { q: 12, r: 2 }, facing: 1, knots: 14 },
      ...{ squadron: 'light', commandValue: 2 },
    },
    {
      sheet: 'Ajax',
      id: 'achilles',
      hex: { q: 11, r: 3 },
      facing: 1,
      knots: 14,
      squadron: 'light',
    },
    { sheet: 'Exeter', hex: { q: 10, r: 4 }, facing: 6, knots: 14, commandValue: 1 },
  ],
  axis: [
    { sheet: 'Admiral Graf Spee', id: 'graf-spee', hex: { q: 0, r: -6 }, facing: 3, knots: 24 },
  ],
};

/** Markers, dummies, land, reinforcements and night. */
export const MARKERS: TestBattle = {
  isNight: true,
  visibility: 2,
  turns: 12,
  map: { column: -14, row: -12, columns: 29, rows: 25 },
  land: [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ],
  allies: [
    {
      ...{ sheet: 'Washington', id: 'bb-56', hex: { q: 6, r: 2 }, facing: 6, knots: 23 },
      ...{ squadron: 'battleships', isContact: true, commandValue: 2 },
    },
    { sheet: 'South Dakota', id: 'bb-57', hex: { q: 7, r: 2 }, squadron: 'battleships' },
    {
      ...{ sheet: 'Fletcher', id: 'dd', hex: { q: 2, r: 4 }, facing: 6, knots: 23 },
      ...{ squadron: 'van', isContact: true },
    },
    { sheet: 'Fletcher', id: 'dd', hex: { q: 3, r: 4 }, squadron: 'van' },
  ],
  axis: [
    {
      ...{ sheet: 'Kirishima', id: 'kirishima-1', hex: { q: -6, r: -4 }, facing: 3, knots: 25 },
      ...{ squadron: 'main', isContact: true },
    },
    { sheet: 'Atago', id: 'atago-1', hex: { q: -7, r: -4 }, squadron: 'main' },
    {
      ...{ sheet: 'Fubuki', id: 'kuchikukan', hex: { q: -3, r: -2 }, facing: 3, knots: 28 },
      ...{ squadron: 'screen', isContact: true },
    },
    {
      ...{ sheet: 'Fubuki', id: 'kuchikukan', hex: { q: 0, r: -12 }, facing: 4, knots: 30 },
      ...{ squadron: 'late', entersOnTurn: 3 },
    },
  ],
  sides: {
    allies: { dummies: [{ hex: null, facing: 6, speedKnots: 25 }] },
    axis: { dummies: [{ hex: { q: -8, r: 2 }, facing: 2, speedKnots: 25 }] },
  },
};

/** Mines, a minelayer, a minesweeper, and submarines of both sides among markers. */
export const UNDERSEA: TestBattle = {
  turns: 8,
  map: { column: -10, row: -10, columns: 21, rows: 21 },
  land: [{ q: 0, r: 4 }],
  allies: [
    {
      ...{ id: 'sweeper', hex: { q: 3, r: 2 }, facing: 6, knots: 14, squadron: 'sweepers' },
      sheet: sheet('Fletcher', { traits: ['minesweeper'] }),
    },
    { sheet: 'Fletcher', id: 'dd-445', hex: { q: 3, r: 3 }, squadron: 'sweepers' },
    { sheet: 'Ajax', id: 'cruiser', hex: { q: 6, r: 1 }, facing: 6, knots: 20, isContact: true },
  ],
  axis: [
    {
      ...{ id: 'layer', hex: { q: -4, r: -2 }, facing: 3, knots: 18 },
      sheet: sheet('Fubuki', { traits: ['minelayer'], mineLoads: 2 }),
    },
    { sheet: 'Kirishima', id: 'kirishima-1', hex: { q: -6, r: 0 }, facing: 2, knots: 20 },
  ],
  sides: {
    allies: {
      submarines: boats(['tautog'], 2),
      dummies: [{ hex: null, facing: 6, speedKnots: 20 }],
    },
    axis: { submarines: boats(['u-47', 'u-99']), minefields: 12 },
  },
};
