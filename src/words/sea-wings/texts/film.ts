import { texts } from '../../core/texts';
import { en } from '../en/film';

/** A strike told picture by picture. */
export const wingsFilmText = texts('wingsFilm', en, { de: () => import('../de/film') });
