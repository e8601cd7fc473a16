import { enemyOf, must, SIDES, type Side } from '../../core';
import { rollBombardment } from '../combat/surface/bombardment';
import { isNight } from '../common/clock';
import { noteHits } from '../common/notebook';
import { drawCards } from '../events/deck';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import { rollEffects } from '../strikes/effects';

/** [WG-20.9 to WG-20.12] G3: ships that were not engaged bombard; then cards are drawn. */
export function bombardAll(play: Play): void {
  const { state } = play;
  for (const side of SIDES) {
    for (const { ship, base } of state.forces[side].bombarding) bombardWith(play, side, ship, base);
    state.forces[side].bombarding = [];
    state.forces[side].wishes = [];
  }
  drawCards(play);
  enterStep(state, { kind: 'discards' });
}

function bombardWith(play: Play, side: Side, id: string, base: string): void {
  const { state } = play;
  const force = state.forces[side];
  const ship = must(force.ships[id], id);
  if (ship.fate !== 'afloat' || force.fought.includes(ship.taskForce ?? '')) return;
  const at = { base, isNight: isNight(state.scenario, state.turn) };
  const { hits, facts } = rollBombardment(ship, at, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: [side] });
  noteHits(state, side, { at: base, by: 'gun', hits: hits.length });
  rollEffects(
    play,
    enemyOf(side),
    hits.map((hit) => ({ ...hit, at: base })),
    'bombardment',
  );
}
