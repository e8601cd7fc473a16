import { type BySide, enemyOf } from '../../core';
import type { ShipId } from '../model/ids';
import { type Play, tell } from '../model/play';
import { isOpenTo } from '../model/sightings';
import type { Sighting } from '../model/state';
import type { Ship } from '../model/units';
import type { CollisionRoll } from './impulses';
import type { Movement } from './phase';

/** What the sides saw before phase 4. */
type SeenBefore = BySide<Record<ShipId, Sighting>>;

/** Tells how ships have moved; an enemy only if he saw her from start to end. */
export function tellMovement(play: Play, movement: Movement, before: SeenBefore): void {
  for (const [id, { at }] of movement.tracks)
    tellMove(play, play.state.ships[id] as Ship, at[0] as Ship['hex'], before);
  for (const { id, hex } of movement.aground)
    tell(play, { kind: 'shipStopped', rule: 'SK-4.12', ship: id, hex });
  for (const roll of movement.rolls) tellCollision(play, roll);
}

function tellMove(play: Play, ship: Ship, from: Ship['hex'], before: SeenBefore): void {
  const { id, side, facing, way, speedKnots, turn } = ship;
  const enemy = enemyOf(side);
  const isSeen = before[enemy][id]?.level === 'identified' && isOpenTo(play.state, enemy, id);
  const facts = { ship: id, from, path: turn.entered, facing, knots: speedKnots, way };
  const seenBy = isSeen ? 'all' : [side];
  tell(play, { kind: 'shipMoved', rule: 'SK-9.25', seenBy, ...facts });
}

function tellCollision(play: Play, { collision, strikes, dice }: CollisionRoll): void {
  const { rammer, target, isRam } = collision;
  const rule = isRam ? 'SK-9.27' : 'SK-9.28';
  const facts = { ship: rammer, with: target, isRam, strikes, dice };
  tell(play, { kind: 'collisionRolled', rule, ...facts });
}
