import type { BattleEvent } from '../../../../rules/battle';
import { plainText } from '../../../log/logLine';
import { useDesk } from '../desk';
import { eventText } from '../eventText';
import { hitCount, weaponName } from '../words';
import { type RevealedLine, type RevealedList, revealedIn } from './sealed';

/** What both sides had sealed for the moment on show, and what came of it. */
export function SealedOrders({ events }: { events: readonly BattleEvent[] }) {
  const { names } = useDesk();
  const lists = revealedIn(events);
  const votes = events.find(({ kind }) => kind === 'votesRevealed');
  if (votes) return <p>{plainText(eventText(votes, names).parts)}</p>;
  if (!lists) return <p className="hint">Nothing was sealed for this moment.</p>;
  return (
    <div className="sealed-orders">
      {lists.map((list) => (
        <SealedList key={list.side} list={list} />
      ))}
    </div>
  );
}

function SealedList({ list: { side, lines } }: { list: RevealedList }) {
  const { names } = useDesk();
  return (
    <section data-side={side}>
      <h3>{names.side(side)}’s sealed list</h3>
      {lines.length === 0 && <p className="hint">No fire.</p>}
      <ul>
        {lines.map((line) => (
          <li key={`${line.declaration.ship}/${line.declaration.weapon}`}>
            <span>
              <b>{names.ship(line.declaration.ship)}</b>, {weaponName(line.declaration.weapon)} at{' '}
              <b>{names.ship(line.declaration.target)}</b>
              {line.declaration.full && ', full strength'}
            </span>
            <span className="sealed-came" data-hit={(line.hits ?? 0) > 0 || undefined}>
              {cameOf(line)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function cameOf({ declaration: { weapon }, hits, voided }: RevealedLine): string {
  if (voided) return 'did not fire (BT-8.11)';
  if (hits === undefined) return '';
  return `${hitCount(hits)}${weapon === 'torpedoes' ? ' by the spread' : ''}`;
}
