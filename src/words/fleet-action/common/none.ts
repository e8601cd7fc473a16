/** What notation writes where an order names nothing. */
export const NONE = '-';
