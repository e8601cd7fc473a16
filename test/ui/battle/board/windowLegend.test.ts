import { describe, expect, test } from 'vitest';
import { fitBounds } from '../../../../src/ui/hexmap/fit';
import { HEX_WIDTH } from '../../../../src/ui/hexmap/geometry/plane';
import { sheetBounds } from '../../../../src/ui/systems/battle/board/chart/Chart';
import { windowScale } from '../../../../src/ui/systems/battle/board/chart/scaleBar';
import { showsOwnTitle } from '../../../../src/ui/systems/battle/board/chart/WindowLegend';

describe('the legend of the window', () => {
  test.each([
    { hexPixels: 260, yards: 2000 },
    { hexPixels: 104, yards: 5000 },
    { hexPixels: 36, yards: 10000 },
    { hexPixels: 15, yards: 20000 },
  ])(
    'a hex of $hexPixels pixels, 4,000 yards, has a bar of $yards yards',
    ({ hexPixels, yards }) => {
      const scale = windowScale(hexPixels / HEX_WIDTH);
      expect(scale.yards).toBe(yards);
      expect(scale.pixels).toBeCloseTo((yards / 4000) * hexPixels, 1);
    },
  );

  const sheet = sheetBounds(9);

  test('it stands back where the title of the chart itself is in the window and can be read', () => {
    const whole = fitBounds(sheet, { width: 1000, height: 760 });
    expect(showsOwnTitle(whole, sheet)).toBe(true);
    expect(showsOwnTitle({ ...whole, x: whole.x - 200 }, sheet)).toBe(false);
    expect(showsOwnTitle({ ...whole, y: whole.y - 200 }, sheet)).toBe(false);
  });

  test('on a phone the title of the chart is too small to be read', () => {
    expect(showsOwnTitle(fitBounds(sheet, { width: 390, height: 330 }), sheet)).toBe(false);
  });
});
