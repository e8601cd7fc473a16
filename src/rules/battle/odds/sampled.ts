import { bySide, type Dice, type Side } from '../../core';
import { isGun } from '../common/firing';
import { shipOf } from '../common/ships';
import { copyState } from '../game/copy';
import { ROWS, type Row } from '../model/sheet';
import type { BattleState, BattleView, Declaration, ShipId } from '../model/state';
import { resolveGunnery } from '../steps/gunnery';
import { resolveTorpedoes } from '../steps/torpedoes';
import { type Harm, isCrippled } from './harm';

/** Resolves planned fire many times, each time with other dice. */
export function resolved(
  view: BattleView,
  side: Side,
  planned: readonly Declaration[],
  streams: readonly Dice[],
): BattleState[] {
  const resolve = planned.every(({ weapon }) => isGun(weapon)) ? resolveGunnery : resolveTorpedoes;
  return streams.map((dice) => {
    const state = copyState(view);
    state.declared = bySide((it) => (it === side ? planned.map((one) => ({ ...one })) : []));
    state.scuttling = bySide(() => []);
    resolve({ state, dice, events: [] });
    return state;
  });
}

/** What became of a ship, on average. */
export function harmIn(view: BattleView, id: ShipId, results: readonly BattleState[]): Harm {
  const before = shipOf(view, id).lost;
  const mean = (value: (after: BattleState) => number) =>
    results.reduce((sum, after) => sum + value(after), 0) / results.length;
  const boxes = ROWS.map((row) => [row, mean((it) => shipOf(it, id).lost[row] - before[row])]);
  return {
    meanBoxes: Object.fromEntries(boxes) as Record<Row, number>,
    crippleChance: mean((after) => (isCrippled(after, shipOf(after, id)) ? 1 : 0)),
    sinkChance: mean((after) => (shipOf(after, id).fate === 'sunk' ? 1 : 0)),
  };
}
