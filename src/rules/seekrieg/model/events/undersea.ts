import type { Roll } from '../../../core';
import type { About } from './base';

/** [SK-26.15, SK-26.17] */
export type UnderseaWeapon = 'depth-charges' | 'ahead-thrown';

/** What is dropped, and at which depths in feet. */
interface Drop {
  weapon: UnderseaWeapon;
  depths: number[];
}

/** Of submarines and of those who hunt them; told to the side of the ship alone [SK-26.3, SK-26.14]. */
export type UnderseaEvent =
  | About<'depthChanged', { feet: number }>
  /** [SK-34.13] Depths that the player has left to chance. */
  | About<'depthsDrawn', Drop & { dice: Roll[] }>
  | About<'chargesDropped', Drop>
  /** Told of the boat: `hits` of the charges near her had her depth [SK-26.16, SK-26.18]. */
  | About<'boatAttacked', { weapon: UnderseaWeapon; charges: number; hits: number }>
  /** [SK-26.5] */
  | About<'hullTested', { feet: number; isCrushed: boolean; dice: Roll[] }>;
