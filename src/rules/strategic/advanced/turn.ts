import { nobodyActs, SIDES, type Side } from '../../core';
import { beginTurn } from '../common/turn';
import type { AdvancedStep } from '../model/advancedState';
import type { Phase } from '../model/phases';
import { type Play, tell } from '../model/play';
import { enterStage, planning, type StepsOf } from '../model/rule';
import type { Force } from '../model/state';
import { endArming } from './arming';
import { combatsOf } from './combatPlan';
import { beginCombat } from './combats';
import { endTurn } from './endOfTurn';
import { executeMovement } from './movement';
import { landAll } from './recovery';
import { spottingPhase } from './spotting';

/** [ST-8.3, ST-8.7] Begins an Advanced turn, its number, priority and announcement being set: phase 1, then the declarations of phase 2. */
export function beginAdvancedTurn(play: Play): void {
  for (const side of SIDES) makeReady(play.state.forces[side]);
  spottingPhase(play);
  for (const side of SIDES) forgetLandings(play.state.forces[side]);
  enter(play, { kind: 'combatPlan' });
}

/** [ST-20.17] Clears what lasted for the last turn. */
function makeReady({ divisions, advanced }: Force): void {
  for (const { submarine } of Object.values(divisions))
    if (submarine) Object.assign(submarine, { hadEncounter: false, wasAnswered: false });
  for (const flight of Object.values(advanced?.flights ?? {})) flight.isScrambled = false;
}

/** [ST-8.6] Squadrons that landed last turn have reported; without an ordnance marker they need no record. */
function forgetLandings({ advanced }: Force): void {
  if (!advanced) return;
  for (const [id, flight] of Object.entries(advanced.flights)) {
    if (flight.hex !== null) continue;
    if (flight.ordnance === null) delete advanced.flights[id];
    else Object.assign(flight, { justLanded: false, path: [] });
  }
}

function enter(play: Play, step: AdvancedStep): void {
  const { state } = play;
  state.step = step;
  enterStage(state);
  tell(play, { kind: 'phaseBegan', rule: 'ST-8.3', phase: step.kind });
}

/** A phase in which both plan in secret; `close` carries it out when both have confirmed. */
const planned = (phase: Phase, close: (play: Play) => void) => ({
  phase,
  active: planning,
  close,
});

const forBoth = (carryOut: (play: Play, side: Side) => void) => (play: Play) => {
  for (const side of SIDES) carryOut(play, side);
};

/** [ST-8.3] The phases of an Advanced turn; the first, Spotting, leaves nothing to decide. */
export const advancedSteps: StepsOf<AdvancedStep> = {
  combatPlan: planned('combat', (play) =>
    enter(play, { kind: 'combats', queue: combatsOf(play), fought: [], now: null }),
  ),
  combats: { phase: 'combat', active: nobodyActs, close: nextCombat },
  movement: planned('movement', (play) => {
    executeMovement(play);
    enter(play, { kind: 'arming' });
  }),
  arming: planned('arming', (play) => {
    forBoth(endArming)(play);
    enter(play, { kind: 'recovery' });
  }),
  recovery: planned('recovery', (play) => {
    forBoth(landAll)(play);
    enter(play, { kind: 'advancedEnd' });
  }),
  advancedEnd: planned('endOfTurn', nextTurn),
};

/** [ST-8.23] */
function nextCombat(play: Play, step: Extract<AdvancedStep, { kind: 'combats' }>): void {
  const next = step.queue.shift();
  step.now = next ?? null;
  if (next) beginCombat(play, next);
  else {
    for (const side of SIDES) clearDeclarations(play.state.forces[side]);
    enter(play, { kind: 'movement' });
  }
}

function nextTurn(play: Play): void {
  if (endTurn(play)) return;
  beginTurn(play);
  beginAdvancedTurn(play);
}

function clearDeclarations({ advanced }: Force): void {
  if (!advanced) return;
  Object.assign(advanced, { declared: [], scrambles: [], meetings: [], submarineAttacks: [] });
  Object.assign(advanced, { hunts: [], bombardments: [] });
}
