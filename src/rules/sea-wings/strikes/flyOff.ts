import type { Refusal, Side } from '../../core';
import { hasWorkingBaseRadar, hasWorkingRadar } from '../common/condition';
import { formationsAt, formationsOf } from '../common/formations';
import { forceOf } from '../common/own';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView, Strike } from '../model/state';
import { originForce } from './surprise';

const mayFlyOff = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'flyOff' && step.asked[side] && !confirmed[side];

/** [WG-9.15, WG-9.16, WG-9.18] Surprised carriers and bases with working radar that have a strike on deck. */
function homesWithRadar(force: Force): string[] {
  const homes = new Set(
    formationsOf(force)
      .filter(({ boxes }) =>
        boxes.strike.some(({ factors, isLaunched }) => factors > 0 && !isLaunched),
      )
      .map(({ home }) => home.id),
  );
  return [...homes].filter((id) => {
    const ship = force.ships[id];
    const base = force.bases[id];
    const hasRadar = ship ? hasWorkingRadar(ship) : base !== undefined && hasWorkingBaseRadar(base);
    return hasRadar && force.surprised.includes(originForce(force, { origin: id }));
  });
}

/** [WG-9.16] Keeps the strike of a home together aboard, or has it fly off. */
export const flyOff: OrderRule<'flyOff'> = {
  legal: (view, side) =>
    mayFlyOff(view, side)
      ? homesWithRadar(forceOf(view, side)).flatMap((home) =>
          (['yes', 'no'] as const)
            .filter((answer) => (answer === 'no') !== forceOf(view, side).keptAboard.includes(home))
            .map((answer) => ({ kind: 'flyOff', home, answer }) as const),
        )
      : [],
  refuse(view, side, { home }): Refusal | undefined {
    if (!mayFlyOff(view, side)) return refusal('not-now', 'WG-9.16');
    return homesWithRadar(forceOf(view, side)).includes(home)
      ? undefined
      : refusal('no-such-force', 'WG-9.16', { over: home });
  },
  apply(play, side, { home, answer }) {
    const force = play.state.forces[side];
    force.keptAboard = force.keptAboard.filter((it) => it !== home);
    if (answer === 'no') force.keptAboard.push(home);
    tell(play, { kind: 'flyOffDecided', rule: 'WG-9.16', seenBy: [side], side, home, answer });
  },
};

/** [WG-9.15, WG-9.17, WG-24.25] Each formation that flies off makes a strike of its own; without a word they all do. */
export function flyAllOff({ state }: Play, side: Side): void {
  const force = state.forces[side];
  for (const home of homesWithRadar(force).filter((it) => !force.keptAboard.includes(it)))
    for (const formation of formationsAt(force, home))
      for (const task of formation.boxes.strike) {
        const whole = force.strikes.find(({ id }) => id === task.strike);
        if (!whole || task.isLaunched) continue;
        const own: Strike = { ...whole, id: `${side}-strike-${force.strikes.length + 1}` };
        force.strikes.push(own);
        task.strike = own.id;
        task.isLaunched = true;
      }
  force.strikes = force.strikes.filter(({ id, target }) => target === null || isFlown(force, id));
  force.keptAboard = [];
}

/** A strike has factors left in it. */
const isFlown = (force: Force, id: string): boolean =>
  formationsOf(force).some(({ boxes }) => boxes.strike.some(({ strike }) => strike === id));
