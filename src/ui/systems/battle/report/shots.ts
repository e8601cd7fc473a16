import type { BattleEvent, EventOf, ShipId, Weapon } from '../../../../rules/battle';
import { DIE_SIDES, type Roll } from '../../../../rules/core';
import type { Throw } from '../../../table/report/throws';

/** One salvo or spread of torpedoes, as its event describes it. */
export interface Shot extends Throw {
  /** Who fired: one ship, or those that shared a spread. */
  ships: readonly ShipId[];
  /** A ship, or a counter of several [BT-8.13]. */
  target: string;
  weapon: Weapon;
}

type Fired = EventOf<'salvoFired' | 'torpedoesLaunched'>;

const isFired = (event: BattleEvent): event is Fired =>
  event.kind === 'salvoFired' || event.kind === 'torpedoesLaunched';

/** All fire whose dice the events show; those of an unsighted stack are not shown [BT-20.13]. */
export const shotsOf = (events: readonly BattleEvent[]): Shot[] =>
  events.filter(isFired).map((event) => ({
    side: event.side,
    ships: event.kind === 'salvoFired' ? [event.ship] : event.ships,
    target: event.target,
    weapon: event.kind === 'salvoFired' ? event.weapon : 'torpedoes',
    dice: event.dice.reduce((sum, { values }) => sum + values.length, 0),
    chance: chanceOf(event.dice[0], event.needed),
    hits: event.hits,
  }));

/** The chance that a die shows at least the number needed, 0 to 1. */
function chanceOf(roll: Roll | undefined, needed: number): number {
  if (!roll || roll.die === 'lot') return 0;
  const sides = DIE_SIDES[roll.die];
  return Math.min(1, Math.max(0, (sides + 1 - needed) / sides));
}
