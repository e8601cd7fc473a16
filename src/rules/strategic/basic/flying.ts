import { enemyOf, firstRefusal, SIDES, type Side } from '../../core';
import { type AirAttackSpec, startAirAttack } from '../air/start';
import { basicOf, forceOf } from '../common/own';
import type { Detachment, Strike, StrikeTarget } from '../model/basicState';
import { type Play, reveal } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicState, StrategicView } from '../model/state';
import { capOver } from './cap';
import { goTo, nextOf } from './flow';
import { landAircraft } from './landing';
import { detachments } from './missions';
import { dropEmpty, takeSteps } from './reduce';
import { strikeAt } from './strikes';
import { idOf } from './strikeTargets';

/** [ST-7.19] The player whose turn it is names the strike that is resolved next. */
export const flyStrike: OrderRule<'flyStrike'> = {
  legal: (view, side) =>
    namesStrike(view, side)
      ? waiting(view, side).map(({ target }) => ({ kind: 'flyStrike', target: idOf(target) }))
      : [],
  refuse: (view, side, { target }) =>
    firstRefusal(
      () => (namesStrike(view, side) ? undefined : notNow('nameStrike')),
      () =>
        waiting(view, side).some((it) => idOf(it.target) === target)
          ? undefined
          : refusal('no-such-strike', 'ST-7.19', { target }),
    ),
  apply: (play, side, { target }) => {
    const strike = strikeAt(basicOf(play.state, side), target);
    if (!strike) return;
    strike.isFlown = true;
    if (isStillThere(play.state, side, strike.target)) attack(play, side, strike);
    else goTo(play, { kind: 'strikes', side: nextStriker(play.state, side) });
  },
};

const namesStrike = (view: StrategicView, side: Side): boolean =>
  view.step.kind === 'strikes' && view.step.side === side && view.air === null;

const waiting = (view: StrategicView, side: Side): Strike[] =>
  basicOf(view, side).strikes.filter(({ isFlown, parts }) => !isFlown && parts.length > 0);

const nextStriker = (state: StrategicState, side: Side): Side =>
  nextOf(side, (it) => waiting(state, it).length === 0);

/** A target that has sunk, or was taken, is attacked no more. */
function isStillThere(state: StrategicState, side: Side, target: StrikeTarget): boolean {
  const enemy = forceOf(state, enemyOf(side));
  return 'division' in target
    ? enemy.divisions[target.division]?.status === 'present'
    : enemy.landUnits[target.landUnit]?.isCaptured === false;
}

/** [ST-7.13 to ST-7.18] */
function attack(play: Play, side: Side, strike: Strike): void {
  const { state } = play;
  const enemy = enemyOf(side);
  const spec: AirAttackSpec = {
    attacker: side,
    hex: null,
    target: airTarget(strike.target),
    strike: strike.parts,
    escort: strike.escort,
    cap: capOver(state, enemy, strike.target),
  };
  remember(state, side, 'strike', [...strike.parts, ...strike.escort]);
  remember(state, enemy, 'cap', spec.cap);
  startAirAttack(play, spec);
  reveal(play);
}

const airTarget = (target: StrikeTarget): AirAttackSpec['target'] =>
  'division' in target ? { division: target.division } : { landUnits: [target.landUnit] };

/** The squadrons in the fight, with their losses before it. */
function remember(
  state: StrategicState,
  side: Side,
  role: 'strike' | 'cap',
  list: readonly Detachment[],
): void {
  const { squadrons } = forceOf(state, side);
  basicOf(state, side).inFight = list.map(({ squadron, steps }) => ({
    squadron,
    steps,
    role,
    lostBefore: squadrons[squadron]?.lostInFlight ?? 0,
  }));
}

/** [ST-7.19] No fight is to be booked, and the side has a strike to name. */
export const hasStrikeToName = (view: StrategicView, { side }: { side: Side }): boolean =>
  basicOf(view, side).inFight.length === 0 && waiting(view, side).length > 0;

/** Step 3 [ST-7.19, ST-7.20]: books a fight's losses, passes the turn, and lands everything once all strikes are flown. */
export function goOnFlying(play: Play, side: Side): void {
  const { state } = play;
  bookFight(state);
  const next = nextStriker(state, side);
  if (waiting(state, next).length > 0) goTo(play, { kind: 'strikes', side: next });
  else land(play);
}

function land(play: Play): void {
  landAircraft(play, ({ cap, strikes }) => [
    ...cap,
    ...strikes.flatMap(({ parts, escort }) => [...parts, ...escort]),
  ]);
  for (const side of SIDES) {
    const basic = basicOf(play.state, side);
    const flew = detachments(basic).map(({ squadron }) => squadron);
    Object.assign(basic, { cap: [], strikes: [], flew: [...new Set(flew)] });
  }
  goTo(play, { kind: 'searchTargets' });
}

/** Takes the losses of a fight from the detachments that were in it. */
function bookFight(state: StrategicState): void {
  for (const side of SIDES) {
    const basic = basicOf(state, side);
    for (const id of new Set(basic.inFight.map(({ squadron }) => squadron)))
      bookLosses(state, side, id);
    basic.inFight = [];
    dropEmpty(basic);
  }
}

function bookLosses(state: StrategicState, side: Side, id: string): void {
  const basic = basicOf(state, side);
  const taken = basic.inFight.filter(({ squadron }) => squadron === id);
  const steps = taken.reduce((sum, it) => sum + it.steps, 0);
  const squadron = forceOf(state, side).squadrons[id];
  const isDestroyed = squadron?.steps === 0;
  const lost = isDestroyed ? steps : (squadron?.lostInFlight ?? 0) - (taken[0]?.lostBefore ?? 0);
  const flown = basic.strikes
    .filter(({ isFlown }) => isFlown)
    .flatMap(({ parts, escort }) => [...parts, ...escort]);
  takeSteps(taken[0]?.role === 'cap' ? basic.cap : flown, id, lost);
}
