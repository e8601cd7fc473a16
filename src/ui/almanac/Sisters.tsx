import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type { ListedScenario } from '../../scenario/prepared';
import type { IndexedShip } from '../../scenario/shipIndex';
import { scenarioPath, shipPath } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { type Fate, fateOf } from './fates';
import { roughDateText } from './figures';
import type { NamedShip } from './finding';

interface SistersProps extends NamedShip {
  list: readonly ListedScenario[];
}

/** The ships of the class with their service as bars over the war, and how those ended that a scenario tells of. */
export function Sisters({ of, ship, list }: SistersProps) {
  return (
    <section aria-labelledby="sisters">
      <h2 id="sisters">{almanacText('sisters')}</h2>
      {of.ships.length === 1 && <p className="hint">{almanacText('oneShip')}</p>}
      <ul className="almanac-sisters" data-many={of.ships.length > MANY || undefined}>
        {of.ships.map((it) => (
          <Sister key={it.id} ship={it} isShown={it.id === ship.id} fate={fateOf(list, it.id)} />
        ))}
      </ul>
    </section>
  );
}

/** More sisters than these scroll in a box of their own. */
const MANY = 16;

const Sister = ({
  ship,
  isShown,
  fate,
}: {
  ship: IndexedShip;
  isShown: boolean;
  fate: Fate | undefined;
}) => (
  <li data-fate={fate?.kind}>
    <Link href={shipPath(ship.id)} aria-current={isShown ? 'page' : undefined}>
      {ship.name}
    </Link>
    <small>
      {almanacText('period', { from: roughDateText(ship.from), to: roughDateText(ship.to) })}
    </small>
    <i className="almanac-service" style={spanStyle(ship)} aria-hidden="true" />
    {fate && (
      <small className="almanac-fate">
        <Link href={scenarioPath(fate.card.id)} lang="en">
          {almanacText(fate.kind, { battle: fate.card.title })}
        </Link>
      </small>
    )}
  </li>
);

/** The bar shows the war from January 1939 to the end of 1945. */
const FIRST_YEAR = 1939;
const YEARS_SHOWN = 7;

const shareOf = (date: string): number => {
  const [year = FIRST_YEAR, month = 1, day = 1] = date.split('-').map(Number);
  const years = year - FIRST_YEAR + (month - 1) / 12 + (day - 1) / 365;
  return Math.min(1, Math.max(0, years / YEARS_SHOWN));
};

const spanStyle = ({ from, to }: IndexedShip): CSSProperties =>
  ({ '--from': shareOf(from), '--to': shareOf(to) }) as CSSProperties;
