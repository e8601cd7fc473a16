import { Link, useLocation } from 'wouter';
import { AIRCRAFT_PATH, SHIPS_PATH } from '../frame/paths';
import { appText } from '../i18n/app';
import { bookIds } from '../rules/books';
import { LanguageChoice } from './LanguageChoice';
import { ThemeSwitch } from './ThemeSwitch';

/** The strip at the top: the name, the places to go, the language, the theme. */
export function Header() {
  const [path] = useLocation();
  return (
    <header className="masthead">
      <Link className="brand" href="/" aria-label={appText('brandLabel')}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M6 3v18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          <path d="M7 4l13 4.6L7 13.2z" fill="var(--accent)" />
        </svg>
        <span className="brand-name">Flag Plot</span>
      </Link>
      <nav aria-label={appText('pages')}>
        <Link href="/" aria-current={path === '/' ? 'page' : undefined}>
          {appText('battles')}
        </Link>
        <Link href="/online" aria-current={path.startsWith('/online') ? 'page' : undefined}>
          {appText('online')}
        </Link>
        <Link href={SHIPS_PATH} aria-current={isOfShips(path) ? 'page' : undefined}>
          {appText('ships')}
        </Link>
        <Link
          href={`/rules/${bookIds()[0]}`}
          aria-current={path.startsWith('/rules') ? 'page' : undefined}
        >
          {appText('rules')}
        </Link>
      </nav>
      <LanguageChoice />
      <ThemeSwitch />
    </header>
  );
}

const isOfShips = (path: string): boolean =>
  path.startsWith(SHIPS_PATH) || path.startsWith(AIRCRAFT_PATH);
