import { SIDES } from '../../../../rules/core';
import { type Ship, shipsIn } from '../../../../rules/sea-wings/query';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import type { Silhouettes } from '../../../ships/silhouette';
import { areAbout } from '../../../table/desk';
import { ShownSheet } from '../../../table/ShownSheet';
import { useDesk } from '../desk/desk';
import { ShipSign } from '../desk/figures';
import { Hits } from './Hits';
import { ReportSheet } from './ReportSheet';
import './sheets.css';

interface SheetProps {
  silhouettes: Silhouettes;
}

/** What is picked on the chart; below the orders it is brought into view where they are about something else. */
export function SelectedSheet({ silhouettes }: SheetProps) {
  const { legal, selected } = useDesk();
  if (selected === null) return null;
  return (
    <ShownSheet of={selected} isOrdered={areAbout(legal, selected)}>
      <SheetOf id={selected} silhouettes={silhouettes} />
    </ShownSheet>
  );
}

/** An own task force with its ships, a base, or what is known of an enemy marker. */
function SheetOf({ id: selected, silhouettes }: SheetProps & { id: string }) {
  const { view, names } = useDesk();
  const side = SIDES.find((it) => view.forces[it]?.taskForces[selected]);
  const force = side && view.forces[side];
  const taskForce = force?.taskForces[selected];
  if (!force || !taskForce) return <ReportSheet id={selected} />;
  return (
    <section className="force-sheet" data-side={side} aria-label={names.taskForce(selected)}>
      <h3>{names.taskForce(selected)}</h3>
      <ul>
        {shipsIn(force, taskForce).map((ship) => (
          <ShipRow key={ship.card.id} ship={ship} silhouettes={silhouettes} />
        ))}
      </ul>
    </section>
  );
}

/** A ship in a line: her drawing, type, name, speed and hits. */
export const ShipRow = ({ ship, silhouettes }: SheetProps & { ship: Ship }) => (
  <li className="ship-row" data-fate={ship.fate}>
    <ShipSign type={ship.card.type} record={silhouettes[ship.card.id]} />
    <span className="type-mark">{ship.card.type}</span>
    <b>{ship.card.name}</b>
    <span className="ship-speed">{wingsSheetText('speed', { hexes: ship.card.speedHexes })}</span>
    {ship.fate !== 'afloat' && ship.fate !== 'waiting' && (
      <em>{wingsSheetText(`fate.${ship.fate}`)}</em>
    )}
    <Hits hits={ship.hits} />
  </li>
);
