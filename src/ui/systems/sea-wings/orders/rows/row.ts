import type { Order } from '../../../../../rules/sea-wings';

/** A button of a row: what it gives when it is pressed; what holds now is pressed already. */
export interface Choice {
  label: string;
  orders: readonly Order[];
  isOn?: boolean;
}

/** A thing to decide about, with all that can be done with it. */
export interface Row {
  key: string;
  what: string;
  note?: string;
  choices: readonly Choice[];
}

/** The rows of one decision under its title. */
export interface Sheet {
  title: string;
  hint?: string;
  /** To be opened where it is wanted. */
  isFolded?: boolean;
  rows: readonly Row[];
}

/** Each value once, in its order. */
export const each = <T>(values: readonly T[]): T[] => [...new Set(values)];
