import { newAutosave } from '../../game/autosave';
import { reportFault } from '../app/faults';

/** The one keeper of this browser's matches. */
export const autosave = newAutosave(reportFault);
