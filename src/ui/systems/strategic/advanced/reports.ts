import { sameHex } from '../../../../hex';
import type { OrderOf } from '../../../../rules/strategic';
import type { Contact } from '../../../../rules/strategic/query';
import type { Around } from '../../../../words/strategic/common/around';
import { contactsOf } from '../../../../words/strategic/common/contactName';

/** Reports shown as one marker, the newest on top: same hex, same kind. */
export const isOneMarker = (a: Contact, b: Contact): boolean =>
  a.subject === b.subject && sameHex(a.hex, b.hex);

/** Turns after which a report is stale: aircraft fly twelve hexes a turn, ships one. */
const STALE_AFTER = { aircraft: 1, submarine: 4, ships: 4 } as const;

/** A report too old to say where the unit is now. */
export const isStale = ({ subject }: Contact, age: number): boolean => age > STALE_AFTER[subject];

/** The orders that remove stale reports from the chart. */
export const staleOrders = (
  around: Around,
  orders: readonly OrderOf<'dropContact'>[],
): OrderOf<'dropContact'>[] =>
  orders.filter((order) =>
    contactsOf(around).some(
      (it) => it.id === order.contact && isStale(it, around.view.turn - it.turn),
    ),
  );
