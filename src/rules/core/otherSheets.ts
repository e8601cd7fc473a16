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

/** Scenarios as views show them, each made once. */
const shown = new WeakMap<object, object>();

/** A scenario as a view shows it: which systems have records, but not the records, which tell of ships still unknown. */
export function withoutOtherSheets<Scenario extends { otherSheets?: OtherSheets }>(
  scenario: Scenario,
): Scenario {
  const { otherSheets } = scenario;
  if (!otherSheets) return scenario;
  const known = shown.get(scenario) as Scenario | undefined;
  if (known) return known;
  const systems = Object.fromEntries(Object.keys(otherSheets).map((host) => [host, []]));
  const made = { ...scenario, otherSheets: systems };
  shown.set(scenario, made);
  return made;
}
