import type { Axial } from '../../../src/hex';
import type { Side } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { freshAirTurn } from '../../../src/rules/fleet-action/common/fresh';
import type {
  Aircraft,
  AirStand,
  Load,
  StandCondition,
} from '../../../src/rules/fleet-action/model/air';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { aircraft as typeOf } from './airSetting';
import { diceOf, type Script } from './game';
import { cell, numberIn, numberOf, rowNamed } from './ledger';

/** [NW-32.20] A type of aircraft as the rules print it, with loads of your own. */
export const aircraft = (name: string, loads: readonly Load[] = []): Aircraft =>
  typeOf(name, { loads });

const KINDS: Readonly<Record<string, Load['kind']>> = {
  bomb: 'bomb',
  torpedo: 'torpedo',
  'salvo rockets': 'salvo-rockets',
  'Tiny Tim': 'tiny-tim',
  Ohka: 'ohka',
  'Hs 293': 'hs-293',
  'FX 1400': 'fx-1400',
};

/** [NW-18.9] A load as the rules print it; of bombs, one unless there are more. */
export function load(name: string, changed: Partial<Load> = {}): Load {
  const row = rowNamed('NW-18.9', 'Load', name);
  const [kind = '', modifier = ''] = cell(row, 'Attack').split(', ');
  const isTorpedo = kind === 'torpedo';
  return {
    ...{ key: name, name, count: 1, kind: KINDS[kind] as Load['kind'], attacks: [] },
    impactPoints: numberOf(row, 'IP'),
    criticalValue: numberOf(row, 'CV'),
    penetration: numberOf(row, 'Penetration'),
    torpedo: isTorpedo
      ? { modifier: numberIn(modifier.replace('modifier ', '')), reachHexes: 1, dudNumber: 0 }
      : null,
    ...changed,
  };
}

/** A stand in a test: of six aircraft at low altitude in the middle of the map, armed with the first load of its type. */
export type TestStand = Partial<Omit<AirStand, 'aircraft' | 'condition'>> &
  Partial<StandCondition> & { aircraft: Aircraft };

/** Puts a stand into the air, with a squadron of its own; of the Allies unless it says otherwise. */
export function putAloft(state: FleetActionState, it: TestStand): AirStand {
  const { crewQuality = 0, home = null, patrols = null, flares = 0, aim = null, ...stand } = it;
  const id = it.id ?? 's1';
  const side: Side = it.side ?? 'allies';
  const count = it.count ?? 6;
  const made: AirStand = {
    ...{ id, side, squadron: `${id}-squadron`, count, original: count, altitude: 'low' },
    ...{ place: 'air', hex: { q: 0, r: 0 }, flakMarkers: 0, isGoingHome: false },
    turn: freshAirTurn(count),
    ...stand,
    condition: {
      ...{ crewQuality, home, patrols, flares, aim, serviced: 0 },
      load: it.load === undefined ? (it.aircraft.loads[0]?.key ?? null) : it.load,
      lastLoad: null,
      ...{ entersOnTurn: 0, airborneTurns: it.airborneTurns ?? 0 },
    },
  };
  state.stands[id] = made;
  state.forces[side].airSquadrons[made.squadron] = {
    ...{ id: made.squadron, side, name: made.squadron, commandValue: 0, stands: [id] },
    ...{ hasActed: false, isDisengaging: false, testedAt: null },
  };
  return made;
}

/** Carries out an order and goes on as a match does, with dice by what they are for. */
export function play(
  state: FleetActionState,
  side: Side,
  order: Order,
  script: Script = {},
): FleetActionEvent[] {
  const refused = fleetAction.refuse(state, side, order);
  if (refused) throw new Error(refused.code);
  return fleetAction.apply(state, side, order, diceOf(script));
}

/** So many hexes east of the middle. */
export const east = (hexes: number): Axial => ({ q: hexes, r: 0 });

/** A stand attacks a target, with all its aircraft unless it says otherwise. */
export const attackOn = (
  target: string,
  attack: Extract<Order, { kind: 'airAttack' }>['attack'],
  changed: { stand?: string; aircraft?: number } = {},
): Order => ({ kind: 'airAttack', stand: 's1', target, attack, aircraft: 6, ...changed });

export const done: Order = { kind: 'done', what: '-' };
