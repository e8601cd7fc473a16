import { Link } from 'wouter';
import { shipPath } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { ShipPicture } from '../ships/ShipFigure';
import { SubmarineShape } from '../ships/SubmarineShape';
import { silhouetteOf } from '../ships/silhouetteOf';
import type { FoundClass } from './finding';
import { classTitle, spanText } from './words';

interface ClassRowProps {
  found: FoundClass;
  /** The length in feet to which the drawings of the list are scaled. */
  ofFeet: number;
  isSought: boolean;
}

/** A class in the list: her plan, her name, how many ships there were and when; and the ships that were sought. */
export function ClassRow({ found: { of, ships, isWhole }, ofFeet, isSought }: ClassRowProps) {
  const [first] = of.ships;
  if (!first) return null;
  return (
    <li className="almanac-class">
      <span className="almanac-class-plan">
        {of.plan && of.type !== 'SS' ? (
          <ShipPicture type={of.type} record={silhouetteOf(of.plan)} ofFeet={ofFeet} />
        ) : (
          <svg viewBox="-15 -6 30 12" aria-hidden="true">
            <SubmarineShape />
          </svg>
        )}
      </span>
      <span className="almanac-class-name">
        <Link href={shipPath(first.id)}>{classTitle(of)}</Link>
        <small>
          {of.ships.length > 1 && `${almanacText('ships', { count: of.ships.length })}, `}
          {spanText(of)}
        </small>
      </span>
      {isSought && !isWhole && of.ships.length > 1 && (
        <ul className="almanac-names">
          {ships.map(({ id, name }) => (
            <li key={id}>
              <Link href={shipPath(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
