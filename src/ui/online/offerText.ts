import type { Offer } from '../../game/online';
import type { BySide, Side } from '../../rules/core';
import { onlineMatchText } from '../i18n/onlineMatch';

/** The text of an offer, for the side that made it and for everybody else. */
export const offerText = (
  { matter, by }: Offer,
  own: Side | undefined,
  names: BySide<string>,
): string =>
  by === own
    ? onlineMatchText(`askedByYou.${matter}`)
    : onlineMatchText(`asked.${matter}`, { side: names[by] });
