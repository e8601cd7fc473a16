import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Refusals of no particular system: of the core, the table and the server. */
export const generalRefusalsText = texts('generalRefusals', en, {
  de: () => import('../de/refusals'),
});
