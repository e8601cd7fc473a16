import type { TurnOrders } from '../model/plan';
import type { OpenTurn } from '../model/units';

/** What a ship has done in a turn that begins. */
export const freshTurn = (): OpenTurn => ({
  entered: [],
  left: null,
  hasTurned: false,
  isEvading: false,
  smoke: null,
  hasSearchlightOn: false,
  isLit: false,
  hasFired: false,
});

/** Nothing ordered for the turn. @param batteries of the ship */
export const freshOrders = (batteries: number): TurnOrders => ({
  turns: null,
  shells: Array.from({ length: batteries }, () => null),
  depthFeet: null,
  fire: [],
  smokeShells: [],
  torpedoes: [],
  depthCharges: null,
  aheadThrown: null,
  damageControl: null,
  screens: null,
});
