import {
  type BySide,
  type Dice,
  enemyOf,
  orderDice,
  refusalCode,
  SIDES,
  type Side,
  scriptedDice,
} from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { type ActionSpec, actionSequence, startAction } from '../../../src/rules/strategic/action';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { orders } from '../../../src/rules/strategic/game/rules';
import type { SurfaceAction } from '../../../src/rules/strategic/model/actionState';
import type { EventOf, StrategicEvent } from '../../../src/rules/strategic/model/events';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { ScenarioShip, StrategicScenario } from '../../../src/rules/strategic/model/scenario';
import type {
  Division,
  SeenDivision,
  ShipRecord,
  StrategicState,
} from '../../../src/rules/strategic/model/state';
import { division, smallAdvanced, smallBasic } from './smallGame';

export interface TestAction {
  /** Ships by division. */
  allies: Record<string, readonly ScenarioShip[]>;
  axis: Record<string, readonly ScenarioShip[]>;
  level?: 'basic' | 'advanced';
  /** Basic: 3 is a Night Turn. */
  turn?: number;
  scenario?: Partial<StrategicScenario>;
  spec?: Partial<ActionSpec>;
  dice?: readonly number[];
}

const CHOOSE: StrategicScenario['resolution'] = { usual: 'quick', ordered: false };
const HEX = { q: 8, r: 0 };

/** A game that is in a surface action of all its divisions; every ship has been seen. */
export function inAction(test: TestAction): Play & { dice: Dice & { left(): number } } {
  const state = gameOf(test);
  seeAll(state);
  const play = { state, dice: scriptedDice(test.dice ?? []), events: [] as StrategicEvent[] };
  const divisions = { allies: Object.keys(test.allies), axis: Object.keys(test.axis) };
  const hex = test.level === 'advanced' ? HEX : null;
  startAction(play, { divisions, hex, ...test.spec });
  return play;
}

/** A choice at set-up: the game waits there, and no turn begins by itself. */
const choice = ['short', 'medium'] as const;

/** The game before its action, in the step of the turn in which actions are fought. */
function gameOf({ level = 'basic', turn = 1, scenario = {}, ...test }: TestAction): StrategicState {
  const place = level === 'basic' ? ({ box: 'short' } as const) : { hex: HEX };
  const divisions = SIDES.flatMap((side) =>
    Object.entries(test[side]).map(([id, ships]) => ({ ...division(id, ships, place), choice })),
  );
  const given = { squadrons: [], landUnits: [], objectives: [], resolution: CHOOSE, ...scenario };
  const small = level === 'basic' ? smallBasic : smallAdvanced;
  const { state } = strategic.newState(small({ divisions, ...given }), {}, orderDice('start', 0));
  const passed: BySide<boolean> = { allies: false, axis: false };
  const declared = { kind: 'attack', divisions: [], target: '' } as const;
  state.turn = turn;
  state.step =
    level === 'basic'
      ? { kind: 'fighting', side: 'allies', declared: { ...declared, divisions: [] }, passed }
      : { kind: 'movement' };
  return state;
}

/** Makes both sides see all ships of the other, and in which divisions they are. */
export function seeAll({ forces, known }: StrategicState): void {
  for (const side of SIDES) {
    const divisions = Object.values(forces[enemyOf(side)].divisions);
    known[side].divisions = Object.fromEntries(divisions.map((it) => [it.id, seenWhole(it)]));
    for (const ship of Object.values(forces[enemyOf(side)].ships)) {
      const { source, division: of, fate, card } = ship;
      const seen = { id: card.id, source, division: of, fate, state: stateOf(ship) };
      known[side].ships[card.id] = seen;
    }
  }
}

const seenWhole = ({ id, name, box, hex, ships, submarine }: Division): SeenDivision => ({
  ...{ id, name, box, hex, ships: [...ships], isSpotted: true, hasCap: false },
  isSubmarine: submarine !== null,
});

export const actionIn = ({ state }: Play): SurfaceAction => {
  if (!state.action) throw new Error('no action');
  return state.action;
};

/** Gives an order that must be legal, then goes on as far as nobody decides. */
export function give(play: Play, side: Side, order: Order): void {
  const refused = orders.refuse(play.state, side, order);
  if (refused) throw new Error(`${order.kind}: ${refusalCode(refused)}`);
  orders.apply(play, side, order);
  goOn(play);
}

export const refusalOf = (play: Play, side: Side, order: Order) =>
  orders.refuse(strategic.view(play.state, side), side, order);

/** Both confirm what they have ordered, or nothing. */
export function bothConfirm(play: Play): void {
  play.state.confirmed = { allies: true, axis: true };
  goOn(play);
}

function goOn(play: Play): void {
  while (actionSequence.passOn(play));
}

export const shipOf = ({ state }: Play, id: string): ShipRecord => {
  const ship = SIDES.map((side) => state.forces[side].ships[id]).find((it) => it);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
};

export const eventsOf = <Kind extends StrategicEvent['kind']>(
  { events }: Play,
  kind: Kind,
): EventOf<Kind>[] => events.filter((event): event is EventOf<Kind> => event.kind === kind);
