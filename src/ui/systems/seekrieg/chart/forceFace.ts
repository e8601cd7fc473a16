import type { ShipSheet } from '../../../../rules/seekrieg/query';

/** A ship by her data sheet. */
interface Sheeted {
  sheet: Pick<ShipSheet, 'type' | 'dp'>;
}

/** A carrier stands for her force, or the largest ship. */
const worth = ({ sheet }: Sheeted): number => sheet.dp + (sheet.type === 'CV' ? 10_000 : 0);

/** The ship whose picture stands for a force. */
export const leaderOf = <Own extends Sheeted>(ships: readonly Own[]): Own | undefined =>
  ships.toSorted((a, b) => worth(b) - worth(a))[0];

const SHOWN_TYPES = ['CV', 'BB', 'CB', 'CA', 'CL', 'DD'] as const;

/** '2CV 5CA 5DD' */
export const typesOf = (ships: readonly Sheeted[]): string =>
  SHOWN_TYPES.flatMap((type) => {
    const count = ships.filter(({ sheet }) => sheet.type === type).length;
    return count > 0 ? [`${count}${type}`] : [];
  }).join(' ');
