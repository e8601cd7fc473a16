import { Link } from 'wouter';
import { appText } from '../i18n/app';
import { Page } from './Page';
import { CHART_ROOM_PATH, SHIPS_PATH } from './paths';

interface NotFoundProps {
  what?: 'page' | 'scenario' | 'book' | 'report' | 'match' | 'ship' | 'own';
  /** Where its kind is listed, if it is a book. */
  books?: string | undefined;
}

/** The page for an unknown address: what is not there, and the way to its kind. */
export function NotFound({ what = 'page', books }: NotFoundProps) {
  return (
    <Page title={appText(`notFound.${what}`)}>
      <p>{appText(`notFoundHint.${what}`)}</p>
      <p className="actions">
        <Way {...{ what, books }} />
      </p>
    </Page>
  );
}

function Way({ what, books }: NotFoundProps) {
  if (what === 'ship') return <To path={SHIPS_PATH} text={appText('toShips')} />;
  if (what === 'own') return <To path={CHART_ROOM_PATH} text={appText('toChartRoom')} />;
  if (books) return <To path={books} text={appText('toRules')} />;
  return <To path="/" text={appText('toLobby')} />;
}

const To = ({ path, text }: { path: string; text: string }) => (
  <Link className="button primary" href={path}>
    {text}
  </Link>
);
