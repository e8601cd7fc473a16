import {
  bySide,
  copyPlain,
  defineSequence,
  enemyOf,
  gameOver,
  oneActs,
  type Roll,
  SIDES,
  type Side,
  type Stage,
  type StepRules,
  valueOf,
} from '../../core';
import { knownTo } from '../common/fog';
import { inFog } from '../common/fogEvents';
import { noteWay } from '../common/lineAhead';
import { shipMoves } from '../common/mobility';
import { afloatShips, allShips, isAfloat } from '../common/ships';
import { stackById, stacksOfSide } from '../common/stacks';
import { type Ending, judge } from '../common/victory';
import type { Phase } from '../model/phases';
import { type Play, tell } from '../model/play';
import type { BattleState, BattleView, Step } from '../model/state';
import type { Impulse } from '../model/tables';
import { resolveVotes } from '../steps/breakOff';
import { canDeclare } from '../steps/declarations';
import { settleDirections } from '../steps/directions';
import { divide } from '../steps/division';
import { passGunnery, resolveGunnery } from '../steps/gunnery';
import { activeStacks, entering } from '../steps/movement';
import { placementHexes, placeStack, unplacedStacks } from '../steps/placement';
import { canAttempt, resolveRepair } from '../steps/repair';
import { separate } from '../steps/separation';
import { planShift, shiftSide } from '../steps/shift';
import { passTorpedoes, resolveTorpedoes } from '../steps/torpedoes';
import { tablesOf } from '../tables/standard';

/** Goes to another step of the sequence; every change advances the clock. */
function goTo(play: Play, step: Step): void {
  play.state.step = step;
  play.state.clock += 1;
  play.state.done = { allies: false, axis: false };
}

/** [BT-13.5, BT-13.14, BT-14] */
function endBattle(play: Play, ending: Ending): void {
  const outcome = judge(play.state, ending);
  goTo(play, { kind: 'over', outcome: copyPlain(outcome) });
  tell(play, { kind: 'battleEnded', rule: outcome.rule, outcome });
}

/** [BT-4.5] Advances the sequence until a side has something to decide or the battle is over. */
export function advance(play: Play): void {
  for (;;) {
    if (play.state.round > 0 && play.state.step.kind !== 'over' && sideGone(play.state))
      endBattle(play, 'side-gone');
    if (sequence.isOpen(play.state)) return;
    inFog(play, () => sequence.passOn(play));
  }
}

/** [BT-13.5, BT-13.15] A side has no ship left in the battle. */
function sideGone(view: BattleView): boolean {
  const ships = allShips(view);
  return SIDES.some((side) => !ships.some((ship) => ship.side === side && isAfloat(ship)));
}

/** [BT-4.5] The side can do something in a movement impulse; scuttling and casting off alone do not keep it open. */
const canMove = (view: BattleView, side: Side): boolean =>
  activeStacks(view, side).length > 0 ||
  entering(view, side).length > 0 ||
  separate.legal(view, side).length > 0;

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** [BT-4.6, BT-18.1] One side acts, until it is done. */
const open = {
  active: (_view: BattleView, { side }: { side: Side }) => oneActs(side, 'orders'),
  isOpen: ({ done }: BattleView, { side }: { side: Side }) => !done[side],
};

/** [BT-8.1] Both declare in secret, until both are done. */
const sealed = {
  active: ({ done }: BattleView) => bySide<Stage>((side) => (done[side] ? 'waiting' : 'declare')),
  isOpen: ({ done }: BattleView) => !done.allies || !done.axis,
  close: closeSealed,
};

/** [BT-4.6] The sequence of play: what each kind of step is, and what comes after it. */
const STEPS: StepRules<BattleView, Play, Step, Phase> = {
  directions: { ...open, phase: 'setup', close: openSetUp },
  placement: {
    ...open,
    phase: 'setup',
    close: (play, { side }) => openPlacement(play, enemyOf(side)),
  },
  shift: {
    ...open,
    phase: 'shift',
    close: (play, { side }) => (side === play.state.initiative ? openRound : openShift)(play),
  },
  movement: { ...open, phase: 'movement', close: closeMovement },
  gunnery: { ...sealed, phase: 'gunnery' },
  torpedoes: { ...sealed, phase: 'torpedoes' },
  repair: { ...open, phase: 'repair', close: closeRepair },
  breakOff: {
    phase: 'breakOff',
    active: ({ votes }) => bySide((side) => (votes[side] === null ? 'declare' : 'waiting')),
    isOpen: ({ votes }) => votes.allies === null || votes.axis === null,
    close: closeVotes,
  },
  over: gameOver(lastPhase),
};

export const sequence = defineSequence<BattleView, Play, Step, Phase>(({ step }) => step, STEPS);

/** A battle that is over stays in the phase of its last impulse. */
function lastPhase(view: BattleView): Phase {
  const { phase } = tablesOf(view).impulses.sequence[view.impulse - 1] ?? { phase: 'opening' };
  return phase === 'opening' ? 'movement' : phase;
}

/** [BT-3.1, BT-3.10] Settles the directions of entry, then the side without initiative places first. */
export function openSetUp(play: Play): void {
  const choice = settleDirections(play);
  if (choice) goTo(play, choice);
  else openPlacement(play, enemyOf(play.state.initiative));
}

/** [BT-3.2] The next to place is `first`, unless it has placed all its stacks; then the other. */
function openPlacement(play: Play, first: Side): void {
  const next = [first, enemyOf(first)].find((side) => unplacedStacks(play.state, side).length > 0);
  if (next === undefined) {
    openShift(play);
    return;
  }
  goTo(play, { kind: 'placement', side: next });
  if (!canPlace(knownTo(play.state, next), next)) waitOutside(play, next);
}

