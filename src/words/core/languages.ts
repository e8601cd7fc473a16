/** The languages of the screen. A new one is a folder beside `de`, and a loader in each namespace. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The first requested language that is available, from tags such as `de-AT`; otherwise English. */
export function languageFor(asked: readonly string[]): Language {
  const known = asked.flatMap((tag) => LANGUAGES.find((it) => it === languageOf(tag)) ?? []);
  return known[0] ?? 'en';
}

const languageOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
