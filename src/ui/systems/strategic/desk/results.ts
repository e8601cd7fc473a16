import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { EventOf, StrategicEvent } from '../../../../rules/strategic';
import type { AirAttackTarget, DamageState } from '../../../../rules/strategic/query';

/** A ship or a land unit, and how badly it was left. */
export interface Hurt {
  id: string;
  hits: number;
  state: DamageState;
}

/** The results of an air attack, as far as the reader was told. */
export interface StrikeResult {
  kind: 'strike';
  key: string;
  turn: number;
  attacker: Side;
  target: AirAttackTarget;
  /** In an Advanced game. */
  hex: Axial | null;
  stepsLost: EventOf<'airAttackEnded'>['stepsLost'];
  hurt: Hurt[];
}

/** A ship that was lost otherwise than under an air attack. */
interface LossResult {
  kind: 'loss';
  key: string;
  turn: number;
  ship: string;
}

export type Result = StrikeResult | LossResult;

/** Finished air attacks and lost ships, in the order of their events. */
export function resultsOf(events: readonly StrategicEvent[]): Result[] {
  const results: Result[] = [];
  let strike: Hurt[] | null = null;
  let hex: Axial | null = null;
  events.forEach((event, index) => {
    const told = { key: String(index), turn: event.turn };
    if (event.kind === 'airAttackBegan') {
      strike = [];
      hex = event.hex;
    } else if (event.kind === 'airAttackEnded') {
      const { attacker, target, stepsLost } = event;
      const struck = { attacker, target, hex, stepsLost, hurt: strike ?? [] };
      results.push({ kind: 'strike', ...told, ...struck });
      strike = null;
    } else if (strike) note(strike, event);
    else if (event.kind === 'shipSunk' && event.ship)
      results.push({ kind: 'loss', ...told, ship: event.ship });
  });
  return results;
}

/** Adds an event's effects to those of its air attack so far; unsighted ships are left out. */
function note(hurt: Hurt[], event: StrategicEvent): void {
  switch (event.kind) {
    case 'shipBombed':
      if (event.isHit) entry(hurt, event.ship).hits += 1;
      break;
    case 'landUnitBombed':
      if (event.isHit) entry(hurt, event.landUnit).hits += 1;
      break;
    case 'shipHit':
      entry(hurt, event.ship).state = event.state;
      break;
    case 'landUnitHit':
      entry(hurt, event.landUnit).state = event.state;
      break;
    case 'shipSunk':
      entry(hurt, event.ship).state = 'sunk';
      break;
  }
}

function entry(hurt: Hurt[], id: string | null): Hurt {
  const made: Hurt = { id: id ?? '', hits: 0, state: 'none' };
  if (id === null) return made;
  const known = hurt.find((it) => it.id === id);
  if (known) return known;
  hurt.push(made);
  return made;
}
