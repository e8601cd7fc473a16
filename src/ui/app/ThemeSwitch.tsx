import { changePrefs, THEMES, type Theme, usePrefs } from '../frame/prefs';
import { appText } from '../i18n/app';

const MARKS: Readonly<Record<Theme, string>> = {
  system: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  light: 'M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
};

/** One button that cycles through the themes. */
export function ThemeSwitch() {
  const { theme } = usePrefs();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] as Theme;
  const says = appText('themeSwitch', {
    now: appText(`theme.${theme}`),
    next: appText(`theme.${next}`),
  });
  return (
    <button
      type="button"
      className="button quiet square"
      title={says}
      aria-label={says}
      onClick={() => changePrefs({ theme: next })}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill={theme === 'system' ? 'currentColor' : 'none'}
        fillRule="evenodd"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={MARKS[theme]} fill={theme === 'system' ? 'none' : undefined} />
        {theme === 'system' && <path d="M12 4a8 8 0 0 0 0 16z" />}
      </svg>
    </button>
  );
}
