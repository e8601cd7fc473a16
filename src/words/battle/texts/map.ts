import { texts } from '../../core/texts';
import { en } from '../en/map';

/** The map of a battle: its marks, lines and regions, and the text about a hex. */
export const mapText = texts('map', en, { de: () => import('../de/map') });
