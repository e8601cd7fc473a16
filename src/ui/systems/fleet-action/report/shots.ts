import type { Modifier, Roll } from '../../../../rules/core';
import type { EventOf, FleetActionEvent, FleetActionView } from '../../../../rules/fleet-action';
import { hitChance } from '../../../../rules/fleet-action/query';
import type { Throw } from '../../../table/report/throws';

export const WEAPONS = ['main', 'other', 'light', 'torpedoes'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** The dice of one attack by a ship whose need is told. */
export interface Shot extends Throw {
  unit: string;
  weapon: Weapon;
}

type Fired = EventOf<'gunsFired' | 'lightFired' | 'torpedoAttackRolled'>;

const isFired = (event: FleetActionEvent): event is Fired =>
  event.kind === 'gunsFired' || event.kind === 'lightFired' || event.kind === 'torpedoAttackRolled';

/** [NW-3.21] All fire whose dice can be weighed: that of one's own, and after the end of both sides. */
export const shotsOf = (events: readonly FleetActionEvent[], { units }: FleetActionView): Shot[] =>
  events.filter(isFired).flatMap((event) => {
    const side = units[event.unit]?.side;
    const [first, again] = event.dice;
    if (!side || !first || event.need === null) return [];
    return {
      ...{ side, unit: event.unit, weapon: weaponOf(event), dice: first.values.length },
      chance: chanceOf(event.need, event.modifiers, again),
      hits: event.kind === 'gunsFired' ? Number(event.isHit) : event.hits,
    };
  });

/** [NW-1.26] A second roll tells that misses were rolled again. */
const chanceOf = (need: number, modifiers: Modifier[], again: Roll | undefined): number =>
  hitChance({ need, modifiers, rerollsMisses: again !== undefined });

function weaponOf(event: Fired): Weapon {
  if (event.kind === 'gunsFired') return event.battery;
  return event.kind === 'lightFired' ? 'light' : 'torpedoes';
}
