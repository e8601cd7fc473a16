import { texts } from '../../core/texts';
import { en } from '../en/why';

/** Why a bot advises what it does in a battle of Seekrieg. */
export const seekriegWhyText = texts('seekriegWhy', en, { de: () => import('../de/why') });
