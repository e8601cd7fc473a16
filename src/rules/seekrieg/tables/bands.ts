/** Values of a chart by bands of a figure. */
export interface Bands<Value = number> {
  /** The highest figure of each band but the last, which is open. */
  upTo: readonly number[];
  /** One more than `upTo`. */
  values: readonly Value[];
}

/** The value of the first band that a figure does not exceed. */
export function inBands<Value>({ upTo, values }: Bands<Value>, figure: number): Value {
  let band = 0;
  while (band < upTo.length && figure > (upTo[band] as number)) band++;
  return values[band] as Value;
}
