import { Link, useLocation } from 'wouter';
import { downloadSave } from '../lobby/saveFile';
import { again, type OpenMatch } from './library';

/** What to do once a battle is over. */
export function EndChoices({ match }: { match: OpenMatch }) {
  const [, go] = useLocation();
  const replay = (swap: 'same sides' | 'swap sides') => {
    again(match, swap).then((id) => go(`/battle/${id}`));
  };
  return (
    <div className="actions end-choices">
      <button type="button" className="button primary" onClick={() => replay('same sides')}>
        Play again
      </button>
      <button type="button" className="button" onClick={() => replay('swap sides')}>
        Swap sides
      </button>
      <button type="button" className="button" onClick={() => downloadSave(match)}>
        Save file
      </button>
      <Link className="button" href="/">
        To the lobby
      </Link>
    </div>
  );
}
