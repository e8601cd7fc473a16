import {
  bySide,
  isRefusal,
  type Refusal,
  refusalCode,
  SIDES,
  type Side,
  scriptedDice,
} from '../../../src/rules/core';
import {
  type Division,
  type EventOf,
  type Order,
  type Step,
  type StrategicEvent,
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { refreshBasic } from '../../../src/rules/strategic/basic/knowledge';
import { refreshKnowledge } from '../../../src/rules/strategic/game/knowledge';
import type { BasicForce } from '../../../src/rules/strategic/model/basicState';
import type { RangeBox } from '../../../src/rules/strategic/tables/rangeBoxes';
import { smallBasic } from './smallGame';

/** The position at the start of turn 1; Player One wins the priority roll. */
export const newBasic = (given: Partial<StrategicScenario> = {}): StrategicState =>
  strategic.newState(smallBasic(given), strategic.defaultOptions, scriptedDice([6, 1])).state;

/** How a test wants a position. */
export interface Position {
  step: Step;
  turn?: number;
  /** Of divisions. */
  boxes?: Readonly<Record<string, RangeBox>>;
  spotted?: readonly string[];
  scenario?: Partial<StrategicScenario>;
}

/** A position of the small game in the middle of a turn. */
export function basicAt({
  step,
  turn = 1,
  boxes = {},
  spotted = [],
  scenario,
}: Position): StrategicState {
  const state = newBasic(scenario);
  Object.assign(state, { turn, step, confirmed: { allies: false, axis: false } });
  for (const [id, box] of Object.entries(boxes)) divisionOf(state, id).box = box;
  for (const id of spotted) setSpotted(divisionOf(state, id));
  refreshBasic(state);
  refreshKnowledge(state);
  return state;
}

function setSpotted(division: Division): void {
  division.isSpotted = true;
  if (division.submarine) division.submarine.isDetected = true;
}

const sideOf = (id: string): Side => (id.toLowerCase().startsWith('a') ? 'allies' : 'axis');

export const divisionOf = (state: StrategicState, id: string): Division =>
  state.forces[sideOf(id)].divisions[id] as Division;

export const shipOf = (state: StrategicState, id: string) => {
  const ship = state.forces[sideOf(id)].ships[id];
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
};

export const squadronOf = (state: StrategicState, id: string) => {
  const squadron = state.forces[sideOf(id)].squadrons[id];
  if (!squadron) throw new Error(`no squadron ${id}`);
  return squadron;
};

export const landOf = (state: StrategicState, id: string) => {
  const unit = state.forces[sideOf(id)].landUnits[id];
  if (!unit) throw new Error(`no land unit ${id}`);
  return unit;
};

export const basicOf = (state: StrategicState, side: Side): BasicForce =>
  state.forces[side].basic as BasicForce;

const read = (line: string): Order => {
  const order = strategic.parseOrder(line);
  if (isRefusal(order)) throw new Error(refusalCode(order));
  return order;
};

export const refusalOf = (state: StrategicState, side: Side, line: string): Refusal | undefined =>
  strategic.refuse(state, side, read(line));

/** The code and the clause of a refusal: `not-located ST-7.6`; nothing for a legal order. */
export function whyNot(state: StrategicState, side: Side, line: string): string {
  const refused = refusalOf(state, side, line);
  return refused ? `${refused.code} ${refused.rule}` : '';
}

/** Gives an order; the dice must be used up by it. */
export function give(
  state: StrategicState,
  side: Side,
  line: string,
  dice: readonly number[] = [],
): StrategicEvent[] {
  const refused = refusalOf(state, side, line);
  if (refused) throw new Error(`${line}: ${refusalCode(refused)}`);
  const scripted = scriptedDice(dice);
  const events = strategic.apply(state, side, read(line), scripted);
  if (scripted.left() > 0) throw new Error(`${line}: ${scripted.left()} dice left`);
  return events;
}

/** Both confirm, who has not yet; the dice fall when the last has. */
export function confirmBoth(state: StrategicState, dice: readonly number[] = []): StrategicEvent[] {
  const waiting = SIDES.filter((side) => strategic.segment(state).active[side] === 'declare');
  const last = waiting.at(-1);
  return waiting.flatMap((side) => give(state, side, 'confirm', side === last ? dice : []));
}

export const linesOf = (state: StrategicState, side: Side, kind?: Order['kind']): string[] =>
  strategic
    .legalOrders(state, side)
    .filter((order) => !kind || order.kind === kind)
    .map((order) => strategic.makeOrder(order));

/** Events of a kind. */
export const eventsOf = <Kind extends StrategicEvent['kind']>(
  events: readonly StrategicEvent[],
  kind: Kind,
): EventOf<Kind>[] => events.filter((it): it is EventOf<Kind> => it.kind === kind);

export const PASSED = bySide(() => false);
export const boxesOf = (state: StrategicState): Record<string, RangeBox | null> =>
  Object.fromEntries(
    SIDES.flatMap((side) => Object.values(state.forces[side].divisions)).map((it) => [
      it.id,
      it.box,
    ]),
  );
