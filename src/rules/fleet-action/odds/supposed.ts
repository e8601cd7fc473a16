import { type Axial, distance } from '../../../hex';
import { bySide, type Dice, orderDice } from '../../core';
import { copyState } from '../game/copy';
import { conditionOf } from '../game/newUnit';
import type { AirStand, StandCondition } from '../model/air';
import type { Play } from '../model/play';
import type { FleetActionState, FleetActionView, Force } from '../model/state';
import type { Unit } from '../model/units';

/** How often an attack is resolved where chances are not worked out exactly. */
export const SAMPLES = 200;

/** The largest standard error of a chance found by so many samples. */
export const standardError = (samples: number): number => 0.5 / Math.sqrt(samples);

/** A view as a whole position: what is hidden of the enemy is taken as printed, and nothing lies under his markers. */
export const supposed = (view: FleetActionView): FleetActionState => ({
  ...view,
  viewer: 'all',
  units: Object.fromEntries(Object.values(view.units).map((unit) => [unit.id, known(unit)])),
  stands: Object.fromEntries(Object.values(view.stands).map((it) => [it.id, manned(it)])),
  forces: bySide((side) => view.forces[side] ?? NO_FORCE),
});

const known = (unit: Unit): Unit =>
  unit.condition ? unit : { ...unit, condition: conditionOf({ sheet: unit.sheet }) };

const manned = (stand: AirStand): AirStand =>
  stand.condition ? stand : { ...stand, condition: AVERAGE_CREW };

/** Of an enemy stand: an average crew without a load. */
const AVERAGE_CREW: StandCondition = {
  crewQuality: 0,
  load: null,
  lastLoad: null,
  home: null,
  entersOnTurn: 0,
  airborneTurns: 0,
  serviced: 0,
  patrols: null,
  aim: null,
  flares: 0,
};

const NO_FORCE: Force = {
  squadrons: {},
  airSquadrons: {},
  contacts: {},
  minefields: [],
  minefieldsLeft: 0,
  homeEdges: [],
  baseValues: {},
  end: { repairs: [], refills: [], toContact: [], offersEnd: false },
  nextSquadron: 1,
};

/** So near to a target other units may be hurt with it [NW-26.25]. */
const BLAST_HEXES = 2;

/** A position with only what lies around some hexes: as far as an attack reaches. */
export const around = (state: FleetActionState, hexes: readonly Axial[]): FleetActionState => ({
  ...state,
  units: Object.fromEntries(
    Object.entries(state.units).filter(([, unit]) =>
      hexes.some((hex) => distance(hex, unit.hex) <= BLAST_HEXES),
    ),
  ),
  stands: {},
});

/** Plays something so many times from a position; every question has dice of its own, the same each time it is asked. */
export function sample(
  state: FleetActionState,
  question: string,
  play: (play: Play) => void,
  samples = SAMPLES,
): FleetActionState[] {
  return Array.from({ length: samples }, (_, i) => {
    const after = copyState(state);
    play({ state: after, dice: diceFor(state, question, i), events: [] });
    return after;
  });
}

const diceFor = ({ turn }: FleetActionState, question: string, i: number): Dice =>
  orderDice(`odds/${turn}/${question}`, i);
