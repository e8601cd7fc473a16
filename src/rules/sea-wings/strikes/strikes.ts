import { distance } from '../../../hex';
import { bySide, must, SIDES, type Side } from '../../core';
import { expire, stopForCards } from '../common/cards';
import { isDusk } from '../common/clock';
import { loseFactors } from '../common/losses';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { DeckLaunch, SeaWingsState } from '../model/state';
import { attackWith, comeIn, fireAt, nextToAttack, showTargets } from './aiming';
import { asksForFlak } from './antiAircraft';
import { settleTarget, stopForDiversion } from './arrival';
import { buildStrikes, nextStrike, STRIKE_STEPS, tasksOf } from './building';
import { rollEffects } from './effects';
import { asksForEscorts } from './escorts';
import { flyAllOff } from './flyOff';
import { canAttack, fightInAir, settleCap } from './intercept';
import { launchNow, stopForCuts } from './launching';
import { defenderOf, rollPatrols } from './patrols';
import { beginRaid } from './raiding';
import { originForce, settleSurprise } from './surprise';

/** [WG-3.4, WG-9.21] Phase B: surprise is settled before the first strike. */
export function beginStrikes(play: Play): void {
  const { state } = play;
  state.launched = [];
  for (const side of SIDES) {
    state.forces[side].isDeckHit = false;
    buildStrikes(play, side);
  }
  settleSurprise(play);
  for (const side of SIDES) launchFreely(state, side);
  const asked = bySide((side) => state.forces[side].surprised.length > 0);
  if (asked.allies || asked.axis) enterStep(state, { kind: 'flyOff', asked });
  else continueStrikes(play);
}

/** [WG-8.29] First launches and surprising strikes are in the air, unless their origin is surprised. */
function launchFreely(state: SeaWingsState, side: Side): void {
  const force = state.forces[side];
  for (const strike of force.strikes)
    if (!force.surprised.includes(originForce(force, strike)))
      for (const { task } of tasksOf(state, side, strike.id))
        task.isLaunched = strike.launch === 'first' || strike.hasSurprise;
}

/** [WG-9.15] */
export function closeFlyOff(play: Play): void {
  for (const side of SIDES) flyAllOff(play, side);
  continueStrikes(play);
}

/** [WG-8.18, WG-8.29, WG-9.19] The next strike; before each step goes up what can still be launched. */
function continueStrikes(play: Play): void {
  const { state } = play;
  for (const step of STRIKE_STEPS) {
    if (step !== 'surprising' && !state.launched.includes(step)) {
      if (stopForCuts(state, step)) return;
      launchNow(state, step);
    }
    for (let next = nextStrike(play, step); next; next = nextStrike(play, step)) {
      if (stopForDiversion(state, next.side, next.strike)) return;
      if (beginRaid(play, next.side, next.strike)) return;
    }
  }
  enterStep(state, { kind: 'damageControl' });
}

/** [WG-8.30] */
export function closeLaunchCut(play: Play, launch: DeckLaunch): void {
  launchNow(play.state, launch);
  continueStrikes(play);
}

/** [WG-8.26] */
export function closeArrival(play: Play, side: Side): void {
  if (!beginRaid(play, side, settleTarget(play, side))) continueStrikes(play);
}

/** [WG-10.2, WG-10.4] After the alarm: the CAP dice, and with CAP in position its allotment. */
export function meetRaid(play: Play): void {
  const { state } = play;
  const { attacker } = must(state.raid, 'raid');
  must(state.forces[attacker].attackers, 'raid').escorting = [];
  rollPatrols(play);
  const { interceptors } = must(state.forces[defenderOf(state)].defenders, 'raid');
  const factors = interceptors.reduce((sum, it) => sum + it.factors, 0);
  tell(play, { kind: 'capMet', rule: 'WG-24.11', side: defenderOf(state), factors });
  if (factors > 0) enterStep(state, { kind: 'intercept' });
  else afterCombat(play);
}

/** [WG-10.8, WG-10.16, WG-21.18] CAP is allotted; the striking player may play a card and place his escorts before they fight. */
export function closeIntercept(play: Play): void {
  const { state } = play;
  settleCap(state);
  const { attacker } = must(state.raid, 'raid');
  if (stopForCards(state, 'interception', [attacker])) return;
  if (asksForEscorts(state)) enterStep(state, { kind: 'escorts' });
  else closeInterception(play);
}

