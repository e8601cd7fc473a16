import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { FleetActionEvent, FleetActionState, Force } from '../../../rules/fleet-action';
import {
  conditionOf,
  isHiddenBoat,
  QUIET_KNOTS,
  type Squadron,
  shipsUnder,
  speedLimit,
  type Unit,
  unitsInPlay,
} from '../../../rules/fleet-action/query';
import { between, shuffled } from '../../core/lot';
import type { Past } from '../../core/system';
import { armedAnew, loadsAnew, standsAnew } from './arms';
import { harmedAnew } from './harm';
import type { Ship } from './item';
import { launchedAnew } from './launches';
import { minesAnew } from './mines';
import { withUnits } from './withUnits';

/** Lots drawn for the markers, until each squadron could have kept the pace of its marker. */
const TRIES = 8;

/**
 * [NW-3.9, NW-3.20, NW-3.21, NW-7.12] Another whole position that a side cannot tell from this one: the enemy's squadrons and
 * dummies that it has never seen lie under each other's markers, and his submerged boats in each other's places; his ships
 * have other damage within what shows, and other torpedo mounts and aircraft ready. The same while one of them acts.
 */
export function exchanged(
  state: FleetActionState,
  side: Side,
  draw: Draw,
  { start, told }: Past,
): FleetActionState {
  const enemy = enemyOf(side);
  if (isActing(state, enemy)) return state;
  const began = start as FleetActionState;
  const elsewhere = withBoats(withMarkers(state, enemy, draw), enemy, draw);
  const hurt = withOfficers(withShips(elsewhere, began, enemy, draw), began, enemy, draw);
  const launched = withUnits(hurt, launchedAnew(hurt, enemy, draw));
  return withMines(withStands(launched, enemy, draw), enemy, told as FleetActionEvent[], draw);
}

/** Wrecks, and ships that have left or have yet to come, stay as they are. */
function withShips(
  state: FleetActionState,
  began: FleetActionState,
  enemy: Side,
  draw: Draw,
): FleetActionState {
  const there = Object.values(state.units).filter(
    ({ side, fate }) => side === enemy && (fate === 'inPlay' || fate === 'hidden'),
  );
  const drawn = there.map((it) =>
    armedAnew(harmedAnew(state, shipOf(state, began, it), draw), draw),
  );
  return withUnits(
    state,
    drawn.filter((it) => it !== state.units[it.id]),
  );
}

/** One that was not there as the battle began is compared with what she is. */
const shipOf = ({ forces }: FleetActionState, began: FleetActionState, unit: Unit): Ship => ({
  unit,
  start: conditionOf(began.units[unit.id] ?? unit),
  hasFlown: forces[unit.side].airSquadrons[`${unit.id}-planes`] !== undefined,
});

/** [NW-23.7a] Of the CV of a result that may kill an officer: what it costs, and the highest number of the d20. */
const OFFICER_VALUE = { least: 5, most: 20 };

/**
 * [NW-3.21, NW-23.7b] Squadrons whose flagships have the crew that they are drawn with: with each point of quality lost their officer may have
 * fallen, by a CV that is any.
 */
function withOfficers(
  state: FleetActionState,
  began: FleetActionState,
  enemy: Side,
  draw: Draw,
): FleetActionState {
  const force = state.forces[enemy];
  const changed = Object.values(force.squadrons).flatMap((it): [string, Squadron][] => {
    const start = began.forces[enemy].squadrons[it.id];
    const flagship = state.units[it.flagship ?? ''];
    const first = began.units[it.flagship ?? ''];
    if (!start || !flagship || !first || start.flagship !== it.flagship) return [];
    const results = conditionOf(first).crewQuality - conditionOf(flagship).crewQuality;
    const killed = Array.from({ length: Math.max(0, results) }, () => isKilled(draw));
    const commandValue = start.commandValue - killed.filter(Boolean).length;
    return commandValue === it.commandValue ? [] : [[it.id, { ...it, commandValue }]];
  });
  if (changed.length === 0) return state;
  const squadrons = { ...force.squadrons, ...Object.fromEntries(changed) };
  return withForce(state, enemy, { ...force, squadrons });
}

