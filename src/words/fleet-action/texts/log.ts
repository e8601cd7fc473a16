import { texts } from '../../core/texts';
import { en } from '../en/log';

/** The log of a battle of Fleet Action: every event in a sentence. */
export const fleetLogText = texts('fleetLog', en, { de: () => import('../de/log') });
