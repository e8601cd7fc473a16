import { describe, expect, test } from 'vitest';
import { WEATHERS } from '../../../src/rules/battle';
import { LIGHTS } from '../../../src/ui/hexmap/light';
import { colorOf, contrast, type Setting } from './boardColors';

const SETTINGS: Setting[] = (['light', 'dark'] as const).flatMap((theme) =>
  LIGHTS.flatMap((light) =>
    WEATHERS.map((weather): Setting => {
      const hour = light === 'night' || light === 'twilight' ? 'night' : 'day';
      return { theme, light, weather, hour };
    }),
  ),
);

const SEAS = ['water', 'shelf', 'ocean', 'deep'] as const;

/** The pairs of colors whose contrast is less than it has to be, in any light and weather. */
const tooFaint = (texts: readonly string[], grounds: readonly string[], least: number): string[] =>
  SETTINGS.flatMap((setting) =>
    texts.flatMap((text) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colorOf(text, setting), colorOf(ground, setting));
        const where = `${setting.theme} ${setting.light} ${setting.weather}`;
        return ratio < least ? [`${text} on ${ground}, ${where}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );

describe('in every light and weather, in both themes', () => {
  test('counters can be read', () => {
    expect(tooFaint(['plate-ink', 'warn', 'danger'], ['plate'], 4.5)).toEqual([]);
  });

  test('the colors of the sides stand out from their counters and from the sea', () => {
    expect(tooFaint(['allies', 'axis'], ['plate'], 4.5)).toEqual([]);
    expect(tooFaint(['allies', 'axis'], SEAS, 3)).toEqual([]);
  });

  test('what is written on the chart can be read on every sea, on land and on the paper', () => {
    expect(tooFaint(['chart-ink'], [...SEAS, 'land-fill', 'chart-paper'], 4.5)).toEqual([]);
    expect(tooFaint(['ink'], ['chart-paper'], 4.5)).toEqual([]);
  });

  test('marks, dangers and coasts stand out from every sea', () => {
    expect(tooFaint(['mark', 'danger', 'accent', 'focus', 'coast-line'], SEAS, 3)).toEqual([]);
  });

  test('a counter stands out from the sea by its edge, and the sea of night is dark', () => {
    const night: Setting = { theme: 'light', hour: 'night', light: 'night', weather: 'clear' };
    expect(contrast(colorOf('water', night), '#000000')).toBeLessThan(2);
    expect(colorOf('water', night)).not.toBe(colorOf('water', { ...night, light: 'twilight' }));
  });
});
