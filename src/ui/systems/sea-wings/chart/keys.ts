import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';

/** The chart's entries in the list of keys. */
export const chartKeys = () =>
  (
    [
      ['hexes', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']],
      ['slanting', ['Home', 'PageUp', 'End', 'PageDown']],
      ['pick', ['Enter']],
      ['marked', [',', '.']],
      ['pan', ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight']],
      ['zoom', ['+', '-']],
      ['fit', ['0']],
    ] as const
  ).map(([name, keys]) => ({
    group: wingsScreenText('group.board'),
    keys,
    label: wingsChartText(`key.${name}`),
  }));
