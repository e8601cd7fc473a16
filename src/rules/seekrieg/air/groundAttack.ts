import { enemyOf, type Roll, SIDES } from '../../core';
import type { AirBase, AirRow } from '../model/flights';
import type { AttackKind } from '../model/orders';
import { type Play, tell } from '../model/play';
import { cardOf } from '../ratings/aircraftCards';
import { bombFactor } from '../tables/bombs';
import { damageCountedAt, loseShareAt } from './aboard';
import { attackOf, attacksShips } from './assign';
import { releaseChance, releaseOf } from './chances';
import { flyHome } from './home';
import type { Raid } from './raids';
import { roll, sourceOf } from './rolls';

/** [SK-24.11] What bombs and nothing else can be dropped on. */
const ON_LAND: ReadonlySet<AttackKind> = new Set(['level', 'dive', 'skip']);

export const canAttackLand = (attack: AttackKind): boolean => ON_LAND.has(attack);

/** [SK-24.11] All bombers of a raid at a base on land, in one turn; then it flies home. */
export function attackBase(play: Play, { id, log, flight }: Raid, base: AirBase): void {
  for (const row of flight.rows) {
    const attack = attackOf(flight, row);
    if (!attacksShips(flight, row) || !canAttackLand(attack)) continue;
    const { hits, dice } = rollHits(play, { attack, flight, row });
    const damage = hits * bombLoad(row);
    if (base.ground) base.ground.damageDue += damage;
    tell(play, {
      kind: 'baseAttacked',
      rule: 'SK-24.11',
      side: enemyOf(log.side),
      base: base.id,
      raid: id,
      aircraft: row.aircraft,
      count: row.count,
      attack,
      hits,
      damage,
      dice,
    });
  }
  flyHome(play, log.side, flight);
}

function rollHits(
  play: Play,
  { attack, flight, row }: { attack: AttackKind; flight: Raid['flight']; row: AirRow },
): { hits: number; dice: Roll[] } {
  const probability = releaseChance(play.state, releaseOf({ attack, flight }), STANDING_KNOTS);
  const { count, dice } = roll(sourceOf(play), { chances: row.count, probability }, 'air-attack');
  return { hits: count, dice };
}

/** A base is hit as a ship at rest. */
const STANDING_KNOTS = 0;

/** Damage points of all that an aircraft carries. */
const bombLoad = ({ aircraft, load }: AirRow): number =>
  (cardOf(aircraft).loads[load]?.bombs ?? []).reduce(
    (sum, { pounds, count }) => sum + count * bombFactor(pounds),
    0,
  );

/** [SK-24.11, SK-20.14, SK-24.12] As phase 11 opens: what bombs have done to bases on land in the turn. */
export function addGroundDamage(play: Play): void {
  for (const side of SIDES)
    for (const base of Object.values(play.state.forces[side].bases)) {
      const { ground } = base;
      if (!ground || ground.damageDue === 0) continue;
      const damage = damageCountedAt(play.state, base, ground.damageDue);
      ground.damageDue = 0;
      ground.damage += damage;
      tell(play, {
        kind: 'baseDamaged',
        rule: 'SK-24.11',
        side,
        base: base.id,
        damage,
        total: ground.damage,
        seenBy: [side],
      });
      loseShareAt(play, { side, base }, { damage, dp: ground.dp });
    }
}
