import { valueOf } from '../../core';
import type { HitArc } from '../common/arcs';
import { conditionOf, isInPlay } from '../common/own';
import { takeHit } from '../harm/hits/hit';
import { loseHull, loseVessels } from '../harm/lose';
import { type Play, tell } from '../model/play';
import { isSmallCraft, isSubmarine, type Torpedo } from '../model/sheet';
import type { Unit } from '../model/units';
import type { Section } from '../tables/criticals';

/** [NW-15.13] The highest number of a d10 for the bow and for midships, by the arc of the attack. */
const SECTIONS: Readonly<Record<HitArc, { bow: number; midships: number }>> = {
  bow: { bow: 6, midships: 9 },
  beam: { bow: 3, midships: 7 },
  stern: { bow: 1, midships: 4 },
};

/** [NW-15.13] The section that a d10 stands for. */
export function sectionAt(arc: HitArc, die: number): Section {
  const { bow, midships } = SECTIONS[arc];
  if (die <= bow) return 'bow';
  return die <= midships ? 'midships' : 'stern';
}

/** What of a torpedo its hit depends on; of one from the air as well. */
type Warhead = Pick<Torpedo, 'impactPoints' | 'criticalValue' | 'dudNumber'>;

/** [NW-15.12 to NW-15.19] Torpedo hits on a unit, one after another, until it is lost. */
export function strikeWithTorpedoes(
  play: Play,
  target: Unit,
  torpedo: Warhead,
  { arc, hits }: { arc: HitArc; hits: number },
): void {
  for (let hit = 0; hit < hits && isInPlay(target); hit++)
    if (!isDud(play, target, torpedo)) strike(play, target, torpedo, arc);
}

/** [NW-15.12] */
function isDud(play: Play, target: Unit, { dudNumber }: Warhead): boolean {
  if (dudNumber === 0) return false;
  const roll = play.dice.roll('d10', 1, 'dud');
  const isDud = valueOf(roll) <= dudNumber;
  tell(play, { kind: 'dudRolled', rule: 'NW-15.12', unit: target.id, isDud, dice: [roll] });
  return isDud;
}

/** [NW-7.13, NW-15.14, NW-15.16] */
function strike(play: Play, target: Unit, torpedo: Warhead, arc: HitArc): void {
  const { torpedoHits } = play.state.tally;
  torpedoHits[target.id] = (torpedoHits[target.id] ?? 0) + 1;
  if (isSmallCraft(target.sheet)) loseVessels(play, target, 1);
  else if (isSubmarine(target.sheet)) loseHull(play, target, conditionOf(target).hull);
  else strikeHull(play, target, torpedo, arc);
}

/** [NW-15.13, NW-15.14] */
function strikeHull(play: Play, target: Unit, torpedo: Warhead, arc: HitArc): void {
  const roll = play.dice.roll('d10', 1, 'section', { unit: target.id });
  const section = sectionAt(arc, valueOf(roll));
  tell(play, { kind: 'torpedoHit', rule: 'NW-15.13', unit: target.id, section, dice: [roll] });
  const { impactPoints, criticalValue } = torpedo;
  takeHit(play, target, {
    kind: 'underwater',
    section,
    impactPoints,
    criticalValue,
    cause: 'torpedo',
  });
}
