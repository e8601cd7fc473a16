import { Link } from 'wouter';
import { Page } from './Page';

/** An address with nothing behind it. */
export function NotFound({ what = 'page' }: { what?: string }) {
  return (
    <Page title={`No such ${what}`}>
      <p>There is no such {what} here. It may have been played in another browser, or removed.</p>
      <p className="actions">
        <Link className="button primary" href="/">
          To the lobby
        </Link>
      </p>
    </Page>
  );
}