/** [BT-3.3] An entry hex has room for one of the side's stacks, or for a part that it may divide into. */
const canPlace = (view: BattleView, side: Side): boolean =>
  placeStack.legal(view, side).length > 0 ||
  divide
    .legal(view, side)
    .some(({ stack, groups }) =>
      groups.some((ships) => placementHexes(view, { ...stackById(view, stack), ships }).length > 0),
    );

/** [BT-3.3] Where no entry hex has room, stacks wait off the board and come in by BT-3.13. */
function waitOutside({ state }: Play, side: Side): void {
  for (const stack of unplacedStacks(state, side)) stack.place = 'waiting';
  state.done[side] = true;
}

/** [BT-3.7, BT-3.8] Opens the shift that is called for, or round 1 where none is. */
function openShift(play: Play): void {
  const { side, displacements } = planShift(play.state);
  const [only, ...others] = displacements;
  if (!only) {
    openRound(play);
    return;
  }
  goTo(play, { kind: 'shift', side, displacements });
  if (others.length > 0) return;
  shiftSide(play, side, only);
  play.state.done[side] = true;
}

/** [BT-4.2] */
export function openRound(play: Play): void {
  play.state.round += 1;
  play.state.impulse = 1;
  tell(play, { kind: 'roundBegan', rule: 'BT-4.2', initiative: play.state.initiative });
  nextImpulse(play);
}

function nextImpulse(play: Play): void {
  const { state } = play;
  state.impulse += 1;
  const { phase, mover } = tablesOf(state).impulses.sequence[state.impulse - 1] as Impulse;
  if (phase === 'movement') openMovement(play, moverOf(state, mover));
  else if (phase === 'repair') openRepair(play, state.initiative);
  else openSealed(play, phase as 'gunnery' | 'torpedoes');
}

const moverOf = ({ initiative }: BattleState, mover: Impulse['mover']): Side =>
  mover === 'initiative' ? initiative : enemyOf(initiative);

/** [BT-13.9] */
function openRepair(play: Play, side: Side): void {
  goTo(play, { kind: 'repair', side });
  play.state.done[side] = !canAttempt(play.state, side);
}

function openMovement(play: Play, side: Side): void {
  for (const stack of stacksOfSide(play.state, side)) {
    stack.acted = null;
    stack.separated = false;
  }
  goTo(play, { kind: 'movement', side, mayLeave: null });
  if (canMove(knownTo(play.state, side), side)) return;
  play.state.done[side] = true;
  tell(play, { kind: 'impulsePassed', rule: 'BT-4.5', phase: 'movement', side });
}

/** [BT-12.6, BT-15.10] A steering hit holds its ship in this impulse, if the ship's own speed moves in it. */
function closeMovement(play: Play, { side }: StepOf<'movement'>): void {
  for (const ship of afloatShips(play.state, side))
    if (ship.steeringHit && shipMoves(play.state, ship.id)) ship.steeringHit = false;
  noteWay(play.state, side);
  nextImpulse(play);
}

function openSealed(play: Play, phase: 'gunnery' | 'torpedoes'): void {
  const { state } = play;
  goTo(play, { kind: phase });
  state.done = { allies: !canDeclare(state, 'allies'), axis: !canDeclare(state, 'axis') };
  if (state.done.allies && state.done.axis)
    tell(play, { kind: 'impulsePassed', rule: 'BT-4.5', phase });
}

/** [BT-8.1] Both are done; declared fire is resolved. */
function closeSealed(play: Play, { kind }: StepOf<'gunnery' | 'torpedoes'>): void {
  const { declared, scuttling } = play.state;
  const sealed = [declared.allies, declared.axis, scuttling.allies, scuttling.axis].some(
    (list) => list.length > 0,
  );
  if (kind === 'gunnery') (sealed ? resolveGunnery : passGunnery)(play);
  else (sealed ? resolveTorpedoes : passTorpedoes)(play);
  play.state.declared = { allies: [], axis: [] };
  if (!sideGone(play.state)) nextImpulse(play);
}

/** [BT-13.9] The initiative side names its ships first, then the other; then both roll. */
function closeRepair(play: Play, { side }: StepOf<'repair'>): void {
  if (side === play.state.initiative) {
    openRepair(play, enemyOf(side));
    return;
  }
  resolveRepair(play);
  if (sideGone(play.state)) return;
  closeRound(play);
}

/** [BT-13.3, BT-13.14, BT-15.3] After the rolls of impulse 22: the end, the next round, or the votes. */
function closeRound(play: Play): void {
  const { round, scenario, options } = play.state;
  if (round >= scenario.rounds) endBattle(play, 'rounds-over');
  else if (options.noDisengagement) openNextRound(play);
  else goTo(play, { kind: 'breakOff' });
}

function closeVotes(play: Play): void {
  if (resolveVotes(play)) endBattle(play, 'broken-off');
  else openNextRound(play);
}

function openNextRound(play: Play): void {
  play.state.votes = { allies: null, axis: null };
  rollInitiative(play);
  openRound(play);
}

/** [BT-13.8] 1 to 3 gives the Axis the initiative, 4 to 6 the Allies. */
export function rollInitiative(play: Play): void {
  const roll: Roll = play.dice.roll('d6', 1, 'initiative');
  const side: Side = valueOf(roll) <= 3 ? 'axis' : 'allies';
  play.state.initiative = side;
  tell(play, { kind: 'initiativeRolled', rule: 'BT-13.8', side, dice: [roll] });
}
