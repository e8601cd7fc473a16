import type { BattleEvent } from '../../../../rules/battle';
import { hitCount, weaponName } from '../../../../words/battle/common/words';
import { eventText } from '../../../../words/battle/eventText';
import { replayText } from '../../../../words/battle/texts/replay';
import { plainText } from '../../../../words/core/logLine';
import { Rich } from '../../../i18n/Rich';
import { useDesk } from '../desk/desk';
import { type RevealedLine, type RevealedList, revealedIn } from './sealed';

/** What both sides had sealed for the moment on show, with the results. */
export function SealedOrders({ events }: { events: readonly BattleEvent[] }) {
  const { names } = useDesk();
  const lists = revealedIn(events);
  const votes = events.find(({ kind }) => kind === 'votesRevealed');
  if (votes) return <p>{plainText(eventText(votes, names).parts)}</p>;
  if (!lists) return <p className="hint">{replayText('nothingSealed')}</p>;
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
      <h3>{replayText('listOf', { side: names.side(side) })}</h3>
      {lines.length === 0 && <p className="hint">{replayText('noFire')}</p>}
      <ul>
        {lines.map((line) => (
          <li key={`${line.declaration.ship}/${line.declaration.weapon}`}>
            <span>
              <Rich
                text={replayText(line.declaration.full ? 'lineFull' : 'line', {
                  ship: names.ship(line.declaration.ship),
                  weapon: weaponName(line.declaration.weapon),
                  target: names.ship(line.declaration.target),
                })}
                parts={[(words) => <b>{words}</b>, (words) => <b>{words}</b>]}
              />
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
  if (voided) return replayText('didNotFire');
  if (hits === undefined) return '';
  const words = hitCount(hits);
  return weapon === 'torpedoes' ? replayText('bySpread', { hits: words }) : words;
}
