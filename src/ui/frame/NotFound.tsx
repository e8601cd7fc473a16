import { Link } from 'wouter';
import { appText } from '../i18n/app';
import { Page } from './Page';

interface NotFoundProps {
  what?: 'page' | 'scenario' | 'book' | 'report' | 'match' | 'ship';
}

/** The page for an unknown address. */
export function NotFound({ what = 'page' }: NotFoundProps) {
  return (
    <Page title={appText(`notFound.${what}`)}>
      <p>{appText(`notFoundHint.${what}`)}</p>
      <p className="actions">
        <Link className="button primary" href="/">
          {appText('toLobby')}
        </Link>
      </p>
    </Page>
  );
}
