import type { Field, FieldName } from './fields';
import type { BaseOrder, OfKind } from './orderKit';
import { coreRefusal, type Refusal } from './refusal';

/** The first word of a kind's line and its fields, in the order of their words. */
export type Shape<Order extends BaseOrder> = readonly [
  verb: string,
  // Never `kind`: for an order without fields, the type `{}` would accept any field.
  fields: { readonly [Name in Exclude<keyof Order, 'kind'>]-?: Field<Order[Name]> } & {
    readonly kind?: never;
  },
];

/** A shape for every kind; a kind without one, a field left out and a field that is not in the order are type errors. */
export type Shapes<Order extends BaseOrder> = {
  readonly [Kind in Order['kind']]: Shape<OfKind<Order, Kind>>;
};

/** Lines for orders, and orders from lines. */
export interface Notation<Order extends BaseOrder> {
  makeOrder(order: Order): string;
  /** Reads a line; refuses any text that is not an order. */
  parseOrder(text: string): Order | Refusal;
}

export function defineNotation<Order extends BaseOrder>(shapes: Shapes<Order>): Notation<Order> {
  const lines = linesOf(shapes);
  const byKind = new Map(lines.map((line) => [line.kind, line]));
  const byVerb = new Map(lines.map((line) => [line.verb, line]));
  return {
    makeOrder: (order) => lineFor(byKind.get(order.kind) as Line, order),
    parseOrder: (text) => {
      const [verb = '', ...words] = text.trim().split(/\s+/);
      const line = byVerb.get(verb);
      return line ? (readLine(line, words) as Order | Refusal) : noVerb(verb);
    },
  };
}

/** A shape without its types. */
interface Line {
  kind: string;
  verb: string;
  fields: readonly (readonly [name: string, field: Field<unknown>])[];
  isOpen: boolean;
}

const linesOf = (shapes: Shapes<BaseOrder>): Line[] =>
  Object.entries(shapes).map(([kind, [verb, shape]]) => {
    const fields: Line['fields'] = Object.entries(shape);
    return { kind, verb, fields, isOpen: fields.at(-1)?.[1].takes === 'rest' };
  });

function lineFor({ verb, fields }: Line, order: BaseOrder): string {
  const values = order as unknown as Readonly<Record<string, unknown>>;
  return [verb, ...fields.flatMap(([name, field]) => field.write(values[name]))].join(' ');
}

function readLine(line: Line, words: readonly string[]): BaseOrder | Refusal {
  const { kind, fields, isOpen } = line;
  if (isOpen ? words.length < fields.length - 1 : words.length !== fields.length)
    return wrongCount(line);
  const order: BaseOrder & Record<string, unknown> = { kind };
  for (const [index, [name, field]] of fields.entries()) {
    const own = field.takes === 'rest' ? words.slice(index) : words.slice(index, index + 1);
    const value = field.read(own);
    if (value === undefined) return wrongWord(own.join(' '), name, field.name);
    order[name] = value;
  }
  return order;
}

const noVerb = (verb: string): Refusal =>
  coreRefusal('unreadable.verb', undefined, { verb: verb.slice(0, 20) });

function wrongCount({ verb, fields }: Line): Refusal {
  const names = fields.map(([name]) => name);
  return coreRefusal('unreadable.count', undefined, { verb, fields: names });
}

const wrongWord = (words: string, field: string, wanted: FieldName): Refusal =>
  coreRefusal('unreadable.word', undefined, { word: words.slice(0, 30), wanted, field });
