import type { Axial } from '../../../hex';
import { enemyOf } from '../../core';
import type { Play } from '../model/play';
import { enterStep } from '../model/rule';
import type { AirPair, FleetActionState } from '../model/state';
import { boutsOf } from './bouts';
import { fight } from './fight';
import { battleHexes, type CombatStep, meeting } from './meeting';
import { completed, isUndecided } from './usual';

/** [NW-11.3] Opens the hexes in which enemies have met, one after another; `false` when there are none. */
export const openAirCombat = ({ state }: Play): boolean => enterHex(state, battleHexes(state));

function enterHex(state: FleetActionState, [hex, ...left]: readonly Axial[]): boolean {
  if (!hex) return false;
  enterStep(state, { kind: 'airCombat', side: state.firstAction, hex, pairs: [], left });
  return true;
}

/** It waits while the side has anything to decide. */
export const isCombatOpen = (state: FleetActionState, step: CombatStep): boolean =>
  !state.confirmed[step.side] &&
  meeting(state, step).own.some((stand) => isUndecided(state, step, stand));

/** [NW-20.16] After the side named in firstAction the other, then the fight, then the next hex; `false` after the last. */
export function passCombat(play: Play, step: CombatStep): boolean {
  const { state } = play;
  const pairs = completed(state, step);
  if (step.side === state.firstAction) {
    enterStep(state, { ...step, side: enemyOf(step.side), pairs });
    return true;
  }
  return resolveHex(play, pairs, step.left);
}

function resolveHex(play: Play, pairs: readonly AirPair[], left: readonly Axial[]): boolean {
  fight(play, boutsOf(play, pairs));
  return enterHex(play.state, left);
}
