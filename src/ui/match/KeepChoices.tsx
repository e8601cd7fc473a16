import { BackToChart } from './BackToChart';
import { DiceButton } from './DiceButton';
import type { OpenMatch } from './library';
import { SaveFileButton } from './SaveFileButton';
import { ShareButton } from './ShareButton';

/** Taking a match away: as a file, as a link; back to where its battle was drawn. */
export const KeepChoices = ({ match }: { match: OpenMatch }) => (
  <>
    <SaveFileButton match={match} />
    <ShareButton match={match} />
    <DiceButton match={match} />
    <BackToChart match={match} />
  </>
);
