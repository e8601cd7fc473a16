import { Link } from 'wouter';
import type { PublicMatch } from '../../game/online';
import type { ScenarioCard } from '../../scenario';
import { onlineText } from '../i18n/online';
import { weatherText, whenText } from '../lobby/facts';
import { uiOf } from '../systems/registry';
import { clockText, delayText } from './paceWords';

interface MatchFactsProps {
  match: PublicMatch;
  card: ScenarioCard | undefined;
}

/** What one is joining: the battle, the optional rules in force, the clocks. */
export function MatchFacts({ match, card }: MatchFactsProps) {
  const { options } = match.setupData;
  const inForce = uiOf(match.gameName)
    .lobby.options()
    .filter(({ id }) => (Object(options) as Record<string, unknown>)[id] === true);
  return (
    <>
      {card && (
        <>
          <p lang="en">{card.situation}</p>
          <p className="scenario-facts">
            <span>{whenText(card)}</span>
            <span lang="en">{card.place}</span>
            <span>{weatherText(card)}</span>
            <Link href={`/scenario/${card.id}`}>{onlineText('aboutBattle')}</Link>
          </p>
        </>
      )}
      <ul className="online-terms">
        <li>{clockText(match.pace?.clock)}</li>
        {match.pace?.spectatorDelay && <li>{delayText(match.pace.spectatorDelay)}</li>}
        {inForce.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </>
  );
}
