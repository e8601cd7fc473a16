import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import {
  aimedElsewhere,
  conditionOf,
  isShownTo,
  type Ship,
  shipsInPlay,
  type TorpedoSalvo,
} from '../../../rules/seekrieg/query';
import { between, pick } from '../../core/lot';

/**
 * [SK-5.12, SK-17.34] A position in which the enemy's torpedoes that are still to arrive run elsewhere: each shot of a mount has
 * other numbers of what was in its tubes, and may have been aimed at any of the side's ships in his visual range, as she sailed beside
 * the one that it was aimed at, if it still runs to her.
 */
export function salvosAnew(state: SeekriegState, side: Side, draw: Draw): SeekriegState {
  const salvos = state.torpedoes.salvos[enemyOf(side)];
  const hidden = salvos.filter((it) => isStillToArrive(state, it) && !isShownTo(state, side, it));
  return hidden.reduce((now, it) => withSalvo(now, side, it, draw), state);
}

const isStillToArrive = ({ turn }: SeekriegState, { arrivesOnTurn, firedOnTurn }: TorpedoSalvo) =>
  arrivesOnTurn > turn || firedOnTurn === turn;

function withSalvo(state: SeekriegState, side: Side, salvo: TorpedoSalvo, draw: Draw) {
  const aimed = pick(draw, [salvo, ...otherAims(state, side, salvo)]);
  const firer = state.ships[salvo.firer];
  const mount = Number(salvo.id.split('-').at(-1));
  const log = firer?.condition?.mounts[mount];
  if (!firer || log?.firedOnTurn !== salvo.firedOnTurn) return withChanged(state, side, aimed);
  const count = salvo.running + log.loaded;
  const running = between(draw, 1, count);
  const changed = withChanged(state, side, { ...aimed, running });
  const loaded = withLoaded(firer, mount, count - running);
  return { ...changed, ships: { ...changed.ships, [firer.id]: loaded } };
}

/** The same shot at the other ships that the firer's side can name. */
const otherAims = (state: SeekriegState, side: Side, salvo: TorpedoSalvo): TorpedoSalvo[] =>
  shipsInPlay(state, side)
    .filter(({ id }) => id !== salvo.aim?.ship)
    .flatMap((ship) => aimedElsewhere(state, salvo, ship) ?? []);

function withLoaded(ship: Ship, mount: number, loaded: number): Ship {
  const condition = conditionOf(ship);
  const mounts = condition.mounts.map((it, at) => (at === mount ? { ...it, loaded } : it));
  return { ...ship, condition: { ...condition, mounts } };
}

function withChanged(state: SeekriegState, side: Side, salvo: TorpedoSalvo): SeekriegState {
  const { torpedoes } = state;
  const enemy = enemyOf(side);
  const salvos = torpedoes.salvos[enemy].map((it) => (it.id === salvo.id ? salvo : it));
  return {
    ...state,
    torpedoes: { ...torpedoes, salvos: { ...torpedoes.salvos, [enemy]: salvos } },
  };
}
