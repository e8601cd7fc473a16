/** What systems besides the usual one build ships' sheets from, by the ids of the systems: ships alike share a record. */
export type OtherSheets = Readonly<Record<string, readonly unknown[]>>;

/** The index of a ship's record in each system that knows her. */
export type SheetPlaces = Readonly<Record<string, number>>;

/** A ship's record in a system; `undefined` where that does not know her. */
export const otherSheet = (
  sheets: OtherSheets | undefined,
  places: SheetPlaces | undefined,
  host: string,
): unknown => sheets?.[host]?.[places?.[host] ?? -1];
