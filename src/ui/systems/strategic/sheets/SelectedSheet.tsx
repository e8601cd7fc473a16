import type { ClassPlan } from '../../../../scenario/prepared';
import { ContactSheet } from '../advanced/ContactSheet';
import { FlightSheet } from '../advanced/FlightSheet';
import { isOneMarker } from '../advanced/reports';
import { useDesk } from '../desk/desk';
import { faceOf, landFaceOf } from '../desk/faces';
import { DivisionSheet } from './DivisionSheet';
import { LandSheet } from './LandSheet';

/** The counter that is picked, in full. */
export function SelectedSheet({ plans }: { plans: readonly ClassPlan[] }) {
  const { view, side, selected } = useDesk();
  if (!selected) return null;
  const contacts = view.known[side]?.advanced?.contacts ?? [];
  const contact = contacts.find(({ id }) => id === selected);
  if (contact)
    return contacts
      .filter((it) => isOneMarker(it, contact))
      .toSorted((a, b) => b.turn - a.turn)
      .map((it) => <ContactSheet key={it.id} contact={it} />);
  if (selected.startsWith('flights/')) return <FlightSheet id={selected} />;
  const face = faceOf(view, selected);
  if (face) return <DivisionSheet face={face} plans={plans} />;
  const land = landFaceOf(view, selected);
  return land ? <LandSheet face={land} /> : null;
}
