import { texts } from '../../core/texts';
import { en } from '../en/log';

/** The log of a battle of Seekrieg. */
export const seekriegLogText = texts('seekriegLog', en, { de: () => import('../de/log') });
