import { sameHex } from '../../../../hex';
import type { Contact } from '../../../../rules/strategic/model/advancedState';
import type { OrderOf } from '../../../../rules/strategic/model/orders';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { Desk } from '../desk';
import { contactWords } from './contactWords';

type Around = Pick<Desk, 'names' | 'view' | 'side'>;

const contactsOf = ({ view, side }: Around): readonly Contact[] =>
  view.known[side]?.advanced?.contacts ?? [];

/** A report by what it says; by who made it and by number where others of its turn say the same. */
export function contactName(around: Around, contact: Contact): string {
  const what = contactWords(contact).long;
  const alike = contactsOf(around).filter(
    (it) => it.turn === contact.turn && contactWords(it).long === what,
  );
  if (alike.length < 2) return what;
  const from = alike.filter(({ spotter }) => spotter === contact.spotter);
  const spotter = around.names.any(contact.spotter);
  return from.length < 2
    ? strategicChartText('report.by', { what, spotter })
    : strategicChartText('report.byNumber', {
        ...{ what, spotter },
        number: from.indexOf(contact) + 1,
      });
}

/** A report by its id; what is none by its own name. */
export function targetName(around: Around, id: string): string {
  const contact = contactsOf(around).find((it) => it.id === id);
  return contact ? contactName(around, contact) : around.names.target(id);
}

/** Reports that lie on the chart as one marker, the newest on top: of one hex, and of the same kind. */
export const isOneMarker = (a: Contact, b: Contact): boolean =>
  a.subject === b.subject && sameHex(a.hex, b.hex);

/** Turns after which what was reported may be anywhere: aircraft fly twelve hexes in one, ships sail one. */
const STALE_AFTER = { aircraft: 1, submarine: 4, ships: 4 } as const;

/** A report that says little of where things are now. */
export const isStale = ({ subject }: Contact, age: number): boolean => age > STALE_AFTER[subject];

/** Of the orders that take reports off the chart those for stale ones. */
export const staleOrders = (
  around: Around,
  orders: readonly OrderOf<'dropContact'>[],
): OrderOf<'dropContact'>[] =>
  orders.filter((order) =>
    contactsOf(around).some(
      (it) => it.id === order.contact && isStale(it, around.view.turn - it.turn),
    ),
  );
