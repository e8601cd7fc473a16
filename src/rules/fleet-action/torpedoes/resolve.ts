import type { Axial } from '../../../hex';
import { conditionOf, isInPlay } from '../common/own';
import { rollToHit } from '../common/toHit';
import type { UnitId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { strikeWithTorpedoes } from './hit';
import { diceOf, isInReach, type Salvo, salvoOf, shotAt } from './salvo';
import { dealDice, deployInSpread } from './spread';

/** [NW-15.1, NW-11.9] Resolves the torpedo attack that a unit has on its way, if there is one. */
export function resolveAttack(play: Play, by: Unit): void {
  const condition = conditionOf(by);
  const attack = condition.torpedoAttack;
  if (!attack) return;
  condition.torpedoAttack = null;
  resolveSalvo(play, salvoOf(by, attack));
}

/** [NW-15] Resolves torpedoes at their target, or in the area of a WIDE SPREAD. */
export function resolveSalvo(play: Play, salvo: Salvo): void {
  const { aim } = salvo;
  if ('center' in aim) resolveSpread(play, salvo, aim.center);
  else resolveAimed(play, salvo, aim.target);
}

/** [NW-15.7, NW-15.9] */
function resolveAimed(play: Play, salvo: Salvo, at: UnitId): void {
  const target = play.state.units[at];
  const { id: unit } = salvo.by;
  if (!target || !isInPlay(target))
    tell(play, { kind: 'torpedoesLost', rule: 'NW-15.9', unit, at });
  else if (!isInReach(salvo, target))
    tell(play, { kind: 'torpedoesMissed', rule: 'NW-15.7', unit, at });
  else strikeAt(play, salvo, target, diceOf(salvo));
}

/** [NW-15.10, NW-15.11] */
function resolveSpread(play: Play, salvo: Salvo, center: Axial): void {
  deployInSpread(play, center);
  const dealt = dealDice(play, salvo, center);
  if (dealt.length === 0)
    tell(play, { kind: 'torpedoesLost', rule: 'NW-15.11', unit: salvo.by.id, at: center });
  for (const { target, dice } of dealt) if (isInPlay(target)) strikeAt(play, salvo, target, dice);
}

/** [NW-15.2, NW-15.6] So many dice at one target, and what hits. */
function strikeAt(play: Play, salvo: Salvo, target: Unit, count: number): void {
  const shot = shotAt(salvo, target);
  const { hits, dice } = rollToHit(play, shot, count, {
    reason: 'torpedoes',
    unit: salvo.by.id,
  });
  tell(play, {
    kind: 'torpedoAttackRolled',
    rule: 'NW-15.2',
    unit: salvo.by.id,
    target: target.id,
    count: salvo.count,
    need: shot.need,
    modifiers: shot.modifiers,
    hits,
    dice,
  });
  strikeWithTorpedoes(play, target, salvo.torpedo, { arc: shot.arc, hits });
}
