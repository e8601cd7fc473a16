import type { ShipType } from '../../../../rules/battle';

/** Hull classification for tight spaces. */
export const typeMark = (type: ShipType): string =>
  type === 'large-transport' ? 'AP' : type === 'small-transport' ? 'AK' : type;
