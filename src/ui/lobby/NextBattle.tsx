import { Link } from 'wouter';
import { lobbyText } from '../i18n/lobby';
import type { KeptMatch } from '../match/library';
import { useScenarioList } from '../match/useScenarios';
import { inOrder } from '../systems/registry';
import { lengthText, whenText } from './facts';
import { recommended } from './sorting';

interface NextBattleProps {
  matches: readonly KeptMatch[];
  /** Something else comes first: only what it is, and the way there. */
  isBrief: boolean;
}

/** One battle to play next: the easiest that was not played in this browser yet. */
export function NextBattle({ matches, isBrief }: NextBattleProps) {
  const list = useScenarioList();
  const played = new Set(matches.map(({ scenario }) => scenario));
  const systems = inOrder([...new Set(list.map(({ card }) => card.system))]);
  const next = recommended(list, systems, played);
  if (!next) return null;
  const { card } = next;
  return (
    <section className="front-card" data-brief={isBrief || undefined} aria-labelledby="next-battle">
      <p className="legend">{lobbyText('next')}</p>
      <h2 id="next-battle">{card.title}</h2>
      <p className="scenario-facts">
        <span>{whenText(card)}</span>
        <span>{lengthText(card)}</span>
      </p>
      {!isBrief && (
        <p className="front-situation" lang="en">
          {card.situation}
        </p>
      )}
      <Link
        className={isBrief ? 'button' : 'button primary'}
        href={`/scenario/${card.id}${location.search}`}
      >
        {lobbyText('nextOpen')}
      </Link>
    </section>
  );
}
