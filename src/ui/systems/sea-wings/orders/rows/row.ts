import type { Order } from '../../../../../rules/sea-wings';
import type { Desk } from '../../desk/desk';

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

type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;

/** The legal orders of one kind. */
export const legalOf = <Kind extends Order['kind']>(
  { legal }: Pick<Desk, 'legal'>,
  kind: Kind,
): OrderOf<Kind>[] => legal.filter((it): it is OrderOf<Kind> => it.kind === kind);

/** Each value once, in its order. */
export const each = <T>(values: readonly T[]): T[] => [...new Set(values)];
