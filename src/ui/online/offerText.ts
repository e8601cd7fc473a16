import type { Offer } from '../../game/online';
import type { BySide, Side } from '../../rules/core';
import { onlineMatchText } from '../i18n/onlineMatch';

/** What has been asked for, to whoever asked for it and to everybody else. */
export const offerText = (
  { matter, by }: Offer,
  own: Side | undefined,
  names: BySide<string>,
): string =>
  by === own
    ? onlineMatchText(`askedByYou.${matter}`)
    : onlineMatchText(`asked.${matter}`, { side: names[by] });
