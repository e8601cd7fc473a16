import { allShips, type BattleState, isCrippled } from '../../rules/battle';
import { SIDES } from '../../rules/core';
import type { StrategicState } from '../../rules/strategic';
import { stateOf } from '../../rules/strategic/cards/shipNow';

/** How a ship came out of a game. */
export interface ShipFate {
  id: string;
  sunk: boolean;
  crippled: boolean;
  hullLost: number;
}

/** The fates of all ships of a game, by its system; none for a system without ships. */
export function shipFates(state: unknown): ShipFate[] {
  const { system } = Object(state) as { system?: unknown };
  return system === 'strategic' ? strategicFates(state as StrategicState) : battleFates(state);
}

function battleFates(state: unknown): ShipFate[] {
  if (!isBattle(state)) return [];
  return allShips(state).map((ship) => ({
    id: ship.id,
    sunk: ship.fate === 'sunk' || ship.fate === 'scuttled',
    crippled: isCrippled(state, ship),
    hullLost: ship.lost.hull,
  }));
}

/** Hull lost is counted in Damage Levels; who is heavily damaged counts as crippled. */
const strategicFates = ({ forces }: StrategicState): ShipFate[] =>
  SIDES.flatMap((side) =>
    Object.values(forces[side].ships).map((ship) => ({
      id: ship.card.id,
      sunk: ship.fate === 'sunk' || ship.fate === 'scuttled',
      crippled: ship.fate !== 'sunk' && stateOf(ship) === 'heavy',
      hullLost: ship.damageLevels,
    })),
  );

const isBattle = (state: unknown): state is BattleState =>
  typeof state === 'object' && state !== null && 'system' in state && state.system === 'battle';
