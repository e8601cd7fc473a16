import { line } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { doneAsking } from '../common/done';
import { crewOf, standOf } from '../common/stands';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView, InterceptionStep } from '../model/state';
import { moveTo } from './flight';

const interceptionOf = ({ step }: FleetActionView, side: Side): InterceptionStep | undefined =>
  step.kind === 'interception' && step.side === side ? step : undefined;

/** The moving stand waits while any may still interrupt. */
export const isInterceptionOpen = (_view: FleetActionView, { by }: InterceptionStep): boolean =>
  by.length > 0;

/** [NW-10.11, NW-10.12] A stand goes for an enemy stand that has come near, and has moved. */
export const intercept: OrderRule<'intercept'> = {
  legal(view, side) {
    const step = interceptionOf(view, side);
    return (step?.by ?? []).map((stand) => ({
      kind: 'intercept',
      stand,
      enemy: step?.stand ?? '',
    }));
  },
  refuse: refuseInterception,
  apply(play, side, { stand, enemy }) {
    const step = interceptionOf(play.state, side);
    if (step) step.by = step.by.filter((id) => id !== stand);
    engage(play, stand, enemy);
  },
};

function refuseInterception(
  view: FleetActionView,
  side: Side,
  { stand, enemy }: OrderOf<'intercept'>,
): Refusal | undefined {
  const step = interceptionOf(view, side);
  if (!step) return refusal('not-now', 'NW-10.12');
  if (!step.by.includes(stand)) return refusal('cannot-intercept', 'NW-10.12', { stand });
  return step.stand === enemy ? undefined : refusal('no-such-stand', 'NW-10.12', { stand: enemy });
}

function engage(play: Play, id: string, enemyId: string): void {
  const stand = standOf(play.state, id);
  const enemy = standOf(play.state, enemyId);
  stand.turn.hasMoved = true;
  stand.turn.engaged.push(enemyId);
  enemy.turn.engaged.push(id);
  enemy.turn.isIntercepted = true;
  Object.assign(crewOf(stand), { patrols: null, aim: null });
  moveTo(play, stand, line(stand.hex, enemy.hex).slice(1));
  tell(play, {
    kind: 'intercepted',
    rule: 'NW-10.12',
    side: stand.side,
    stand: id,
    enemy: enemyId,
  });
}

/** [NW-33.4] No more of them interrupt. */
export const doneIntercepting = doneAsking(
  (view, side) => !!interceptionOf(view, side),
  'NW-10.12',
  ({ state }, side) => {
    const step = interceptionOf(state, side);
    if (step) step.by = [];
  },
);
