import { firstRefusal, type Refusal, type Side } from '../../core';
import { basicOf, forceOf, knowledgeOf, presentDivision, presentDivisions } from '../common/own';
import type { BasicStep } from '../model/basicState';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { Division, StrategicView } from '../model/state';
import { attacksInto } from '../tables/rangeBoxes';
import { goTo } from './flow';
import { nextDeclarer, startIntercept } from './interception';

type Attack = OrderOf<'attackDivision'>;
type Bombardment = OrderOf<'bombardLand'>;

/** [ST-7.55] The side declares, if it is its turn to. */
const declares = (view: StrategicView, side: Side): boolean =>
  view.step.kind === 'surface' && view.step.side === side;

const refuseNow = (view: StrategicView, side: Side): Refusal | undefined =>
  declares(view, side) ? undefined : notNow('surface');

/** [ST-7.39, ST-7.40] One or several divisions at Short attack a spotted division together. */
export const attackDivision: OrderRule<'attackDivision'> = {
  legal: (view, side) => (declares(view, side) ? attacks(view, side) : []),
  refuse: (view, side, { divisions, target }) =>
    firstRefusal(
      () => refuseNow(view, side),
      () => refuseAttackers(view, side, divisions),
      () => refuseTarget(view, side, target),
    ),
  apply: (play, side, { divisions, target }) => {
    tell(play, { kind: 'surfaceAttackDeclared', rule: 'ST-7.39', side, divisions, target });
    basicOf(play.state, side).attacked.push(...divisions);
    startIntercept(play, side, { kind: 'attack', divisions, target });
  },
};

/** [ST-7.47] A division at Short bombards a land unit instead. */
export const bombardLand: OrderRule<'bombardLand'> = {
  legal: (view, side) =>
    declares(view, side)
      ? attackers(view, side).flatMap(({ id }) =>
          bombardable(view, side).map(
            (landUnit): Bombardment => ({ kind: 'bombardLand', division: id, landUnit }),
          ),
        )
      : [],
  refuse: (view, side, { division, landUnit }) =>
    firstRefusal(
      () => refuseNow(view, side),
      () => refuseAttackers(view, side, [division]),
      () =>
        bombardable(view, side).includes(landUnit)
          ? undefined
          : refusal('no-such-land-unit.enemy', 'ST-7.47', { landUnit }),
    ),
  apply: (play, side, { division, landUnit }) => {
    tell(play, { kind: 'bombardmentDeclared', rule: 'ST-7.47', side, division, landUnit });
    basicOf(play.state, side).attacked.push(division);
    startIntercept(play, side, { kind: 'bombard', division, landUnit });
  },
};

/** [ST-7.55] A side that has passed makes no further declaration this turn. */
export const pass: OrderRule<'pass'> = {
  legal: (view, side) => (declares(view, side) ? [{ kind: 'pass' }] : []),
  refuse: refuseNow,
  apply: (play, side) => passStep(play, side),
};

function passStep(play: Play, side: Side): void {
  const { step } = play.state;
  if (step.kind !== 'surface') return;
  const passed = { ...step.passed, [side]: true };
  tell(play, { kind: 'surfacePassed', rule: 'ST-7.55', side });
  goTo(play, { kind: 'surface', side: nextDeclarer(side, passed), passed });
}

type Declaring = Extract<BasicStep, { kind: 'surface' }>;

/** [ST-7.55] The side whose turn it is has not passed, and can declare something, as both can see. */
export const mayDeclare = (view: StrategicView, { side, passed }: Declaring): boolean =>
  !passed[side] && canDeclare(view, side);

/** Step 7 after the submarines: a side that can declare nothing has passed; it ends when both have. */
export function goOnDeclaring(play: Play, { side, passed }: Declaring): void {
  if (passed.allies && passed.axis) goTo(play, { kind: 'basicEnd' });
  else if (passed[side]) goTo(play, { kind: 'surface', side: nextDeclarer(side, passed), passed });
  else passStep(play, side);
}

/** Counters at Short, Spotted cards and what has attacked lie open. */
const canDeclare = (view: StrategicView, side: Side): boolean =>
  attackers(view, side).length > 0 &&
  attackable(view, side).length + bombardable(view, side).length > 0;

/** [ST-7.39, ST-7.40] Divisions at Short that have not attacked yet; submarines have their own part of the step. */
const attackers = (view: StrategicView, side: Side): Division[] =>
  presentDivisions(forceOf(view, side)).filter(({ id }) => !refuseAttacker(view, side, id));

function refuseAttacker(view: StrategicView, side: Side, id: string): Refusal | undefined {
  const division = presentDivision(forceOf(view, side), id);
  if (!division || division.submarine)
    return refusal('no-such-division.surface', 'ST-7.39', { division: id });
  if (division.box !== 'short') return refusal('not-at-short.division', 'ST-7.39');
  return basicOf(view, side).attacked.includes(id)
    ? refusal('has-attacked', 'ST-7.40', { name: division.name })
    : undefined;
}

function refuseAttackers(
  view: StrategicView,
  side: Side,
  ids: readonly string[],
): Refusal | undefined {
  if (ids.length === 0 || new Set(ids).size < ids.length)
    return refusal('no-such-division.attackers', 'ST-7.40');
  return ids.map((id) => refuseAttacker(view, side, id)).find((it) => it !== undefined);
}

/** [ST-7.39, ST-7.58] Spotted surface divisions in any box but Out of Contact, or only in those within reach. */
const attackable = (view: StrategicView, side: Side): string[] =>
  Object.keys(knowledgeOf(view, side).divisions).filter((id) => !refuseTarget(view, side, id));

function refuseTarget(view: StrategicView, side: Side, target: string): Refusal | undefined {
  const seen = knowledgeOf(view, side).divisions[target];
  if (!seen?.isSpotted || seen.isSubmarine || seen.box === null || seen.box === 'outOfContact')
    return refusal('not-spotted.contact', 'ST-7.39', { target });
  return attacksInto(seen.box, view.options.nearAttacks === true)
    ? undefined
    : refusal('too-far.attack', 'ST-7.58', { target });
}

const bombardable = (view: StrategicView, side: Side): string[] =>
  Object.values(knowledgeOf(view, side).landUnits)
    .filter(({ isCaptured }) => !isCaptured)
    .map(({ id }) => id);

/** Each division alone, each two, and all together; other combinations are allowed as well. */
function attacks(view: StrategicView, side: Side): Attack[] {
  const ids = attackers(view, side).map(({ id }) => id);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]));
  const groups = [...ids.map((id) => [id]), ...pairs, ...(ids.length > 2 ? [ids] : [])];
  return attackable(view, side).flatMap((target) =>
    groups.map((divisions): Attack => ({ kind: 'attackDivision', divisions, target })),
  );
}
