import { texts } from '../../core/texts';
import { en } from '../en/rules';

/** The sections of the rules of Seekrieg by their names. */
export const seekriegRulesText = texts('seekriegRules', en, { de: () => import('../de/rules') });
