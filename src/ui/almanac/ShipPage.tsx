import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { IndexedClass } from '../../scenario/shipIndex';
import { NotFound } from '../frame/NotFound';
import { Page } from '../frame/Page';
import { SHIPS_PATH, shipPath } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { useScenarioList } from '../match/useScenarios';
import { Ensign } from '../ships/Ensign';
import { Battles } from './Battles';
import { BoatRecord } from './BoatRecord';
import { battlesWith } from './fates';
import { type NamedShip, neighborsOf, shipNamed } from './finding';
import { useNavy, useShipIndex } from './lazyShips';
import { ShipRecord } from './ShipRecord';
import { Sisters } from './Sisters';
import { WhatIf } from './WhatIf';
import { classTitle, spanText, typesName } from './words';
import './almanac.css';

/** A class of ships and the one of them that the address names. */
export function ShipPage({ id }: { id: string }) {
  const named = shipNamed(useShipIndex(), id);
  if (!named) return <NotFound what="ship" />;
  return <NamedShipPage key={named.of.id} {...named} />;
}

function NamedShipPage({ of, ship }: NamedShip) {
  const index = useShipIndex();
  const list = useScenarioList();
  const battles = battlesWith(list, ship.id);
  const navy = index.navies.find(({ id }) => id === of.navy);
  return (
    <Page title={classTitle(of)} lead={<Lead of={of} />}>
      <ClassNav of={of} navy={navy?.name ?? ''} nation={navy?.nation ?? ''} />
      <Records key={ship.id} of={of} ship={ship} day={battles[0]?.date}>
        <Sisters of={of} ship={ship} list={list} />
        <Battles battles={battles} ship={ship} />
        {of.type !== 'SS' && <WhatIf {...{ of, ship, index, list }} />}
      </Records>
    </Page>
  );
}

const Lead = ({ of }: { of: IndexedClass }) =>
  `${typesName(of.type)} · ${
    of.ships.length > 1 ? `${almanacText('ships', { count: of.ships.length })} · ` : ''
  }${spanText(of)}`;

/** Where in the book this page is, and its neighbors. */
function ClassNav({ of, navy, nation }: { of: IndexedClass; navy: string; nation: string }) {
  const { before, after } = neighborsOf(useShipIndex(), of);
  const search = new URLSearchParams({ navy: of.navy });
  const typeSearch = new URLSearchParams({ navy: of.navy, type: of.type });
  return (
    <nav className="almanac-nav" aria-label={almanacText('pages')}>
      <span className="almanac-path">
        <Link href={SHIPS_PATH}>{almanacText('allShips')}</Link>
        <span aria-hidden="true">›</span>
        <Ensign nation={nation} width={20} />
        <Link href={`${SHIPS_PATH}?${search}`}>{navy}</Link>
        <span aria-hidden="true">›</span>
        <Link href={`${SHIPS_PATH}?${typeSearch}`}>{typesName(of.type)}</Link>
      </span>
      <span className="almanac-turn">
        <Neighbor of={before} way="before" />
        <Neighbor of={after} way="after" />
      </span>
    </nav>
  );
}

function Neighbor({ of, way }: { of: IndexedClass | undefined; way: 'before' | 'after' }) {
  const [first] = of?.ships ?? [];
  if (!of || !first) return null;
  return (
    <Link href={shipPath(first.id)} aria-label={almanacText(way, { name: classTitle(of) })}>
      {way === 'before' && <span aria-hidden="true">‹ </span>}
      {classTitle(of)}
      {way === 'after' && <span aria-hidden="true"> ›</span>}
    </Link>
  );
}

interface RecordsProps extends NamedShip {
  /** The day of her first battle, if she has one. */
  day: string | undefined;
  /** What stands beside her figures. */
  children: ReactNode;
}

/** Her record, as her navy has it. */
function Records({ of, ship, day, children }: RecordsProps) {
  const { ships, submarines } = useNavy(of.navy);
  const [date, setDate] = useState(day);
  const record = ships.find(({ id }) => id === ship.id);
  const boat = submarines.find(({ id }) => id === ship.id);
  if (boat) return <BoatRecord boat={boat}>{children}</BoatRecord>;
  if (!record) return null;
  return (
    <ShipRecord ship={record} day={date ?? WAR} onDay={setDate}>
      {children}
    </ShipRecord>
  );
}

/** The day on which ships without a battle are shown at first, or on their first day after it. */
const WAR = '1942-01-01';
