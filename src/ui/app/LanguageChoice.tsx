import { LANGUAGE_NAMES, LANGUAGES, languageFor } from '../../words/core/languages';
import { language, setLanguage } from '../../words/core/texts';
import { reportFault } from '../frame/faults';
import { changePrefs, type Prefs, readPrefs, usePrefs } from '../frame/prefs';
import { appText } from '../i18n/app';

/** The chosen language, or the browser's. */
const chosen = ({ language }: Prefs) =>
  language === 'browser' ? languageFor(navigator.languages) : language;

/** Applies the chosen language to the page. */
export async function applyLanguage(): Promise<void> {
  await setLanguage(chosen(readPrefs()));
  document.documentElement.lang = language();
}

/** The language control: its code, with the device's own list laid over it. */
export function LanguageChoice() {
  const prefs = usePrefs();
  const choose = (next: string) => {
    changePrefs({ language: LANGUAGES.find((it) => it === next) ?? 'browser' });
    applyLanguage().catch(reportFault);
  };
  return (
    <label className="language-choice" title={appText('language')}>
      <span aria-hidden="true">{language().toUpperCase()} ▾</span>
      <select
        aria-label={appText('language')}
        value={prefs.language}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="browser">
          {appText('languageOfBrowser', {
            language: LANGUAGE_NAMES[languageFor(navigator.languages)],
          })}
        </option>
        {LANGUAGES.map((it) => (
          <option key={it} value={it} lang={it}>
            {LANGUAGE_NAMES[it]}
          </option>
        ))}
      </select>
    </label>
  );
}