const isKilled = (draw: Draw): boolean =>
  between(draw, 1, 20) <= between(draw, OFFICER_VALUE.least, OFFICER_VALUE.most);

function withMines(
  state: FleetActionState,
  enemy: Side,
  told: readonly FleetActionEvent[],
  draw: Draw,
): FleetActionState {
  const mined = minesAnew(state, enemy, told, draw);
  return mined === state.forces[enemy] ? state : withForce(state, enemy, mined);
}

function withStands(state: FleetActionState, enemy: Side, draw: Draw): FleetActionState {
  const aboard = unitsInPlay(state, enemy).flatMap((it) => standsAnew(state, it, draw));
  const changed = [...aboard, ...loadsAnew(state, enemy, draw)];
  if (changed.length === 0) return state;
  return { ...state, stands: { ...state.stands, ...Object.fromEntries(changed) } };
}

/** One of the side's units has begun what it does. */
const isActing = ({ step }: FleetActionState, side: Side): boolean =>
  'active' in step && step.side === side && step.active !== null;

function withMarkers(state: FleetActionState, enemy: Side, draw: Draw): FleetActionState {
  const { contacts } = state.forces[enemy];
  const unseen = Object.keys(contacts).filter((id) => shipsUnder(state, id).every(isUnseen));
  if (unseen.length < 2) return state;
  for (let i = 0; i < TRIES; i++) {
    const held = shuffled(
      draw,
      unseen.map((id) => contacts[id]?.squadron ?? null),
    );
    const dealt = deal(state, enemy, new Map(unseen.map((id, at) => [id, held[at] ?? null])));
    if (unseen.every((id) => keepsPace(dealt, id))) return dealt;
  }
  return state;
}

/** [NW-3.17] One that was on the map for a turn has gone through it quietly, has fired her torpedoes, was hit or ran fast. */
function isUnseen({ condition, sheet, speedKnots }: Unit): boolean {
  if (!condition) return false;
  const { quietTurns, empty, structure, flotation } = condition;
  const isWhole = structure === sheet.structure && flotation === sheet.flotation;
  return quietTurns === 0 && empty.length === 0 && isWhole && speedKnots <= QUIET_KNOTS;
}

/** The position with squadrons, or none, under markers of a side. */
function deal(
  state: FleetActionState,
  side: Side,
  held: ReadonlyMap<string, string | null>,
): FleetActionState {
  const force = state.forces[side];
  const contacts: Force['contacts'] = { ...force.contacts };
  const squadrons: Force['squadrons'] = { ...force.squadrons };
  for (const [id, squadron] of held) {
    const contents = contacts[id];
    const dealt = squadrons[squadron ?? ''];
    if (contents) contacts[id] = { ...contents, squadron };
    if (dealt) squadrons[dealt.id] = { ...dealt, contact: id };
  }
  return withForce(state, side, { ...force, contacts, squadrons });
}

const withForce = (state: FleetActionState, side: Side, force: Force): FleetActionState => ({
  ...state,
  forces: { ...state.forces, [side]: force },
});

/** [NW-3.10] Its ships are as fast as it steams. */
function keepsPace(state: FleetActionState, id: string): boolean {
  const contact = state.contacts[id];
  const contents = contact && state.forces[contact.side].contacts[id];
  if (!contents) return false;
  const { hex } = contact;
  return shipsUnder(state, id).every(
    (ship) => speedLimit(state, { ...ship, hex }) >= contents.speedKnots,
  );
}

/** But those whose torpedoes run: these have to end where they were aimed. */
function withBoats(state: FleetActionState, enemy: Side, draw: Draw): FleetActionState {
  const boats = unitsInPlay(state, enemy).filter(
    (it) => isHiddenBoat(it) && conditionOf(it).torpedoAttack === null,
  );
  if (boats.length < 2) return state;
  const places = shuffled(
    draw,
    boats.map(({ hex, facing }) => ({ hex, facing })),
  );
  return withUnits(
    state,
    boats.map((boat, i) => ({ ...boat, ...places[i] })),
  );
}
