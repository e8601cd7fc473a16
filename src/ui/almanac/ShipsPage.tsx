import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { CardShipType } from '../../scenario';
import type { IndexedNavy, ShipIndex } from '../../scenario/shipIndex';
import { Page } from '../frame/Page';
import { AIRCRAFT_PATH } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { Ensign } from '../ships/Ensign';
import { ClassRow } from './ClassRow';
import {
  type FoundClass,
  filterIn,
  findShips,
  type ShipFilter,
  searchOf,
  TYPE_ORDER,
} from './finding';
import { useShipIndex } from './lazyShips';
import { ShipFinder } from './ShipFinder';
import { typesName } from './words';
import './almanac.css';

/** All ships, navy by navy, and what finds one. */
export function ShipsPage() {
  const index = useShipIndex();
  const [filter, set] = useState(() => filterIn(location.search));
  const all = useFound(index, useDeferredValue(filter));
  // The first screen is there at once; the rest of the book follows without holding up typing.
  const found = useDeferredValue(all, all.slice(0, FIRST_SHOWN));
  const change = (next: ShipFilter) => {
    set(next);
    history.replaceState(history.state, '', `${location.pathname}${searchOf(next)}`);
  };
  const ships = all.reduce((sum, it) => sum + it.ships.length, 0);
  return (
    <Page title={almanacText('title')} lead={almanacText('lead')}>
      <ShipFinder {...{ index, filter }} onFilter={change} />
      <p className="almanac-found">
        <span role="status">
          {ships === 0
            ? almanacText('foundNone')
            : almanacText('found', {
                count: ships,
                classes: almanacText('classes', { count: all.length }),
              })}
        </span>
        <Link href={AIRCRAFT_PATH}>{almanacText('aircraft')}</Link>
      </p>
      {index.navies.map((navy) => (
        <NavyPart
          key={navy.id}
          navy={navy}
          found={found.filter(({ of }) => of.navy === navy.id)}
          isSought={filter.words !== ''}
        />
      ))}
    </Page>
  );
}

/** More classes than a screen shows. */
const FIRST_SHOWN = 40;

const useFound = (index: ShipIndex, filter: ShipFilter): FoundClass[] =>
  useMemo(
    () =>
      findShips(index, filter, {
        navy: (id) => index.navies.find((it) => it.id === id)?.name ?? '',
        type: typesName,
      }),
    [index, filter],
  );

interface PartProps {
  found: readonly FoundClass[];
  /** Words were given: the ships that they found are named. */
  isSought: boolean;
}

const NavyPart = ({ navy, ...rest }: PartProps & { navy: IndexedNavy }) =>
  rest.found.length > 0 && (
    <section className="almanac-navy" aria-labelledby={`navy-${navy.id}`}>
      <h2 id={`navy-${navy.id}`}>
        <Ensign nation={navy.nation} width={30} /> {navy.name}
      </h2>
      {TYPE_ORDER.map((type) => (
        <TypePart
          key={type}
          type={type}
          found={rest.found.filter(({ of }) => of.type === type)}
          isSought={rest.isSought}
        />
      ))}
    </section>
  );

/** The classes of a type, drawn to one scale. */
function TypePart({ type, found, isSought }: PartProps & { type: CardShipType }) {
  if (found.length === 0) return null;
  const ofFeet = Math.max(...found.map(({ of: { plan } }) => plan?.lengthFeet ?? 0));
  return (
    <section className="almanac-type">
      <h3>{typesName(type)}</h3>
      <ul className="almanac-classes">
        {found.map((it) => (
          <ClassRow key={it.of.id} found={it} {...{ ofFeet, isSought }} />
        ))}
      </ul>
    </section>
  );
}
