import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { Estimate } from '../../lab/estimate';
import type { Totals } from '../../lab/tally';
import { SIDES, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { labText } from '../i18n/lab';
import { Bar } from './Bar';
import { differenceText, percent, type Share, shareOf, shareText } from './figures';
import type { LabState } from './useLab';

/** What the games have come to: who wins, and the fate of each ship, both columns one above the other. */
export function Results({ state }: { state: LabState }) {
  const { columns } = state;
  const { card } = columns.left.loaded;
  const top = useSeen();
  return (
    <section ref={top} className="lab-results" aria-labelledby="lab-result">
      <h2 id="lab-result">{labText('result')}</h2>
      <h3>{labText('winner')}</h3>
      <ul className="lab-rows">
        {SIDES.map((side) => (
          <Row
            key={side}
            side={side}
            name={labText('wins', { side: card.sides[side].name })}
            difference={state.differences?.wins[side]}
          >
            <Pair state={state} cell={(totals) => <WinCell totals={totals} of={side} />} />
          </Row>
        ))}
        <Row name={labText('drawn')}>
          <Pair state={state} cell={(totals) => <WinCell totals={totals} of="draw" />} />
        </Row>
      </ul>
      <h3>{labText('eachShip')}</h3>
      <p className="hint">{labText('legend')}</p>
      {SIDES.map((side) => (
        <ShipRows key={side} state={state} side={side} />
      ))}
    </section>
  );
}

/** Where the results come below the form, the page goes there as the first of them are shown. */
function useSeen(): RefObject<HTMLElement | null> {
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    if (matchMedia('(max-width: 900px)').matches) top.current?.scrollIntoView();
  }, []);
  return top;
}

function WinCell({ totals, of }: { totals: Totals; of: Side | 'draw' }) {
  const share = shareOf(totals.wins[of], totals.games);
  return <Cell bar={<Bar {...share} />} text={shareText(share)} />;
}

const Cell = ({ bar, text }: { bar: ReactNode; text: string }) => (
  <>
    {bar}
    <span className="lab-figures">{text}</span>
  </>
);

interface RowProps {
  side?: Side;
  name: string;
  note?: string | undefined;
  difference?: Estimate | undefined;
  children: ReactNode;
}

function Row({ side, name, note, difference, children }: RowProps) {
  const id = useId();
  return (
    <li className="lab-row" data-side={side} aria-labelledby={id}>
      <span className="lab-name" id={id}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      <span className="lab-pair">{children}</span>
      <span className="lab-difference">{difference && differenceText(difference)}</span>
    </li>
  );
}

/** The left column's cell, and the right one's below it. */
function Pair({
  state: { left, right },
  cell,
}: {
  state: LabState;
  cell: (totals: Totals) => ReactNode;
}) {
  return (
    <>
      <span className="lab-cell" data-column="left">
        <span className="lab-column">{labText('asWritten')}</span>
        {cell(left)}
      </span>
      {right && (
        <span className="lab-cell" data-column="right">
          <span className="lab-column">{labText('but')}</span>
          {cell(right)}
        </span>
      )}
    </>
  );
}

function ShipRows({ state, side }: { state: LabState; side: Side }) {
  const { left, right } = state.columns;
  const { card } = left.loaded;
  const names = namesIn(side, card, right?.loaded.card);
  return (
    <>
      <h4 data-side={side}>{card.sides[side].name}</h4>
      <ul className="lab-rows">
        {[...names].map(([id, name]) => (
          <Row
            key={id}
            side={side}
            name={name}
            note={historyNote(card, id, side)}
            difference={state.differences?.ships[id]?.sunk}
          >
            <Pair
              state={state}
              cell={(totals) => (
                <ShipCell totals={totals} id={id} history={historyAt(card, id, side)} />
              )}
            />
          </Row>
        ))}
      </ul>
    </>
  );
}

/** The names of a side's ships in either column. */
function namesIn(side: Side, ...cards: (ScenarioCard | undefined)[]): Map<string, string> {
  const ships = cards.flatMap((card) => card?.forces[side].flatMap((force) => force.ships) ?? []);
  return new Map(ships.map(({ id, name }) => [id, name]));
}

/** Whether a ship of the scenario as written was sunk in history; `undefined` where nothing is told of her. */
function wasSunk({ losses, forces }: ScenarioCard, id: string, side: Side): boolean | undefined {
  const isThere = forces[side].some(({ ships }) => ships.some((ship) => ship.id === id));
  return losses && isThere ? losses.sunk[side].includes(id) : undefined;
}

function historyNote(card: ScenarioCard, id: string, side: Side): string | undefined {
  const isSunk = wasSunk(card, id, side);
  if (isSunk === undefined) return undefined;
  return labText(isSunk ? 'lostInHistory' : 'savedInHistory');
}

const historyAt = (card: ScenarioCard, id: string, side: Side): number | undefined => {
  const isSunk = wasSunk(card, id, side);
  return isSunk === undefined ? undefined : Number(isSunk);
};

function ShipCell({
  totals,
  id,
  history,
}: {
  totals: Totals;
  id: string;
  history: number | undefined;
}) {
  const ship = totals.ships[id];
  if (!ship) return <span className="lab-figures">{labText('notHere')}</span>;
  const sunk = shareOf(ship.sunk, totals.games);
  const crippled = ship.crippled / totals.games;
  const told = [
    fateText(sunk, crippled),
    ...(ship.hullShare === null ? [] : [labText('hull', { hull: percent(ship.hullShare) })]),
  ];
  return (
    <Cell
      bar={<Bar {...sunk} more={crippled} {...(history !== undefined && { history })} />}
      text={told.join(', ')}
    />
  );
}

const fateText = ({ share, low, high }: Share, crippled: number): string =>
  labText('fate', {
    sunk: percent(share),
    low: percent(low),
    high: percent(high),
    crippled: percent(crippled),
  });
