import { createInstance, type FormatterModule } from 'i18next';
import type { Catalog, FiguresOf, TextKey, Translation } from './catalog';
import { figureIn } from './figures';
import type { Language } from './languages';

/** Fetches the texts of a namespace in another language. */
type Loaders<T extends Catalog> = {
  readonly [L in Exclude<Language, 'en'>]: () => Promise<Readonly<Record<L, Translation<T>>>>;
};

/** A text in the current language, with its figures filled in. */
export interface Say<T extends Catalog> {
  <K extends TextKey<T>>(key: K, ...figures: FiguresOf<T, K>): string;
  /** The English texts as they are written. */
  readonly en: T;
}

interface Namespace {
  name: string;
  loaders: Loaders<Catalog>;
}

/** Numbers are formatted for the language; everything else stays as it is. */
const figures: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, lng = 'en') =>
    typeof value === 'number' ? figureIn(lng, value) : String(value),
};

const i18n = createInstance().use(figures);

void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: {},
  // Keys are not split: 'step.gunnery' is one name.
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false, alwaysFormat: true },
});

const namespaces: Namespace[] = [];
const listeners = new Set<() => void>();

/** The current language of texts. */
export const language = (): Language => i18n.language as Language;

/** A namespace: its English texts, which are bundled with the code that uses them, and loaders for the others. */
export function texts<const T extends Catalog>(name: string, en: T, loaders: Loaders<T>): Say<T> {
  i18n.addResourceBundle('en', name, en);
  namespaces.push({ name, loaders: loaders as unknown as Loaders<Catalog> });
  const say = <K extends TextKey<T>>(key: K, ...[figures]: FiguresOf<T, K>): string =>
    remembered(`${name} ${key} ${figures ? JSON.stringify(figures) : ''}`, () =>
      i18n.t(key, { ns: name, ...figures }),
    );
  return Object.assign(say, { en });
}

/** Texts said before: i18next takes some 20 microseconds for one, and a log says all of its lines again and again. */
const said = new Map<string, string>();

/** How many texts are remembered; a long operation says fewer. */
const MAX_SAID = 20_000;

function remembered(key: string, say: () => string): string {
  const before = said.get(key);
  if (before !== undefined) return before;
  if (said.size >= MAX_SAID) said.clear();
  const text = say();
  said.set(key, text);
  return text;
}

/** The latest requested language: the texts of an earlier request may arrive after it. */
let wish: Language = 'en';

/** Sets the language, once the texts of all running code are loaded. */
export async function setLanguage(next: Language): Promise<void> {
  wish = next;
  await loadTexts(next);
  if (next !== wish) return;
  await i18n.changeLanguage(next);
  said.clear();
  for (const listener of listeners) listener();
}

/** Loads missing texts of the current language: after new code was fetched, before it is shown. */
export const textsReady = (): Promise<void> => loadTexts(language());

async function loadTexts(wanted: Language): Promise<void> {
  if (wanted === 'en') return;
  const missing = namespaces.filter(({ name }) => !i18n.hasResourceBundle(wanted, name));
  await Promise.all(missing.map((namespace) => loadOne(namespace, wanted)));
}

/** A namespace that fails to load stays English until it succeeds. */
async function loadOne({ name, loaders }: Namespace, wanted: Exclude<Language, 'en'>) {
  const loaded = await loaders[wanted]().catch(() => undefined);
  if (!loaded) return;
  i18n.addResourceBundle(wanted, name, loaded[wanted]);
  said.clear();
}

/** Calls a listener on every change of the language; returns the function that stops it. */
export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
