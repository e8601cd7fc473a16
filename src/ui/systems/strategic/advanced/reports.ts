import { sameHex } from '../../../../hex';
import type { OrderOf } from '../../../../rules/strategic';
import type { Contact } from '../../../../rules/strategic/query';
import type { Around } from '../../../../words/strategic/common/around';
import { contactsOf } from '../../../../words/strategic/common/contactName';

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
