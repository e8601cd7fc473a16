import type { BySide } from '../../core';
import { enemyOf } from '../../core';
import type { ShipId } from '../model/ids';
import { type Play, tell } from '../model/play';
import { isOpenTo } from '../model/sightings';
import type { Sighting } from '../model/state';
import type { Ship } from '../model/units';
import type { Movement } from './phase';

/** What the sides saw before phase 4. */
export type SeenBefore = BySide<Record<ShipId, Sighting>>;

/** Tells how ships have moved; an enemy only if he saw her from start to end. */
export function tellMovement(
  play: Play,
  { tracks, rolls, aground }: Movement,
  before: SeenBefore,
): void {
  for (const [id, { at }] of tracks) {
    const ship = play.state.ships[id] as Ship;
    const { side, facing, way, speedKnots } = ship;
    const enemy = enemyOf(side);
    const isSeen = before[enemy][id]?.level === 'identified' && isOpenTo(play.state, enemy, id);
    tell(play, {
      kind: 'shipMoved',
      rule: 'SK-9.25',
      seenBy: isSeen ? 'all' : [side],
      ship: id,
      from: at[0] as Ship['hex'],
      path: ship.turn.entered,
      facing,
      knots: speedKnots,
      way,
    });
  }
  for (const { id, hex } of aground)
    tell(play, { kind: 'shipStopped', rule: 'SK-4.12', ship: id, hex });
  for (const { collision, strikes, dice } of rolls) {
    const { rammer, target, isRam } = collision;
    const rule = isRam ? 'SK-9.27' : 'SK-9.28';
    const facts = { ship: rammer, with: target, isRam, strikes, dice };
    tell(play, { kind: 'collisionRolled', rule, ...facts });
  }
}
