import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ZOOM_LEVELS } from '../../../../src/ui/hexmap/fit';
import type { Rect } from '../../../../src/ui/hexmap/geometry/rects';
import { nameRects } from '../../../../src/ui/systems/battle/board/chart/Names';
import { placeNames } from '../../../../src/ui/systems/battle/board/counters/stackNames';

const at = (id: string, x: number, y: number, scale = 1) => ({ id, words: 'Nachi', x, y, scale });

test('a name stands below its counter, or where there is room', () => {
  const [alone] = placeNames([at('a', 0, 0)], 12);
  expect(alone).toMatchObject({ id: 'a', words: 'Nachi', x: 0 });
  expect(alone?.y).toBeGreaterThan(20);
  const [upper] = placeNames([at('a', 0, 0), at('b', 0, 50)], 12);
  expect(upper?.y).toBeLessThan(-20);
});

test('two counters in a hex have their names above and below', () => {
  const two = placeNames([at('a', 0, -16, 0.66), at('b', 0, 16, 0.66)], 12);
  expect(two.map(({ y }) => Math.sign(y))).toEqual([-1, 1]);
});

test('no name lies over a counter or another name; one without room is left out', () => {
  const crowd = [-70, 0, 70].flatMap((x) => [-60, 0, 60].map((y) => at(`${x} ${y}`, x, y)));
  const names = placeNames(crowd, 12);
  expect(names.some(({ id }) => id === '0 0')).toBe(false);
  expect(names.length).toBeGreaterThan(0);
});

test('a name stands over what is written on the chart only where there is no other place', () => {
  const below = { left: -40, right: 40, top: 20, bottom: 50 };
  const y = (written: readonly Rect[]) => placeNames([at('a', 0, 0)], 12, written)[0]?.y ?? 0;
  expect(y([])).toBeGreaterThan(20);
  expect(y([below])).toBeLessThan(-20);
  expect(y([{ left: -200, right: 200, top: -200, bottom: 200 }])).toBeGreaterThan(20);
});

test('letters of the names on the chart take up what the style sheet gives them', () => {
  const css = readFileSync('src/ui/systems/battle/board/chart/chart.css', 'utf8');
  const ironbottom = { name: 'Ironbottom', hex: { q: 0, r: 0 }, of: 'water' as const };
  const heights = ZOOM_LEVELS.map((zoom) => {
    const [rect] = nameRects([ironbottom], zoom);
    return rect && rect.bottom - rect.top;
  });
  const inCss = (zoom: string) =>
    Number(
      new RegExp(`data-zoom="${zoom}"\\] .chart-names text {\\s*font-size: (\\d+)px`).exec(
        css,
      )?.[1],
    );
  const usual = Number(/\.chart-names text \{[^}]*font: 500 (\d+)px/.exec(css)?.[1]);
  expect(heights).toEqual(ZOOM_LEVELS.map((zoom) => (zoom === 'near' ? usual : inCss(zoom))));
});
