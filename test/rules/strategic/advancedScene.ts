import type { Axial } from '../../../src/hex';
import type { Dice, Figures, Roll, Side } from '../../../src/rules/core';
import {
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';
import { forceOf, knowledgeOf } from '../../../src/rules/strategic/advanced/contacts';
import { spottingPhase } from '../../../src/rules/strategic/advanced/spotting';
import type { ShipCard, SquadronCard } from '../../../src/rules/strategic/cards/cards';
import type { Contact, FlightRecord } from '../../../src/rules/strategic/model/advancedState';
import type { StrategicEvent } from '../../../src/rules/strategic/model/events';
import type {
  ScenarioDivision,
  ScenarioLandUnit,
} from '../../../src/rules/strategic/model/scenario';
import type { LandUnitKind, Radar } from '../../../src/rules/strategic/tables/kinds';
import {
  division,
  FIGHTERS,
  scenarioShip,
  scenarioSquadron,
  smallAdvanced,
  submarine,
} from './smallGame';

/** Far from everything on the map of the small game. */
export const FAR: Axial = { q: 11, r: -5 };

/** An Advanced game in the first turn, at six in the morning, before its phase 1: the divisions given, nothing else. */
export function scene(given: Partial<StrategicScenario>): StrategicState {
  const scenario = smallAdvanced({ squadrons: [], landUnits: [], ...given });
  const divisions = scenario.divisions.map((it) => ({
    ...it,
    choice: ['long', 'medium'] as const,
  }));
  const { state } = strategic.newState(
    { ...scenario, divisions },
    {},
    diceBy(() => 1),
  );
  state.turn = 1;
  state.step = { kind: 'combatPlan' };
  return state;
}

/** Of a unit of a test, by its id. */
const sideOf = (id: string): Side => (id.toLowerCase().startsWith('a') ? 'allies' : 'axis');

/** Puts a squadron in the air, at the end of a path. */
export function fly(
  state: StrategicState,
  squadron: string,
  path: Axial[],
  given: Partial<FlightRecord> = {},
): void {
  forceOf(state, sideOf(squadron)).flights[squadron] = {
    ...{ squadron, path, hex: path.at(-1) ?? null, ordnance: 'search', launchTurn: 1 },
    ...{ hasAttacked: false, group: null, capOver: null, isScrambled: false, justLanded: false },
    ...given,
  };
}

/** Moves a division along a track. */
export function sail(state: StrategicState, division: string, track: Axial[]): void {
  const side = sideOf(division);
  forceOf(state, side).tracks[division] = track;
  const moved = state.forces[side].divisions[division];
  if (moved) moved.hex = track.at(-1) ?? null;
}

/** Dice that say themselves what they show, by their reason and number; lots go round. */
export function diceBy(value: (reason: string, number: number, figures?: Figures) => number): Dice {
  let number = 0;
  const roll = (die: Roll['die'], why: Pick<Roll, 'reason' | 'figures'>, values = 7): Roll => {
    const shown = value(why.reason, number, why.figures) % values;
    number += 1;
    return { die, values: [shown], ...why };
  };
  return {
    roll: (die, _count, reason, figures) => roll(die, { reason, ...(figures && { figures }) }),
    lot: (count, reason, figures) => roll('lot', { reason, ...(figures && { figures }) }, count),
  };
}

/** Runs phase 1 by dice; tells which reasons they were rolled for. */
export function spot(
  state: StrategicState,
  value: (reason: string, number: number, figures?: Figures) => number,
): { events: StrategicEvent[]; reasons: string[] } {
  const reasons: string[] = [];
  const events: StrategicEvent[] = [];
  const dice = diceBy((reason, number, figures) => {
    reasons.push(reason);
    return value(reason, number, figures);
  });
  spottingPhase({ state, dice, events });
  return { events, reasons };
}

/** The contacts that a side was given in the present turn. */
export const contactsOf = (state: StrategicState, side: Side): Contact[] =>
  knowledgeOf(state, side).contacts.filter(({ turn }) => turn === state.turn);

/** What contacts of the present turn truly are, by spotter. */
export const truths = (state: StrategicState, side: Side): string[] =>
  contactsOf(state, side).map(
    ({ id, spotter }) => `${spotter} ${forceOf(state, side).secret.contactIs[id]}`,
  );

export const hex = (q: number, r: number): Axial => ({ q, r });
export const HERE = hex(5, 2);
export const NORTH = hex(HERE.q, HERE.r - 1);
export const away = (hexes: number): Axial => ({ q: HERE.q + hexes, r: HERE.r });
export const NIGHT: Partial<StrategicScenario> = { daylight: { from: 7, to: 8 } };
export const POOR: Partial<StrategicScenario> = { poor: [{ from: 1, to: 99 }] };

export const ships = (id: string, hex: Axial, card: Partial<ShipCard> = {}): ScenarioDivision =>
  division(id, [scenarioShip(`${id.toLowerCase()}-ship`, card)], { hex });

export const boat = (id: string, hex: Axial): ScenarioDivision =>
  division(id, [submarine(`${id.toLowerCase()}-boat`)], { hex });

export const base = (
  id: string,
  hex: Axial,
  kind: LandUnitKind = 'garrison',
  radar: Radar = 0,
): ScenarioLandUnit => ({
  ...{ id, kind, radar, name: 'Base', place: { hex } },
  side: id.startsWith('a') ? 'allies' : 'axis',
});

/** What a unit of a test is, and where. */
export type Piece =
  | { ship: Partial<ShipCard> }
  | { boat: 'surfaced' | 'submerged' }
  | { squadron: Partial<SquadronCard> }
  | { land: LandUnitKind; radar?: Radar };

/** An Allied spotter and an Axis target so many hexes apart. */
export function pair(
  spotter: Piece,
  target: Piece,
  hexes: number,
  given: Partial<StrategicScenario>,
) {
  const pieces = [
    { piece: spotter, side: 'allies', hex: HERE },
    { piece: target, side: 'axis', hex: away(hexes) },
  ] as const;
  const state = scene({
    ...given,
    divisions: [
      ships('A9', { q: 0, r: 9 }),
      ...pieces.flatMap(({ piece, side, hex }) => divisionOf(piece, side, hex)),
    ],
    squadrons: pieces.flatMap(({ piece, side }) =>
      'squadron' in piece
        ? [scenarioSquadron(side === 'allies' ? 'a-s' : 'x-s', 'home', piece.squadron)]
        : [],
    ),
    landUnits: pieces.flatMap(({ piece, side, hex }) =>
      'land' in piece
        ? [base(side === 'allies' ? 'a-l' : 'x-l', hex, piece.land, piece.radar)]
        : [],
    ),
  });
  for (const { piece, side, hex } of pieces) {
    if ('squadron' in piece) fly(state, side === 'allies' ? 'a-s' : 'x-s', [hex]);
    if ('boat' in piece) surface(state, side, piece.boat);
  }
  return state;
}

function divisionOf(piece: Piece, side: Side, hex: Axial): ScenarioDivision[] {
  const id = side === 'allies' ? 'A1' : 'X1';
  if ('ship' in piece) return [ships(id, hex, piece.ship)];
  return 'boat' in piece ? [boat(id, hex)] : [];
}

function surface(state: StrategicState, side: Side, how: 'surfaced' | 'submerged'): void {
  const { submarine: it } = state.forces[side].divisions[side === 'allies' ? 'A1' : 'X1'] ?? {};
  if (it) it.isSubmerged = how === 'submerged';
}

export const SHIP: Piece = { ship: {} };
export const FIGHTER: Piece = { squadron: FIGHTERS };
export const LOOKOUT: Piece = { land: 'garrison' };
export const DOWN: Piece = { boat: 'submerged' };
export const UP: Piece = { boat: 'surfaced' };
