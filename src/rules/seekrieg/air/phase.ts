import { bySide, enemyOf, type Side } from '../../core';
import type { AirPlan } from '../model/flights';
import type { Play } from '../model/play';
import { enterStep } from '../model/rule';
import type { SeekriegState } from '../model/state';
import type { AirStage } from '../model/steps';
import { openAttack, resolveAttack } from './attack';
import { breakOff, resolveCombat, rollInitiative, whoBreaksOff } from './dogfight';
import { meetingOf } from './forces';
import { detect, type Raid, raidsOf, turnsAway } from './raids';
import { rollVectoring, sendSections } from './vectoring';

/** Nothing decided: the defaults of SK-34.12. */
export const freshAirPlan = (): AirPlan => ({
  sections: null,
  allocation: null,
  breaksOff: false,
  attacks: [],
});

/**
 * Phase 7: the next decision about a raid of this turn opens as a step of kind `air` [SK-5.6].
 * @returns whether one has opened; `false` once all raids of the turn have been resolved
 */
export function openAir(play: Play): boolean {
  const { state } = play;
  if (!state.scenario.modules.air) return false;
  if (state.step.kind === 'air') settle(play, state.step.stage, state.step.raid);
  else for (const raid of raidsOf(state)) beginTurn(state, raid);
  for (const raid of raidsOf(state)) if (goOn(play, raid)) return true;
  return false;
}

/** Each raid is taken through its stages once a turn. */
function beginTurn({ turn, hidden }: SeekriegState, { log }: Raid): void {
  Object.assign(log, { turn, next: 'detection', hasFought: false, initiative: null, able: 0 });
  hidden.attackers = {};
}

/** Takes a raid through its stages until somebody decides. @returns whether somebody does */
function goOn(play: Play, raid: Raid): boolean {
  const { log } = raid;
  while (log.next !== 'over') {
    const stage = log.next;
    if (stage === 'detection') {
      detect(play, raid);
      log.next = turnsAway(play.state, raid.flight) > 0 ? 'vectoring' : 'attack';
      continue;
    }
    const deciding = OPENINGS[stage](play, raid);
    if (deciding === null) log.next = AFTER[stage];
    else if (deciding.length > 0) {
      open(play, stage, raid, deciding);
      return true;
    } else settleRaid(play, stage, raid);
  }
  return false;
}

const AFTER: Readonly<Record<AirStage, AirStage | 'over'>> = {
  vectoring: 'combat',
  combat: 'breakOff',
  breakOff: 'over',
  attack: 'over',
};

/** What begins a stage: who decides in it; nobody if all goes by default, `null` if the stage is left out. */
const OPENINGS: Readonly<Record<AirStage, (play: Play, raid: Raid) => Side[] | null>> = {
  vectoring(play, raid) {
    if (!raid.log.isDetected) return null;
    rollVectoring(play, raid);
    return raid.log.able > 0 ? [enemyOf(raid.log.side)] : null;
  },
  combat(play, raid) {
    const { interceptors, escorts, attackers } = meetingOf(play.state, raid);
    if (interceptors.length === 0) return null;
    rollInitiative(play, raid);
    const { initiative, side } = raid.log;
    const canChoose = escorts.length > 0 && attackers.length > 0;
    return canChoose && initiative ? [initiative === side ? side : enemyOf(side)] : [];
  },
  breakOff(play, raid) {
    const side = raid.log.hasFought ? whoBreaksOff(play, raid) : null;
    return side ? [side] : null;
  },
  attack: openAttack,
};

const SETTLERS: Readonly<Record<AirStage, (play: Play, raid: Raid) => void>> = {
  vectoring: sendSections,
  combat: resolveCombat,
  breakOff,
  attack: resolveAttack,
};

function open({ state }: Play, stage: AirStage, raid: Raid, deciding: readonly Side[]): void {
  enterStep(state, { kind: 'air', stage, raid: raid.id });
  state.confirmed = bySide((side) => !deciding.includes(side) || state.running > 0);
}

function settle(play: Play, stage: AirStage, id: string): void {
  const raid = raidsOf(play.state).find((it) => it.id === id);
  if (raid) settleRaid(play, stage, raid);
}

/** Carries out what a stage has decided. */
function settleRaid(play: Play, stage: AirStage, raid: Raid): void {
  raid.log.next = AFTER[stage];
  SETTLERS[stage](play, raid);
  for (const side of ['allies', 'axis'] as const) play.state.forces[side].airPlan = freshAirPlan();
}
