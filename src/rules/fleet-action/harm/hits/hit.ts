import { isInPlay } from '../../common/own';
import type { Play } from '../../model/play';
import { isLandTarget } from '../../model/sheet';
import type { Unit } from '../../model/units';
import type { Section } from '../../tables/criticals';
import { rollCritical, rollUnderwater } from '../critical/roll';
import { damage, type Pool } from '../damage';
import { loseUnit } from '../lose';
import { type GunHit, gunStrike, type Strike } from '../strike';
import { passesWreckTest } from '../wreckTest';

/** A hit on a unit with S and F. */
export type Hit =
  /** [NW-13.16, NW-13.17] `impactPoints` of the whole attack, and as many critical rolls as it has earned. */
  | ({ kind: 'gun'; impactPoints: number; criticals: number } & GunHit)
  /** [NW-18.7] A bomb, a rocket, a missile or an aircraft. */
  | {
      kind: 'air';
      protection: Strike['from'];
      penetration: number;
      impactPoints: number;
      criticalValue: number;
    }
  /** [NW-15.14, NW-6.6] */
  | {
      kind: 'underwater';
      section: Section;
      impactPoints: number;
      criticalValue: number;
      cause: 'torpedo' | 'mine';
    };

/** [NW-21.3, NW-13.24] What a hit does: damage, a wreck test if one is due, then critical rolls one by one. */
export function takeHit(play: Play, target: Unit, hit: Hit): void {
  if (hit.kind === 'underwater') takeUnderwater(play, target, hit);
  else if (survives(play, target, hit.impactPoints, 'structure')) rollAbove(play, target, hit);
}

/** [NW-22.1, NW-22.2] */
function survives(play: Play, target: Unit, points: number, pool: Pool): boolean {
  if (!damage(play, target, { points, pool }) || passesWreckTest(play, target)) return true;
  loseUnit(play, target, 'wreck', 'wreck-test');
  return false;
}

/** [NW-21.15, NW-22.11] */
function rollAbove(play: Play, target: Unit, hit: Exclude<Hit, { kind: 'underwater' }>): void {
  if (hit.kind === 'air') {
    const { protection: from, penetration } = hit;
    rollCritical(play, target, hit.criticalValue, { from, penetration });
    return;
  }
  for (let critical = 0; critical < hit.criticals && isInPlay(target); critical++)
    rollCritical(play, target, hit.gun.criticalValue, gunStrike(play, target, hit));
}

/** [NW-15.14, NW-15.19] A harbor front takes no critical. */
function takeUnderwater(play: Play, target: Unit, hit: Extract<Hit, { kind: 'underwater' }>): void {
  const { impactPoints, criticalValue } = behindProtection(target, hit);
  if (!survives(play, target, impactPoints, 'flotation') || isLandTarget(target.sheet)) return;
  rollUnderwater(play, target, criticalValue, hit.section);
}

/** [NW-15.15] What the protection amidships leaves of a blow. */
export function behindProtection(
  { sheet }: Pick<Unit, 'sheet'>,
  { section, impactPoints, criticalValue }: Extract<Hit, { kind: 'underwater' }>,
): { impactPoints: number; criticalValue: number } {
  const protection = section === 'midships' ? sheet.underwaterProtection : 0;
  return {
    impactPoints: Math.max(1, impactPoints - 2 * protection),
    criticalValue: Math.max(1, criticalValue - protection),
  };
}
