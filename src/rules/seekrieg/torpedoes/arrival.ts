import { SIDES, type Side, valueOf } from '../../core';
import { stopRun } from '../common/stopRun';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import type { TorpedoSalvo } from '../model/tubes';
import { strikeChance } from './chance';
import { strikeShip } from './strike';
import { isSpent, type Victim, victimsOf } from './victims';

/** [SK-17.25 to SK-17.30] All salvos run on; what they meet is tried, and those that have run their course are gone. */
export function runSalvos(play: Play): void {
  const { salvos } = play.state.torpedoes;
  for (const side of SIDES) {
    for (const salvo of salvos[side])
      for (const victim of victimsOf(play.state, salvo)) tryVictim(play, side, salvo, victim);
    salvos[side] = salvos[side].filter((it) => !isSpent(it, play.state.turn));
  }
}

/** [SK-17.19, SK-17.20, SK-17.28] A roll for each torpedo that still runs; one that hits, dud or not, is gone. */
function tryVictim(play: Play, side: Side, salvo: TorpedoSalvo, victim: Victim): void {
  if (salvo.running === 0) return;
  const { state } = play;
  const chance = strikeChance(tablesOf(state).trackingError, salvo, victim);
  const dice = Array.from({ length: salvo.running }, () =>
    play.dice.roll('percentile', 1, 'torpedo-hit'),
  );
  const hits = dice.filter((it) => valueOf(it) <= chance).length;
  salvo.running -= hits;
  tell(play, {
    kind: 'torpedoesTried',
    rule: 'SK-17.20',
    side,
    seenBy: [side],
    firer: salvo.firer,
    target: state.hidden.sightings[side][victim.ship.id]?.id ?? null,
    isTarget: victim.isTarget,
    chance,
    hits,
    dice,
  });
  for (let i = 0; i < hits; i++) strikeShip(play, salvo, victim);
  if (hits > 0) stopRun(play, victim.ship.side, 'fired-at');
}
