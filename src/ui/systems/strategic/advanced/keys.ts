import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { strategicText } from '../../../../words/strategic/texts/screen';

/** The chart's entries in the list of keys. */
export const chartKeys = () =>
  (
    [
      ['hexes', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']],
      ['slanting', ['Home', 'PageUp', 'End', 'PageDown']],
      ['pick', ['Enter']],
      ['course', ['Shift+Enter']],
      ['marked', [',', '.']],
      ['pan', ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight']],
      ['zoom', ['+', '-']],
      ['fit', ['0']],
    ] as const
  ).map(([name, keys]) => ({
    group: strategicText('group.board'),
    keys,
    label: strategicChartText(`key.${name}`),
  }));