/** [WG-10.10, WG-10.17] */
export function closeInterception(play: Play): void {
  fightInAir(play);
  expire(play.state, 'combat');
  afterCombat(play);
}

/** [WG-10.1, WG-10.37] On to the attacks, and from the second combat to the end. */
function afterCombat(play: Play): void {
  const { state } = play;
  if (must(state.raid, 'raid').meeting === 'withdrawing') endRaid(play);
  else if (canAttack(state)) {
    showTargets(state);
    aimNext(play);
  } else withdraw(play);
}

/** [WG-11.7] The next formation, or when all have attacked the way home. */
function aimNext(play: Play): void {
  const next = nextToAttack(play.state);
  if (next) enterStep(play.state, { kind: 'aim', letter: next.letter });
  else withdraw(play);
}

/** [WG-11.9, WG-21.18] The formation comes in; the defender may play a card and give out his AA, and play a card after it. */
export function closeAim(play: Play, letter: string): void {
  const { state } = play;
  comeIn(state, letter);
  if (stopForCards(state, 'flak', [defenderOf(state)], letter)) return;
  if (asksForFlak(state)) enterStep(state, { kind: 'flak', letter });
  else closeFlak(play, letter);
}

/** [WG-11.9] */
export function closeFlak(play: Play, letter: string): void {
  const { state } = play;
  const isStopped =
    fireAt(play, letter) && stopForCards(state, 'attack', [defenderOf(state)], letter);
  if (!isStopped) closeAttack(play, letter);
}

/** [WG-12.1] */
export function closeAttack(play: Play, letter: string): void {
  attackWith(play, letter);
  aimNext(play);
}

/** [WG-10.34, WG-10.36] */
function withdraw(play: Play): void {
  must(play.state.raid, 'raid').meeting = 'withdrawing';
  meetRaid(play);
}

/** [WG-8.22, WG-13.1] */
function endRaid(play: Play): void {
  const { state } = play;
  const { attacker } = must(state.raid, 'raid');
  const side = defenderOf(state);
  const { blows } = must(state.forces[side].defenders, 'raid');
  const { strike } = must(state.forces[attacker].attackers, 'raid');
  if (blows.some(({ at }) => state.forces[side].ships[at]?.card.carrier))
    state.forces[side].isDeckHit = true;
  rollEffects(play, side, blows);
  flyHomeAtDusk(play, attacker, strike);
  closeRaid(play);
}

/** The strike is over, or has turned back in cloud [WG-21.12]; on to the next. */
export function closeRaid(play: Play): void {
  const { state } = play;
  const { attacker } = must(state.raid, 'raid');
  const side = defenderOf(state);
  Object.assign(state.known[side], { raiders: [], raidTotal: null });
  Object.assign(state.known[attacker], { targets: [], patrols: [] });
  state.forces[attacker].attackers = null;
  state.forces[side].defenders = null;
  tell(play, { kind: 'raidEnded', rule: 'WG-10.1', side: attacker });
  state.raid = null;
  expire(state, 'strike');
  continueStrikes(play);
}

/** [WG-3.14] Beyond this distance a strike at ships flies home in the dark. */
const DUSK_HEXES = 5;

/** [WG-3.14, WG-3.15, WG-3.16] */
function flyHomeAtDusk(play: Play, side: Side, id: string): void {
  const { state } = play;
  const strike = must(
    state.forces[side].strikes.find((it) => it.id === id),
    id,
  );
  const { hex } = must(state.raid, 'raid');
  const isAtShips = strike.target !== null && 'marker' in strike.target;
  if (!isAtShips || !isDusk(state.scenario, state.turn)) return;
  if (distance(strike.from, hex) <= DUSK_HEXES) return;
  for (const { formation, task, index } of tasksOf(state, side, id)) {
    if (task.factors === 0) continue;
    const roll = play.dice.roll('d6', task.factors, 'dusk');
    const lost = roll.values.filter((value) => value === 1).length;
    const facts = { side, formation: formation.id, lost, dice: [roll] };
    tell(play, { kind: 'duskRolled', rule: 'WG-3.14', seenBy: [side], ...facts });
    loseFactors(play, side, { formation: formation.id, box: 'strike', task: index }, lost);
  }
}
