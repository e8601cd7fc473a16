import { type BySide, bySide, enemyOf, firstRefusal, type Side, valueOf } from '../../core';
import { startAction } from '../action/start';
import { isBattery } from '../common/landing';
import { basicOf, boxOfLandUnit, forceOf, presentDivision, presentDivisions } from '../common/own';
import type { SurfaceAction } from '../model/actionState';
import type { Answer } from '../model/basicOrders';
import type { BasicStep, Declared } from '../model/basicState';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { LandUnitId, StrategicState, StrategicView } from '../model/state';
import { intercepts } from '../rolls/basicSearch';
import { farther } from '../tables/rangeBoxes';
import { goTo, nextOf } from './flow';
import { moveDivision } from './moving';
import { spot } from './spotting';

type Intercepting = Extract<BasicStep, { kind: 'intercept' }>;

/** [ST-7.55] The side that declares next: the other, unless it has passed. */
export const nextDeclarer = (side: Side, passed: BySide<boolean>): Side =>
  nextOf(side, (it) => passed[it]);

/** [ST-7.41] A declaration gives the other side the chance to intercept. */
export function startIntercept(play: Play, side: Side, declared: Declared): void {
  const { step } = play.state;
  if (step.kind !== 'surface') return;
  const enemy = enemyOf(side);
  basicOf(play.state, enemy).intercepting = [];
  goTo(play, { kind: 'intercept', side: enemy, declared, passed: step.passed });
  play.state.confirmed[side] = true;
  play.state.confirmed[enemy] = interceptors(play.state, enemy).length === 0;
}

/** [ST-7.41, ST-7.56] Names own divisions at Short that try to intercept, in the order in which they roll. */
export const intercept: OrderRule<'intercept'> = {
  legal: (view, side) =>
    mayIntercept(view, side)
      ? interceptors(view, side).map(
          (division): OrderOf<'intercept'> => ({
            kind: 'intercept',
            division,
            answer: newAnswer(view, side, division),
          }),
        )
      : [],
  refuse: (view, side, { division, answer }) =>
    firstRefusal(
      () => (mayIntercept(view, side) ? undefined : notNow('intercept')),
      () =>
        interceptors(view, side).includes(division)
          ? undefined
          : refusal('cannot-intercept', 'ST-7.41', { division }),
      () =>
        newAnswer(view, side, division) === answer
          ? undefined
          : refusal('no-change.ordered', 'ST-7.41'),
    ),
  apply: ({ state }, side, { division, answer }) => {
    const basic = basicOf(state, side);
    basic.intercepting = basic.intercepting.filter((it) => it !== division);
    if (answer === 'yes') basic.intercepting.push(division);
  },
};

const mayIntercept = ({ step, confirmed }: StrategicView, side: Side): boolean =>
  step.kind === 'intercept' && step.side === side && !confirmed[side];

const newAnswer = (view: StrategicView, side: Side, division: string): Answer =>
  basicOf(view, side).intercepting.includes(division) ? 'no' : 'yes';

/** [ST-7.41, ST-7.56] Surface divisions at Short but the one that is attacked. */
function interceptors(view: StrategicView, side: Side): string[] {
  const { step } = view;
  const attacked =
    step.kind === 'intercept' && step.declared.kind === 'attack' ? step.declared.target : null;
  return presentDivisions(forceOf(view, side))
    .filter(({ id, box, submarine }) => box === 'short' && !submarine && id !== attacked)
    .map(({ id }) => id);
}

/** [ST-7.41 to ST-7.45, ST-7.57] Rolls the interceptions and begins the fight that comes of them. */
export function resolveInterception(play: Play, step: Intercepting): void {
  const { state } = play;
  const { side, declared, passed } = step;
  const { intercepting } = basicOf(state, side);
  const met = intercepting.filter((id) => rollInterception(play, side, id));
  basicOf(state, side).intercepting = [];
  if (met.length === 0 && !isStillThere(state, side, declared)) {
    goTo(play, { kind: 'surface', side: nextDeclarer(enemyOf(side), passed), passed });
    return;
  }
  goTo(play, { kind: 'fighting', side: enemyOf(side), declared, passed });
  fight(play, step, met);
}

/** [ST-7.41, ST-7.44] 1d6, rolled openly; a division that intercepts becomes spotted. */
function rollInterception(play: Play, side: Side, id: string): boolean {
  const roll = play.dice.roll('d6', 1, 'interception', { division: id });
  const hasIntercepted = intercepts(valueOf(roll));
  tell(play, {
    kind: 'interceptionRolled',
    rule: 'ST-7.41',
    side,
    division: id,
    dice: [roll],
    hasIntercepted,
  });
  const division = presentDivision(forceOf(play.state, side), id);
  if (hasIntercepted && division) spot(play, side, division, 'ST-7.44');
  return hasIntercepted;
}

/** [ST-7.57] */
const isStillThere = (state: StrategicState, side: Side, declared: Declared): boolean =>
  declared.kind === 'attack'
    ? presentDivision(forceOf(state, side), declared.target) !== undefined
    : forceOf(state, side).landUnits[declared.landUnit]?.isCaptured === false;

/** [ST-7.42, ST-7.43, ST-5.25] The interceptors in place of the target; all who fight are spotted by it. */
function fight(play: Play, { side, declared }: Intercepting, met: readonly string[]): void {
  const { state } = play;
  const isBombardment = declared.kind === 'bombard' && met.length === 0;
  const divisions = bySide((it) => (it === side ? defenders(declared, met) : ownOf(declared)));
  for (const it of [side, enemyOf(side)])
    for (const id of divisions[it]) {
      const division = presentDivision(forceOf(state, it), id);
      if (division) spot(play, it, division, 'ST-5.25');
    }
  startAction(play, {
    divisions,
    hex: null,
    isCoastal: isBombardment,
    landUnits: isBombardment ? landUnitsOf(state, side, declared.landUnit) : [],
  });
}

const ownOf = (declared: Declared): string[] =>
  declared.kind === 'attack' ? declared.divisions : [declared.division];

const defenders = (declared: Declared, met: readonly string[]): string[] => {
  if (met.length > 0) return [...met];
  return declared.kind === 'attack' ? [declared.target] : [];
};

/** [ST-18.12] The one that is bombarded, and batteries that lie with it. */
function landUnitsOf(state: StrategicState, side: Side, target: LandUnitId): LandUnitId[] {
  const box = boxOfLandUnit(state, target);
  const batteries = Object.values(forceOf(state, side).landUnits).filter(
    (unit) =>
      unit.id !== target &&
      !unit.isCaptured &&
      isBattery(unit) &&
      boxOfLandUnit(state, unit.id) === box,
  );
  return [target, ...batteries.map(({ id }) => id)];
}

/** [ST-15.27, ST-7.45, ST-7.55] A side that broke off entirely moves one box farther; then the other side declares. */
export function afterBasicAction(play: Play, action: SurfaceAction): void {
  const { state } = play;
  const { loser } = action;
  if (loser)
    for (const id of action.divisions[loser]) {
      const division = presentDivision(forceOf(state, loser), id);
      if (division?.box)
        moveDivision(play, loser, division, {
          to: farther(division.box),
          why: 'brokeOff',
          rule: 'ST-15.27',
        });
    }
  if (state.step.kind !== 'fighting') return;
  const { side, passed } = state.step;
  goTo(play, { kind: 'surface', side: nextDeclarer(side, passed), passed });
}
