import type { Contact } from '../../../rules/strategic/query';
import { strategicChartText } from '../texts/chart';
import type { Around } from './around';
import { contactWords } from './contactWords';

/** The reports on a side's chart. */
export const contactsOf = ({ view, side }: Around): readonly Contact[] =>
  view.known[side]?.advanced?.contacts ?? [];

/** A report by what it says; by who made it and by number where others of its turn say the same. */
export function contactName(around: Around, contact: Contact): string {
  const what = contactWords(contact).long;
  const alike = alikeOf(around, contact);
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

/** Reports of one turn that say the same as one of them. */
function alikeOf(around: Around, contact: Contact): Contact[] {
  const what = contactWords(contact).long;
  return contactsOf(around).filter(
    (it) => it.turn === contact.turn && contactWords(it).long === what,
  );
}

/** A report among others that say the same: what they say, and which of them it is; nothing where it is alone. */
export function reportAmong(
  around: Around,
  id: string,
): { what: string; which: string } | undefined {
  const contact = contactsOf(around).find((it) => it.id === id);
  const alike = contact ? alikeOf(around, contact) : [];
  if (!contact || alike.length < 2) return undefined;
  return {
    what: contactWords(contact).long,
    which: strategicChartText('report.which', {
      spotter: around.names.any(contact.spotter),
      number: alike.indexOf(contact) + 1,
    }),
  };
}

/** A report by its id; what is none by its own name. */
export function targetName(around: Around, id: string): string {
  const contact = contactsOf(around).find((it) => it.id === id);
  return contact ? contactName(around, contact) : around.names.target(id);
}
