import { boardText } from '../i18n/board';

const KEYS = [
  ['hexes', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']],
  ['slanting', ['Home', 'PageUp', 'End', 'PageDown']],
  ['pick', ['Enter']],
  ['marked', [',', '.']],
  ['pan', ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight']],
  ['zoom', ['+', '-']],
  ['fit', ['0']],
] as const;

/** The chart's lines in the list of keys. */
export const chartKeys = (
  group: string,
): { group: string; keys: readonly string[]; label: string }[] =>
  KEYS.map(([name, keys]) => ({ group, keys, label: boardText(`key.${name}`) }));
