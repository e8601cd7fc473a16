import { hexKey } from '../../hex';
import type { ChartPin, PinKind } from './pin';

/** What stands in the same hex lies side by side, each kind in a row of its own. */
export interface Placed {
  pin: ChartPin;
  /** Its place in the row, and how many stand in it. */
  index: number;
  of: number;
  /** -1 above the middle of the hex, 1 below. */
  row: number;
}

/** Reports stand above what is really there, aircraft below. */
const ROWS: Readonly<Record<PinKind, number>> = {
  contact: -1,
  force: 0,
  flight: 1,
  base: 0,
};

/** Old reports stand above all else. */
const OLD_ROW = -2;

/** A report that makes way for what is there now. */
export const isOld = (pin: ChartPin): boolean => pin.kind === 'contact' && pin.isStale;

export function placed(pins: readonly ChartPin[]): Placed[] {
  const stacks = new Map<string, ChartPin[]>();
  for (const pin of pins)
    stacks.set(hexKey(pin.hex), [...(stacks.get(hexKey(pin.hex)) ?? []), pin]);
  return [...stacks.values()].flatMap((stack) => {
    const old = stack.filter(isOld);
    const now = stack.filter((pin) => !isOld(pin));
    return [...inRows(now, rowsOf(now)), ...inRows(old, () => (now.length > 0 ? OLD_ROW : 0))];
  });
}

/** What is of one kind lies in the middle. */
const rowsOf = (stack: readonly ChartPin[]): ((pin: ChartPin) => number) =>
  new Set(stack.map(({ kind }) => kind)).size === 1 ? () => 0 : ({ kind }) => ROWS[kind];

const inRows = (stack: readonly ChartPin[], rowOf: (pin: ChartPin) => number): Placed[] =>
  stack.map((pin) => {
    const alike = stack.filter(({ kind }) => kind === pin.kind);
    return { pin, index: alike.indexOf(pin), of: alike.length, row: rowOf(pin) };
  });
