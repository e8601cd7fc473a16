import type { CardShipType } from '../../scenario';
import { almanacText } from '../i18n/almanac';

/** What people call a type, to find ships by it. */
export const shipTypeName = (type: CardShipType): string => almanacText(`plural.${type}`);

/** Hull classification for tight spaces. */
export const shipMark = (type: string): string =>
  type === 'large-transport' ? 'AP' : type === 'small-transport' ? 'AK' : type;
