import { matchText } from '../i18n/match';
import type { OpenMatch } from './library';
import { downloadSave } from './saveFile';

/** The match as it stands, as a file to take away. */
export function SaveFileButton({ match }: { match: OpenMatch }) {
  return (
    <button type="button" className="button" onClick={() => downloadSave(match)}>
      {matchText('saveFile')}
    </button>
  );
}
