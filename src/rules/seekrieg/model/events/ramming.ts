import type { Roll } from '../../../core';
import type { ShipId } from '../ids';
import type { About } from './base';

/** Collisions and damage control. */
export type RammingEvent =
  /** [SK-18.4 to SK-18.7] `cost`: to the ramming ship. A side is told what its own ship suffers. */
  | About<'shipRammed', { by: ShipId; damage: number | null; cost: number | null; dice: Roll[] }>
  /** [SK-18.19] */
  | About<'controlSpent', { onDamage: number; onFires: number[]; left: number }>;
