import { newAutosave } from '../../game/autosave';
import { reportFault } from '../frame/faults';

/** The one keeper of this browser's matches. */
export const autosave = newAutosave(reportFault);
