import { view } from '../../../src/rules/strategic/game/view';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';
import { fighting, ORIGIN, put, type Setting, toStage } from './tacticalGame';

/** A ship of each size, and one to meet them. */
export const allies = [
  scenarioShip('a-bb', BATTLESHIP),
  scenarioShip('a-ca'),
  scenarioShip('a-dd', DESTROYER),
];

export const axis = [scenarioShip('x-ca')];

/** A fight at the plots of turn 1; every ship far from the others unless put elsewhere. */
export const plotting = (setting: Setting = {}) =>
  toStage(fighting({ allies, axis, dice: [1], ...setting }), 'plot');

/** A night at the targets of turn 1, with two ships so many hexes apart. */
export function atNight(hexes: number, more: Setting = {}) {
  const state = toStage(
    fighting({ allies: [allies[1] as never], axis, isNight: true, dice: [1], ...more }),
    'targets',
  );
  put(state, 'a-ca', ORIGIN);
  put(state, 'x-ca', { q: hexes, r: 0 });
  return state;
}

/** The enemy ships in the view of a side. */
export const seenBy = (state: ReturnType<typeof atNight>, side: 'allies' | 'axis') => {
  const stage = view(state, side).action?.stage;
  return stage?.kind === 'tactical'
    ? stage.tactical.ships.filter((it) => it.side !== side).map(({ id }) => id)
    : [];
};
