import { allShips, type BattleState, isCrippled } from '../../rules/battle';

/** How a ship came out of a game. */
export interface ShipFate {
  id: string;
  sunk: boolean;
  crippled: boolean;
  hullLost: number;
}

/** The fates of all ships of a game, whatever its system; none for a system without ships of this kind. */
export function shipFates(state: unknown): ShipFate[] {
  if (!isBattle(state)) return [];
  return allShips(state).map((ship) => ({
    id: ship.id,
    sunk: ship.fate === 'sunk' || ship.fate === 'scuttled',
    crippled: isCrippled(state, ship),
    hullLost: ship.lost.hull,
  }));
}

const isBattle = (state: unknown): state is BattleState =>
  typeof state === 'object' && state !== null && 'system' in state && state.system === 'battle';
