import type { Say } from './texts';

/** Names for what a question "what if?" may change of a system's scenarios; an unknown one is shown as it is written. */
export interface SettingWords {
  /** 'Weather'. */
  key(key: string): string;
  /** 'storm'. */
  value(key: string, value: string): string;
}

/** The names of a catalog with lines such as `hour` and `hour.night`. */
export function settingWords<T extends Record<string, string>>(say: Say<T>): SettingWords {
  const known = say as unknown as ((key: string) => string) & { en: Record<string, string> };
  const told = (line: string, otherwise: string) =>
    Object.hasOwn(known.en, line) ? known(line) : otherwise;
  return { key: (key) => told(key, key), value: (key, value) => told(`${key}.${value}`, value) };
}
