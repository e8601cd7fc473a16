/** Formats are slow to make and quick to use. */
function kept<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}

/** English of the dates and lists of Britain: '24 May 1941', 'Ajax, Achilles and Exeter'. */
const placeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

const numbers = kept((language) => new Intl.NumberFormat(placeOf(language)));
const lists = kept((language) => new Intl.ListFormat(placeOf(language)));
const dates = kept(
  (language) => new Intl.DateTimeFormat(placeOf(language), { dateStyle: 'long', timeZone: 'UTC' }),
);

/** '12,500' in English, '12.500' in German. */
export const figureIn = (language: string, value: number): string =>
  numbers(language).format(value);

/** 'Ajax, Achilles and Exeter', 'Ajax, Achilles und Exeter'. */
export const listIn = (language: string, names: readonly string[]): string =>
  lists(language).format(names);

/** '24 May 1941', '24. Mai 1941', from an ISO date or date and hour. */
export const dateIn = (language: string, iso: string): string =>
  dates(language).format(new Date(`${iso.slice(0, 10)}T00:00Z`));
