import { figure, percentText } from './say';

/** '77%'; never a certain 0 or 100 for what is merely close to it. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return percentText('<1');
  if (rounded === 100 && chance < 1) return percentText('>99');
  return percentText(rounded);
}

/**
 * A chance with its error, where it has one: '25% ± 2'. Where it was sampled, what never came up may still happen and
 * what always did may fail.
 */
export function harmPercent(chance: number, standardError: number): string {
  if (standardError === 0) return percent(chance);
  const error = `± ${Math.ceil(standardError * 100)}`;
  if (chance === 0) return `${percentText('<1')} ${error}`;
  return `${chance === 1 ? percentText('>99') : percent(chance)} ${error}`;
}

/** One decimal; two where one would show zero; never a certain zero for what is merely close to it. */
export function mean(value: number): string {
  if (value <= 0 || value >= 0.095) return figure(value, 1);
  return value < 0.005 ? `<${figure(0.01, 2)}` : figure(value, 2);
}
