import { texts } from '../../core/texts';
import { en } from '../en/fire';

/** Forms of fire, torpedoes, lights and damage control. */
export const seekriegFireText = texts('seekriegFire', en, { de: () => import('../de/fire') });
