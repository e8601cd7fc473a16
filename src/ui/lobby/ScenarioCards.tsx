import { Link } from 'wouter';
import type { LoadedScenario } from '../../scenario';
import { useCatalog } from '../match/useCatalog';
import { Forces } from './Forces';
import { lengthText, weatherText, whenText } from './facts';

/** All battles that can be played, by date. */
export function ScenarioCards() {
  const { scenarios } = useCatalog();
  return (
    <ul className="scenario-cards">
      {scenarios.map((loaded) => (
        <ScenarioCardItem key={loaded.card.id} loaded={loaded} />
      ))}
    </ul>
  );
}

function ScenarioCardItem({ loaded }: { loaded: LoadedScenario }) {
  const { card } = loaded;
  return (
    <li className="scenario-card">
      <p className="legend">{whenText(card)}</p>
      <h2>
        <Link href={`/scenario/${card.id}${location.search}`}>{card.title}</Link>
      </h2>
      <p className="scenario-place">{card.place}</p>
      <Forces loaded={loaded} />
      <p>{card.situation}</p>
      <p className="scenario-facts">
        <span>{lengthText(card)}</span>
        <span>{weatherText(card)}</span>
      </p>
      <span className="button primary" aria-hidden="true">
        Choose a side
      </span>
    </li>
  );
}
