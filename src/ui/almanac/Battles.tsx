import { Link } from 'wouter';
import type { ScenarioCard } from '../../scenario';
import type { IndexedShip } from '../../scenario/shipIndex';
import { labPath, scenarioPath } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { systemText, whenText } from '../lobby/facts';

interface BattlesProps {
  battles: readonly ScenarioCard[];
  ship: IndexedShip;
}

/** The scenarios that she is in, and what would have been without her. */
export const Battles = ({ battles, ship }: BattlesProps) => (
  <section aria-labelledby="battles">
    <h2 id="battles">{almanacText('battles')}</h2>
    {battles.length === 0 && <p className="hint">{almanacText('noBattles')}</p>}
    <ul className="almanac-battles">
      {battles.map((card) => (
        <li key={card.id}>
          <Link href={scenarioPath(card.id)} lang="en">
            {card.title}
          </Link>
          <small>
            {whenText(card)} · {systemText(card)}
          </small>
          <small>
            <Link href={labPath(card.id, { without: [ship.id] })}>{almanacText('without')}</Link>
          </small>
        </li>
      ))}
    </ul>
  </section>
);
