import { valueOf } from '../../core';
import { isInPlay } from '../common/own';
import { loseAircraft } from '../common/stands';
import type { Aircraft, AirStand, Load } from '../model/air';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { KAMIKAZE, KAMIKAZE_LOST, KAMIKAZE_VERTICAL } from '../tables/air';
import { landHit } from './bombs';

/** [NW-18.16, NW-18.18] Aircraft that hit are lost; those that miss may be. */
export function crash(
  play: Play,
  { stand, target, load }: { stand: AirStand; target: Unit; load: Load },
  { hits, misses }: { hits: number; misses: number },
): void {
  loseAircraft(play, stand, hits, { rule: 'NW-18.16' });
  for (let hit = 0; hit < hits && isInPlay(target); hit++) strike(play, stand, target, load);
  missTarget(play, stand, misses);
}

function strike(play: Play, { aircraft }: AirStand, target: Unit, load: Load): void {
  const roll = play.dice.roll('d10', 1, 'kamikaze', { unit: target.id });
  const protection = valueOf(roll) <= KAMIKAZE_VERTICAL ? 'vertical' : 'horizontal';
  tell(play, {
    kind: 'kamikazeHit',
    rule: 'NW-18.16',
    unit: target.id,
    protection,
    dice: [roll],
  });
  landHit(play, target, { protection, ...blowOf(aircraft, load) });
}

/** [NW-18.17] A load of no bombs is the aircraft alone. */
export const blowOf = ({ hitPoints }: Aircraft, { count, impactPoints, criticalValue }: Load) => ({
  penetration: KAMIKAZE.penetration,
  impactPoints: hitPoints + (count > 0 ? impactPoints : 0),
  criticalValue: count > 0 ? criticalValue + 1 : KAMIKAZE.criticalValueWithoutBomb,
});

function missTarget(play: Play, stand: AirStand, misses: number): void {
  if (misses === 0 || stand.count === 0) return;
  const roll = play.dice.roll('d10', misses, 'kamikaze-miss', { stand: stand.id });
  const lost = roll.values.filter((value) => value <= KAMIKAZE_LOST).length;
  const { id, side } = stand;
  tell(play, {
    kind: 'kamikazesMissed',
    rule: 'NW-18.18',
    side,
    stand: id,
    lost,
    dice: [roll],
  });
  loseAircraft(play, stand, lost, { rule: 'NW-18.18' });
}
