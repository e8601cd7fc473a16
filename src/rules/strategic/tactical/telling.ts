import { enemyOf, type Side } from '../../core';
import type { EventOf } from '../model/events';
import { type Play, tell } from '../model/play';
import type { OpposedRoll } from '../rolls/opposedRoll';

type Shot = EventOf<'gunsFired'> | EventOf<'landBombarded'> | EventOf<'torpedoesFired'>;

/** What a shot tells of its roll. */
export const rollFacts = ({ dice, difference }: OpposedRoll, damageLevels: number) => ({
  ...{ dice: [...dice], difference, damageLevels, isHit: damageLevels > 0 },
});

/**
 * [ST-5.10, ST-5.17] The owner of the target sees dice, modifiers and Damage Levels; the attacker his own die and whether
 * it hit. Who does not see the firer is told neither the ship nor what would show where she is.
 */
export function tellShot<E extends Shot>(play: Play, shot: E, isFirerSeen: boolean): void {
  const toAttacker: Shot = { ...shot, difference: null, damageLevels: null, dice: firstOf(shot) };
  const toTarget: Shot = isFirerSeen ? shot : hidden(shot);
  const toSpectator: Shot = isFirerSeen ? toAttacker : hidden(toAttacker);
  const toldAs = {
    [shot.side]: toAttacker,
    [enemyOf(shot.side)]: toTarget,
    spectator: toSpectator,
  };
  tell(play, { ...shot, toldAs } as Shot);
}

const firstOf = ({ dice }: Shot) => dice.slice(0, 1);

function hidden<E extends Shot>(shot: E): E {
  const without = { ...shot, ship: null, rangeHexes: null, modifiers: [], rule: shot.rule };
  if (shot.kind === 'torpedoesFired') return { ...without, torpedo: null };
  const gun = { ...without, firePower: null, band: null };
  return shot.kind === 'landBombarded' ? { ...gun, turnsInARow: null } : gun;
}

/** An event's frame, open to all in the present turn. */
export const framed = <Kind extends string>(play: Play, kind: Kind, side: Side) =>
  ({ kind, side, seenBy: 'all', turn: play.state.turn }) as const;
