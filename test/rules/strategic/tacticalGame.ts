import type { Axial, Facing } from '../../../src/hex';
import {
  type Dice,
  eventsFor,
  must,
  orderDice,
  type Refusal,
  refusalCode,
  type Side,
  scriptedDice,
  type Viewer,
} from '../../../src/rules/core';
import { startAction } from '../../../src/rules/strategic/action';
import { refreshKnowledge } from '../../../src/rules/strategic/game/knowledge';
import { notation } from '../../../src/rules/strategic/game/notation';
import { orders } from '../../../src/rules/strategic/game/rules';
import { newState } from '../../../src/rules/strategic/game/start';
import { knownTo } from '../../../src/rules/strategic/game/view';
import type { SurfaceAction } from '../../../src/rules/strategic/model/actionState';
import type { EventOf, StrategicEvent } from '../../../src/rules/strategic/model/events';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { ScenarioShip, StrategicScenario } from '../../../src/rules/strategic/model/scenario';
import type { StrategicState } from '../../../src/rules/strategic/model/state';
import type { TacticalShip } from '../../../src/rules/strategic/model/tacticalState';
import { tacticalSequence } from '../../../src/rules/strategic/tactical';
import { type Fight, fightIn } from '../../../src/rules/strategic/tactical/query';
import { division, smallAdvanced, smallBasic, submarine } from './smallGame';

/** A fight to be tested: the ships of both sides, each in one division (`A1`, `X1`) but submarines. */
export interface Setting {
  allies?: readonly ScenarioShip[];
  axis?: readonly ScenarioShip[];
  boats?: readonly string[];
  level?: 'basic' | 'advanced';
  isNight?: boolean;
  isPoor?: boolean;
  surprised?: readonly string[];
  landUnits?: readonly string[];
  startHexes?: number;
  scenario?: Partial<StrategicScenario>;
  /** Of the start: the direction from Player One to Player Two. */
  dice?: readonly number[];
}

/** `AS1`, `AS2`, `XS1`, … */
function boatDivision(boats: readonly string[], id: string): string {
  const side = id.slice(0, 1);
  const own = boats.filter((it) => it.startsWith(side));
  return `${side.toUpperCase()}S${own.indexOf(id) + 1}`;
}

const HERE = { hex: { q: 1, r: 5 } };

/** A game in which that fight has just begun; it is settled Tactically. */
export function fighting(setting: Setting): StrategicState {
  const { level = 'advanced', isPoor = false, landUnits = [], surprised = [] } = setting;
  const place = level === 'basic' ? ({ box: 'short' } as const) : HERE;
  const boats = setting.boats ?? [];
  const game = level === 'basic' ? smallBasic : smallAdvanced;
  const scenario = game({
    divisions: [
      ...(setting.allies ? [division('A1', setting.allies, place)] : []),
      ...(setting.axis ? [division('X1', setting.axis, place)] : []),
      ...boats.map((id) => division(boatDivision(boats, id), [submarine(id)], place)),
    ],
    squadrons: [],
    firstHour: setting.isNight ? 22 : 8,
    poor: isPoor ? [{ from: 1, to: 9 }] : [],
    resolution: { usual: 'tactical', ordered: true },
    ...setting.scenario,
  });
  const { state } = newState(scenario, {}, orderDice('a fight', 0));
  state.turn = level === 'basic' && setting.isNight ? 3 : 1;
  const play = playOf(state, scriptedDice(setting.dice ?? [1]));
  const of = (side: Side) => Object.keys(state.forces[side].divisions).sort();
  startAction(play, {
    divisions: { allies: of('allies'), axis: of('axis') },
    hex: level === 'basic' ? null : HERE.hex,
    isCoastal: landUnits.length > 0,
    landUnits: [...landUnits],
    surprisedDivisions: [...surprised],
    startHexes: setting.startHexes ?? null,
  });
  run(play);
  return state;
}

export const playOf = (state: StrategicState, dice: Dice): Play => ({ state, dice, events: [] });

function run(play: Play): void {
  while (play.state.action?.stage.kind === 'tactical' && tacticalSequence.passOn(play))
    refreshKnowledge(play.state);
  refreshKnowledge(play.state);
}

export const fightOf = (state: StrategicState): Fight => must(fightIn(state), 'fight');

export const ship = (state: StrategicState, id: string): TacticalShip =>
  must(
    fightOf(state).tactical.ships.find((it) => it.id === id),
    id,
  );

export const ORIGIN = { q: 0, r: 0 };

/** Puts a ship somewhere, by hand. */
export function put(
  state: StrategicState,
  id: string,
  hex: Axial,
  { facing = 1, speed = 3 }: { facing?: Facing; speed?: number } = {},
): void {
  Object.assign(ship(state, id), { hex, facing, speed });
  refreshKnowledge(state);
}

export const read = (line: string): Order => {
  const order = notation.parseOrder(line);
  if ('code' in order) throw new Error(refusalCode(order));
  return order;
};

export const refusalOf = (state: StrategicState, side: Side, line: string): Refusal | undefined => {
  const order = read(line);
  return orders.refuse(knownTo(state, side), side, order);
};

export const legalLines = (state: StrategicState, side: Side, kind: Order['kind']): Order[] =>
  orders.ruleOf({ kind } as Order).legal(knownTo(state, side), side);

/** Gives orders of one side, each of which must be lawful; returns what happened. */
export function give(
  state: StrategicState,
  side: Side,
  lines: readonly string[],
  dice: Dice = scriptedDice([]),
): StrategicEvent[] {
  return lines.flatMap((line) => {
    const refused = refusalOf(state, side, line);
    if (refused) throw new Error(`${line}: ${refusalCode(refused)}`);
    const play = playOf(state, dice);
    const order = read(line);
    orders.apply(play, side, order);
    run(play);
    return play.events;
  });
}

/** Both confirm; the dice must be used up. */
export function seal(state: StrategicState, values: readonly number[] = []): StrategicEvent[] {
  const dice = scriptedDice(values);
  const sides = (['allies', 'axis'] as const).filter((side) => !state.confirmed[side]);
  const events = sides.flatMap((side) => give(state, side, ['confirm'], dice));
  if (dice.left() > 0) throw new Error(`${dice.left()} dice are left`);
  return events;
}

/** From the placing of ships to the plots of turn 1, or on to its targets. */
export function toStage(state: StrategicState, kind: 'plot' | 'targets'): StrategicState {
  while (fightOf(state).tactical.stage.kind !== kind) seal(state);
  return state;
}

export const actionOf = (state: StrategicState): SurfaceAction => must(state.action, 'action');

export const told = <Kind extends StrategicEvent['kind']>(
  events: readonly StrategicEvent[],
  kind: Kind,
): EventOf<Kind>[] => events.filter((it): it is EventOf<Kind> => it.kind === kind);

export const toldTo = (events: readonly StrategicEvent[], viewer: Viewer): StrategicEvent[] =>
  eventsFor(events, viewer);

/** No battery of a side fires by default in this turn. */
export function hold(state: StrategicState, side: Side): void {
  for (const order of legalLines(state, side, 'holdFire')) {
    const play = playOf(state, scriptedDice([]));
    orders.apply(play, side, order);
  }
}
