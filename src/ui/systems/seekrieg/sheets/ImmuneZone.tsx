import { type CSSProperties, useMemo } from 'react';
import type { Yards } from '../../../../rules/core';
import {
  type Battery,
  type Immunity,
  immunityOf,
  type ShellType,
  type ShipSheet,
  tablesOf,
  type YardSpan,
} from '../../../../rules/seekrieg/query';
import { figure, listed } from '../../../../words/core/say';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { useDesk } from '../desk/desk';

interface ImmuneZoneProps {
  battery: Battery;
  type: ShellType;
  target: ShipSheet;
  yards: Yards;
}

const PLACES = ['belt', 'deck', 'turret', 'flight-deck'] as const;

/** Along the range of a gun: where it goes through belt, deck and turrets, where neither belt nor deck, and the range now. */
export function ImmuneZone({ battery, type, target, yards }: ImmuneZoneProps) {
  const { view } = useDesk();
  const immunity = useMemo(
    () => immunityOf(tablesOf(view), { battery, type }, target),
    [view, battery, type, target],
  );
  const { mostYards, places } = immunity;
  const rows = places.filter(({ location }) => PLACES.some((it) => it === location));
  return (
    <div className="sk-immune">
      <p>{zoneText(immunity)}</p>
      <div className="sk-immune-rows" aria-hidden="true">
        {rows.map(({ location, through }) => (
          <Row
            key={location}
            name={seekriegNamesText(`location.${location}`)}
            spans={through}
            mostYards={mostYards}
          />
        ))}
        <i className="sk-immune-now" style={{ '--at': yards / mostYards } as CSSProperties} />
      </div>
      <p className="sk-immune-scale" aria-hidden="true">
        <span>0</span>
        <span>{seekriegSheetText('yards', { yards: figure(mostYards) })}</span>
      </p>
    </div>
  );
}

interface RowProps {
  name: string;
  spans: readonly YardSpan[];
  mostYards: Yards;
}

/** A step of the range counts for the hex before it. */
const STEP = 500;

const Row = ({ name, spans, mostYards }: RowProps) => (
  <div className="sk-immune-row">
    <span>{name}</span>
    <span className="sk-immune-track">
      {spans.map(({ from, to }) => (
        <i
          key={from}
          style={{
            left: `${(100 * (from - STEP)) / mostYards}%`,
            width: `${(100 * (to - from + STEP)) / mostYards}%`,
          }}
        />
      ))}
    </span>
  </div>
);

function zoneText({ zone, mostYards }: Immunity): string {
  if (zone.length === 0) return seekriegSheetText('zone.none');
  if (zone[0]?.from === STEP && zone[0].to > mostYards - STEP) return seekriegSheetText('zone.all');
  const spans = zone.map(({ from, to }) =>
    to > mostYards - STEP
      ? seekriegSheetText('zone.from', { from: figure(from) })
      : seekriegSheetText('zone.span', { from: figure(from), to: figure(to) }),
  );
  return seekriegSheetText('zone', { spans: listed(spans) });
}
