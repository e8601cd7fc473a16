import type { ReactNode } from 'react';
import type { Order } from '../../../../rules/strategic';
import type { ClassPlan } from '../../../../scenario/prepared';
import { areAbout } from '../../../table/desk';
import { ShownSheet } from '../../../table/ShownSheet';
import { ContactSheet } from '../advanced/ContactSheet';
import { FlightSheet } from '../advanced/FlightSheet';
import { isOneMarker } from '../advanced/reports';
import { type Desk, useDesk } from '../desk/desk';
import { faceOf, landFaceOf } from '../desk/faces';
import { DivisionSheet } from './DivisionSheet';
import { LandSheet } from './LandSheet';

/** The counter that is picked, in full; below the orders it is brought into view where they are about something else. */
export function SelectedSheet({ plans }: { plans: readonly ClassPlan[] }) {
  const desk = useDesk();
  const { legal, selected } = desk;
  const sheet = selected && sheetOf(desk, selected, plans);
  if (!sheet) return null;
  return (
    <ShownSheet of={selected} isOrdered={areAbout(legal.filter(isAbove), selected)}>
      {sheet}
    </ShownSheet>
  );
}

/** A report is struck from its own sheet. */
const isAbove = ({ kind }: Order): boolean => kind !== 'dropContact';

/** The sheet of a division, a land unit, aircraft in flight, or what is known of an enemy; nothing for anything else. */
function sheetOf(
  { view, side }: Pick<Desk, 'view' | 'side'>,
  id: string,
  plans: readonly ClassPlan[],
): ReactNode {
  const contacts = view.known[side]?.advanced?.contacts ?? [];
  const contact = contacts.find((it) => it.id === id);
  if (contact)
    return contacts
      .filter((it) => isOneMarker(it, contact))
      .toSorted((a, b) => b.turn - a.turn)
      .map((it) => <ContactSheet key={it.id} contact={it} />);
  if (id.startsWith('flights/')) return <FlightSheet id={id} />;
  const face = faceOf(view, id);
  if (face) return <DivisionSheet face={face} plans={plans} />;
  const land = landFaceOf(view, id);
  return land ? <LandSheet face={land} /> : null;
}
