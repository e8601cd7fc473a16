import type { BattleView, ShipId, ShipType, SpeedClass, Stack } from '../../../../../rules/battle';
import {
  boxesBuilt,
  boxesLeft,
  isDead,
  isSurprised,
  sheetOf,
  shipOf,
  speedOf,
} from '../../../../../rules/battle';
import type { Side } from '../../../../../rules/core';
import { boardText } from '../../../../i18n/board';

/** What can be wrong with a ship, visible without opening her sheet. */
export type Plight = 'dead' | 'aground' | 'tower' | 'towed' | 'surprised';

export const plightName = (plight: Plight): string => boardText(`plight.${plight}`);

/** Everything on a ship's counter. */
export interface ShipFacts {
  id: ShipId;
  side: Side;
  name: string;
  type: ShipType;
  classId: string;
  nation: string;
  speed: SpeedClass;
  /** She was built faster. */
  slowed: boolean;
  hull: { left: number; built: number };
  plights: readonly Plight[];
}

/** A stack's counter: its first ship stands for it. */
export interface StackFacts {
  lead: ShipFacts;
  ships: readonly ShipId[];
  /** Of the slowest ship. */
  speed: SpeedClass;
  slowed: boolean;
  plights: readonly Plight[];
}

export function shipFacts(view: BattleView, id: ShipId): ShipFacts {
  const ship = shipOf(view, id);
  const sheet = sheetOf(view, id);
  return {
    id,
    side: ship.side,
    name: sheet.name,
    type: sheet.type,
    classId: sheet.classId,
    nation: sheet.nation,
    speed: ship.speed,
    slowed: ship.speed !== sheet.speed,
    hull: { left: boxesLeft(view, id, 'hull'), built: boxesBuilt(view, id, 'hull') },
    plights: plightsOf(view, id),
  };
}

function plightsOf(view: BattleView, id: ShipId): Plight[] {
  const ship = shipOf(view, id);
  const found: Plight[] = [];
  if (isDead(ship)) found.push('dead');
  if (ship.aground) found.push('aground');
  if (view.tows.some(({ tower }) => tower === id)) found.push('tower');
  if (view.tows.some(({ towed }) => towed === id)) found.push('towed');
  if (isSurprised(view, id)) found.push('surprised');
  return found;
}

/** `undefined` for a stack whose ships are not shown. */
export function stackFacts(view: BattleView, stack: Stack): StackFacts | undefined {
  const ships = stack.ships.map((id) => shipFacts(view, id));
  const [lead] = ships;
  if (!lead) return undefined;
  return {
    lead,
    ships: stack.ships,
    speed: speedOf(view, stack.ships),
    slowed: ships.some(({ slowed }) => slowed),
    plights: [...new Set(ships.flatMap(({ plights }) => plights))],
  };
}
