import { type Autosave, newAutosave } from '../../game/autosave';
import { reportFault } from '../frame/faults';

/** The single autosave of this browser's matches. */
export const autosave: Autosave = newAutosave(reportFault);
