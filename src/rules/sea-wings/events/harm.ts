import { enemyOf, must, type Side } from '../../core';
import { withHit } from '../combat/damage/hull';
import { hitsOf } from '../common/condition';
import { forceOf, knowledgeOf } from '../common/own';
import { loseShip } from '../common/sinking';
import { type Play, tell } from '../model/play';
import type { SeaWingsView } from '../model/state';
import type { CardRule, Played } from './cardRule';

/** [WG-21.12] Cards of phase C. */
export const HARM_CARDS = {
  'good-damage-control': { objects: damagedShips, isSecret: true },
  'gasoline-vapors': { objects: knownCarriers, play: spreadFire },
} as const satisfies Record<string, CardRule>;

/** Own ships with hits for which dice will be rolled. */
function damagedShips(view: SeaWingsView, side: Side): string[] {
  return Object.values(forceOf(view, side).ships)
    .filter(({ fate, hits }) => fate === 'afloat' && hits.some(({ isPermanent }) => !isPermanent))
    .map(({ card }) => card.id);
}

/** [WG-24.28] Enemy carriers whose names are known and that are not known to be lost. */
function knownCarriers(view: SeaWingsView, side: Side): string[] {
  const { met, lost } = knowledgeOf(view, side);
  return Object.values(met)
    .filter(({ card }) => card.carrier && !lost.includes(card.id))
    .map(({ card }) => card.id);
}

/** [WG-13.21, WG-21.12] Card 19: one fire more aboard a carrier that burns; the fifth has her abandoned. */
function spreadFire(play: Play, side: Side, on: string): Played {
  const owner = enemyOf(side);
  const ship = must(play.state.forces[owner].ships[on], on);
  if (ship.fate !== 'afloat' || hitsOf(ship, 'F') === 0) return 'kept';
  const hull = { card: ship.card, hits: ship.hits, fate: 'afloat' as const };
  const after = withHit<typeof hull & { fate: 'afloat' | 'sunk' | 'abandoned' }>(hull, 'F', false);
  ship.hits = [...after.hits];
  const facts = { side: owner, ship: on, fate: after.fate };
  tell(play, { kind: 'fireSpread', rule: 'WG-21.12', seenBy: [owner], ...facts });
  if (after.fate !== 'afloat') loseShip(play, owner, ship, after.fate);
  return 'spent';
}
