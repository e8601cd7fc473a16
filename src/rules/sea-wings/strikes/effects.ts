import { enemyOf, must, type Side } from '../../core';
import { lossesAboard } from '../combat/damage/airLosses';
import { convoySunk, rollBaseDamage, rollDamage } from '../combat/damage/damage';
import { formationsAt } from '../common/formations';
import { shipsLeft } from '../common/kinds';
import { countLoss } from '../common/losses';
import { loseShip } from '../common/sinking';
import type { Formation } from '../model/air';
import { type Play, tell } from '../model/play';
import type { Blow } from '../model/raid';
import type { Force } from '../model/state';
import type { Base, Ship } from '../model/units';

/** [WG-8.22, WG-13.1] At the end of a strike its owner rolls for the effect of each hit. */
export function rollEffects(
  play: Play,
  side: Side,
  blows: readonly Blow[],
  cause: 'strike' | 'bombardment' = 'strike',
): void {
  const force = play.state.forces[side];
  for (const at of [...new Set(blows.map((it) => it.at))]) {
    const hits = blows.filter((it) => it.at === at);
    const ship = force.ships[at];
    if (ship?.card.convoyShips != null) strikeConvoy(play, side, ship, hits.length);
    else if (ship) strikeShip(play, side, ship, hits);
    else strikeBase(play, must(force.bases[at], at), hits, { side, cause });
  }
}

/** [WG-13.2 to WG-13.29] */
function strikeShip(play: Play, side: Side, ship: Ship, hits: readonly Blow[]): void {
  if (ship.fate !== 'afloat') return;
  const force = play.state.forces[side];
  const before = countA(ship.hits);
  const hull = { card: ship.card, hits: ship.hits, fate: ship.fate };
  const { ship: after, facts } = rollDamage(
    hull,
    { hits, isReadied: isReadied(force, ship), cause: 'strike' },
    play.dice,
  );
  for (const fact of facts) tell(play, { ...fact, seenBy: [side] });
  ship.hits = [...after.hits];
  if (after.fate !== 'afloat') loseShip(play, side, ship, after.fate);
  else burnAboard(play, side, ship.card.id, countA(ship.hits) - before);
}

/** [WG-5.5, WG-9.14, WG-13.25, WG-13.27] Her force is surprised, and a strike of hers is still aboard. */
const isReadied = (force: Force, { card, taskForce }: Ship): boolean =>
  force.surprised.includes(taskForce ?? '') &&
  formationsAt(force, card.id).some((it) => onDeck(it) > 0);

const countA = (hits: readonly { letter: string }[]): number =>
  hits.filter(({ letter }) => letter === 'A').length;

/** [WG-20.3, WG-20.5, WG-20.7] */
function strikeConvoy(play: Play, side: Side, convoy: Ship, hits: number): void {
  const sunk = convoySunk(shipsLeft(convoy), hits);
  convoy.convoySunk += sunk;
  play.state.known[enemyOf(side)].convoySunk += sunk;
  const facts = { convoy: convoy.card.id, sunk, left: shipsLeft(convoy) };
  tell(play, { kind: 'convoyHit', rule: 'WG-20.3', seenBy: ['allies', 'axis'], side, ...facts });
  if (shipsLeft(convoy) === 0) loseShip(play, side, convoy, 'sunk');
}

/** [WG-13.4, WG-13.14] */
function strikeBase(
  play: Play,
  base: Base,
  hits: readonly Blow[],
  { side, cause }: { side: Side; cause: 'strike' | 'bombardment' },
): void {
  const before = base.hits.filter((hit) => hit === 'A').length;
  const { hits: after, facts } = rollBaseDamage(base, hits, cause, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: [side] });
  base.hits = after;
  const aHits = after.filter((hit) => hit === 'A').length - before;
  const formations = formationsAt(play.state.forces[side], base.card.id);
  take(play, side, lossesAboard(formations.map(dispersed), 'dispersed', aHits), 'hangar');
  take(play, side, lossesAboard(formations.map(ready), 'readied', aHits), 'ready');
}

/** [WG-13.11, WG-13.13] Half of the factors aboard for each A hit. */
function burnAboard(play: Play, side: Side, home: string, aHits: number): void {
  const formations = formationsAt(play.state.forces[side], home);
  const losses = lossesAboard(formations.map(aboard), 'ship', aHits);
  take(play, side, losses, 'hangar');
}

/** [WG-8.29, WG-13.13] Strikes that have not been launched are aboard as well. */
const onDeck = ({ boxes }: Formation): number =>
  boxes.strike.filter((it) => !it.isLaunched).reduce((sum, { factors }) => sum + factors, 0);

const dispersed = ({ id, boxes }: Formation) => ({ id, factors: boxes.hangar + boxes.returning });

const ready = (formation: Formation) => ({
  id: formation.id,
  factors: formation.boxes.ready + onDeck(formation),
});

const aboard = (formation: Formation) => ({
  id: formation.id,
  factors: dispersed(formation).factors + ready(formation).factors,
});

/** Takes factors out of the boxes aboard, the named one first. */
function take(
  play: Play,
  side: Side,
  losses: Readonly<Record<string, number>>,
  first: 'hangar' | 'ready',
): void {
  const force = play.state.forces[side];
  for (const [id, factors] of Object.entries(losses)) {
    takeFrom(force, id, factors, first);
    countLoss(play, side, id, factors);
  }
}

function takeFrom(
  { formations }: Force,
  id: string,
  factors: number,
  first: 'hangar' | 'ready',
): void {
  const { boxes } = must(formations[id], id);
  let left = factors;
  const counts = first === 'hangar' ? COUNTS : [...COUNTS].reverse();
  for (const box of counts) {
    const taken = Math.min(left, boxes[box]);
    boxes[box] -= taken;
    left -= taken;
  }
  for (const task of boxes.strike.filter(({ isLaunched }) => !isLaunched)) {
    const taken = Math.min(left, task.factors);
    task.factors -= taken;
    left -= taken;
  }
}

const COUNTS = ['hangar', 'returning', 'ready'] as const;
