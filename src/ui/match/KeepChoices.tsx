import { Link } from 'wouter';
import type { OpenMatch } from './library';
import { SaveFileButton } from './SaveFileButton';
import { ShareButton } from './ShareButton';

/** Reading of a match, and taking it away: its report, a file, a link. */
export const KeepChoices = ({ match }: { match: OpenMatch }) => (
  <>
    <Link className="button" href={`/battle/${match.id}/report${location.search}`}>
      Report
    </Link>
    <SaveFileButton match={match} />
    <ShareButton match={match} />
  </>
);
