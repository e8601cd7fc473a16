import { bySide, type Outcome, SIDES, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { SeekriegState } from '../model/state';
import { pointsOf, scoreObjectives } from './scoring';

/** [SK-1.14] Turns running without a sighting that end a battle. */
const QUIET_TURNS = 10;

/** [SK-1.14, SK-5.15] Step 12. @returns whether the battle is over */
export function endIfDue(play: Play): boolean {
  const reason = reasonToEnd(play.state);
  if (reason) finish(play, reason, null);
  return reason !== null;
}

/** [SK-1.15] At the close of a phase. @returns whether the battle is over */
export function endIfSurrendered(play: Play): boolean {
  const { allies, axis } = play.state.surrendered;
  if (!allies && !axis) return false;
  finish(play, 'surrender', allies && axis ? 'draw' : allies ? 'axis' : 'allies');
  return true;
}

function reasonToEnd(state: SeekriegState): string | null {
  if (state.turn >= state.scenario.turns) return 'last-turn';
  if (SIDES.some((side) => !hasShips(state, side))) return 'no-ships';
  return !state.search && isQuiet(state) && !isFlying(state) ? 'no-sighting' : null;
}

/** [SK-8.29] A battle of a campaign ends as any other; the game goes on. */
export const isFoughtOut = (state: SeekriegState): boolean =>
  state.search?.isBattle === true && isQuiet(state);

/** Aircraft of either side are in the air. */
const isFlying = ({ forces }: SeekriegState): boolean =>
  SIDES.some((side) => Object.keys(forces[side].flights).length > 0);

/** A ship able to act, or one still to arrive. */
const hasShips = ({ ships }: SeekriegState, side: Side): boolean =>
  Object.values(ships).some(
    (it) => it.side === side && (it.fate === 'inPlay' || it.fate === 'waiting'),
  );

/** Left out while a ship is still to arrive, and where a place is to be reached. */
function isQuiet({ hidden, ships, forces }: SeekriegState): boolean {
  if (hidden.quietTurns < QUIET_TURNS) return false;
  const isAwaited = Object.values(ships).some(({ fate }) => fate === 'waiting');
  const hasPlace = SIDES.some((side) =>
    forces[side].objectives.some(({ aim }) => aim.kind === 'near'),
  );
  return !isAwaited && !hasPlace;
}

/** [SK-1.12] The share of the larger total by which a side has to lead. */
const MARGIN = 0.1;

/** [SK-1.12] */
function leaderOf({ allies, axis }: Outcome['victoryPoints']): Outcome['winner'] {
  if (Math.abs(allies - axis) < MARGIN * Math.max(allies, axis) || allies === axis) return 'draw';
  return allies > axis ? 'allies' : 'axis';
}

function finish(play: Play, reason: string, winner: Outcome['winner'] | null): void {
  scoreObjectives(play, 'end');
  const victoryPoints = bySide((side) => pointsOf(play.state, side));
  const rule = reason === 'surrender' ? ('SK-1.15' as const) : ('SK-1.14' as const);
  const outcome = { winner: winner ?? leaderOf(victoryPoints), reason, rule, victoryPoints };
  tell(play, { kind: 'gameEnded', rule, reveals: true, outcome });
  enterStep(play.state, { kind: 'over', outcome });
}
