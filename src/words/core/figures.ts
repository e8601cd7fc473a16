/** Formats are slow to create and fast to use. */
function kept<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}

/** English dates and lists in British style: '24 May 1941', 'Ajax, Achilles and Exeter'. */
const placeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

const numbers = kept((language) => new Intl.NumberFormat(placeOf(language)));
const moments = kept(
  (language) =>
    new Intl.DateTimeFormat(placeOf(language), { dateStyle: 'medium', timeStyle: 'short' }),
);
const clocks = kept(
  (language) => new Intl.DateTimeFormat(placeOf(language), { timeStyle: 'short' }),
);
const lists = kept((language) => new Intl.ListFormat(placeOf(language)));
const choices = kept((language) => new Intl.ListFormat(placeOf(language), { type: 'disjunction' }));
const dates = kept(
  (language) => new Intl.DateTimeFormat(placeOf(language), { dateStyle: 'long', timeZone: 'UTC' }),
);

/** '12,500' in English, '12.500' in German; `digits` after the point if given. */
export const figureIn = (language: string, value: number, digits?: number): string =>
  digits === undefined
    ? numbers(language).format(value)
    : value.toLocaleString(placeOf(language), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });

/** '77%' in English, '77 %' in German; also of a bound such as '<1'. */
export const percentIn = (language: string, value: number | string): string =>
  language === 'en' ? `${value}%` : `${value} %`;

/** '21 Nov 2026, 09:13', '21.11.2026, 09:13'. */
export const dateAndTimeIn = (language: string, date: Date): string =>
  moments(language).format(date);

/** '09:13' */
export const clockIn = (language: string, date: Date): string => clocks(language).format(date);

/** 'Ajax, Achilles and Exeter', 'Ajax, Achilles und Exeter'. */
export const listIn = (
  language: string,
  names: readonly string[],
  joint: 'and' | 'or' = 'and',
): string => (joint === 'and' ? lists : choices)(language).format(names);

/** The same for things that are more than text, with the words between them. */
export const listPartsIn = <T>(language: string, things: readonly T[]): (T | string)[] =>
  lists(language)
    .formatToParts(things.map((_, at) => String(at)))
    .map(({ type, value }) => (type === 'element' ? (things[Number(value)] as T) : value));

/** '24 May 1941', '24. Mai 1941', from an ISO date or date and hour. */
export const dateIn = (language: string, iso: string): string =>
  dates(language).format(new Date(`${iso.slice(0, 10)}T00:00Z`));
