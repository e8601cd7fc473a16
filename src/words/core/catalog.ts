/** The texts of one namespace in one language, by their keys; `_zero`, `_one` and `_other` at a key's end are its plural forms. */
export type Catalog = Readonly<Record<string, string>>;

/** The same keys in another language. */
export type Translation<T extends Catalog> = Readonly<Record<keyof T, string>>;

/** A key as code asks for it: the forms of a plural are one. */
export type TextKey<T extends Catalog> = Base<keyof T & string>;

type Form = 'zero' | 'one' | 'other';

type Base<K extends string> = K extends `${infer Stem}_${Form}` ? Stem : K;

type FormOf<T extends Catalog, K extends string> = T[Extract<keyof T, K | `${K}_${Form}`>];

/** The names between the braces: `'who'` and `'count'` of `'{{who}} fires {{count}} guns'`. */
type FigureNames<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | FigureNames<Rest>
  : never;

/** The figures that a text needs: a plural always needs its `count`. */
type NeedsOf<T extends Catalog, K extends string> =
  | FigureNames<FormOf<T, K>>
  | (`${K}_other` extends keyof T ? 'count' : never);

/** The figures of a text by name, with values other than words and numbers. */
export type Filled<T extends Catalog, K extends string, Filling> = {
  readonly [N in NeedsOf<T, K>]: N extends 'count' ? number : Filling;
};

type Figures<Name extends string> = {
  readonly [N in Name]: N extends 'count' ? number : string | number;
};

/** No second argument where a text has no figures. */
export type FiguresOf<T extends Catalog, K extends string> = [NeedsOf<T, K>] extends [never]
  ? []
  : [figures: Figures<NeedsOf<T, K>>];
