import type { ShipCard } from '../model/ratings';
import type { Ship } from '../model/units';

/** A ship as her card shows her, without hits. */
export const freshShip = (card: ShipCard): Ship => ({
  card,
  taskForce: null,
  fate: 'afloat',
  hits: [],
  torpedoSalvos: 0,
  isLowOnFuel: false,
  flewOperations: false,
  hasStruckShips: false,
  convoySunk: 0,
  convoyUnloaded: 0,
});
