import { bySide, enemyOf, must, type Side } from '../../core';
import { convoySunk } from '../combat/damage/damage';
import { attacksOf, kindOf, type QuickAttack } from '../combat/surface/quick';
import { type QuickHull, rollQuickAttack, rollQuickResults } from '../combat/surface/quickDamage';
import { shipsLeft } from '../common/kinds';
import { noteHits } from '../common/notebook';
import { loseShip } from '../common/sinking';
import { QUICK_KINDS, type QuickShot } from '../model/engagement';
import { type Play, tell } from '../model/play';
import type { Ship } from '../model/units';
import { nextRound } from './engagement';
import { shotsOf, stillFired } from './shots';

/** [WG-19.16, WG-19.46] Both sides fire at once; a side with surprise fires first [WG-19.23]. */
export function fightRound(play: Play): void {
  const { state } = play;
  const { initiative, hasSurprise } = must(state.engagement, 'engagement');
  const order: readonly Side[] = [initiative, enemyOf(initiative)];
  const planned = bySide((side) => shotsOf(state, side));
  for (const side of order) {
    const shots = hasSurprise ? stillFired(state, side, planned[side]) : planned[side];
    spendTorpedoes(play, side, shots);
    fire(play, side, shots);
  }
  nextRound(play);
}

/** [WG-19.11, WG-19.14] */
function spendTorpedoes({ state }: Play, side: Side, shots: readonly QuickShot[]): void {
  const { torpedoed } = must(state.engagement, 'engagement');
  for (const { ship: id } of shots.filter((it) => kindOf(it) === 'torpedoes')) {
    must(state.forces[side].ships[id], id).torpedoSalvos += 1;
    torpedoed.push(id);
  }
}

/** [WG-19.27, WG-19.52] Guns before torpedoes, target by target. */
function fire(play: Play, side: Side, shots: readonly QuickShot[]): void {
  const targets = must(play.state.engagement, 'engagement').fighting[enemyOf(side)];
  for (const kind of QUICK_KINDS) {
    const own = shots.filter((it) => kindOf(it) === kind);
    for (const attack of attacksOf(own, targets, kind)) resolve(play, enemyOf(side), attack);
  }
}

const HITTER = { guns: 'gun', torpedoes: 'torpedo' } as const;

const BOTH = ['allies', 'axis'] as const;

/** [WG-19.35 to WG-19.44] */
function resolve(play: Play, side: Side, attack: QuickAttack): void {
  const ship = must(play.state.forces[side].ships[attack.target], attack.target);
  if (ship.fate !== 'afloat') return;
  const { results, facts } = rollQuickAttack(attack, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: BOTH });
  noteHits(play.state, enemyOf(side), {
    at: attack.target,
    by: HITTER[attack.kind],
    hits: results,
  });
  if (results === 0) return;
  if (ship.card.convoyShips !== null) sinkTransports(play, side, ship, results);
  else suffer(play, side, ship, { kind: attack.kind, results });
}

function suffer(
  play: Play,
  side: Side,
  ship: Ship,
  blow: { kind: QuickAttack['kind']; results: number },
): void {
  const hull: QuickHull = { card: ship.card, hits: ship.hits, fate: 'afloat' };
  const { ship: after, facts } = rollQuickResults(hull, blow, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: [side] });
  ship.hits = [...after.hits];
  if (after.fate !== 'afloat') loseShip(play, side, ship, after.fate);
}

/** [WG-19.50] */
function sinkTransports(play: Play, side: Side, convoy: Ship, results: number): void {
  const sunk = convoySunk(shipsLeft(convoy), results);
  convoy.convoySunk += sunk;
  play.state.known[enemyOf(side)].convoySunk += sunk;
  const facts = { convoy: convoy.card.id, sunk, left: shipsLeft(convoy) };
  tell(play, { kind: 'convoyHit', rule: 'WG-19.50', seenBy: BOTH, side, ...facts });
  if (shipsLeft(convoy) === 0) loseShip(play, side, convoy, 'sunk');
}
