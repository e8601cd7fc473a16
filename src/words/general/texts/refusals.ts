import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Why something cannot be done that is no system's own: refusals of the core, the table and the server. */
export const generalRefusalsText = texts('generalRefusals', en, {
  de: () => import('../de/refusals'),
});
