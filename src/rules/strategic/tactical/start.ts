import { type Axial, distance, type Facing } from '../../../hex';
import { enemyOf, must, SIDES, type Side, valueOf } from '../../core';
import { divisionIn, shipsOf } from '../harm';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import { enterStage } from '../model/rule';
import type { ShipRecord, StrategicState } from '../model/state';
import type { TacticalEnd, TacticalShip, TacticalState } from '../model/tacticalState';
import { deployByDefault, lieInWaitByDefault, noPlans, startHexes } from './deployment';
import { type Fight, fightIn } from './query';
import { sightHexes } from './sight';
import { landOf } from './terrain';
import { askPlacement, beginTurn } from './turn';

/** [ST-15.7] However far the sides see. */
const MAX_START_HEXES = 18;

/** [ST-15] Begins a tactical action: with the distance, or from where an earlier one ended [ST-8.15]. */
export function startTactical(play: Play): void {
  const { state } = play;
  const action = must(state.action, 'surface action');
  action.stage = { kind: 'tactical', tactical: newTactical(state, action) };
  const fight = must(fightIn(state), 'tactical action');
  if (action.goesOnFrom) resume(play, fight, action.goesOnFrom);
  else if (action.surprised && action.startHexes === null)
    enterDistance(play, fight, enemyOf(action.surprised));
  else beginAtSight(play, fight);
}

function newTactical(state: StrategicState, action: SurfaceAction): TacticalState {
  return {
    turn: 0,
    stage: { kind: 'plot' },
    ships: SIDES.flatMap((side) => shipsOfSide(state, action, side)),
    ...landOf(state, action),
    landHexes: {},
    start: startHexes(0, 1),
    smoke: [],
    lastAttack: 0,
    offersEnd: { allies: false, axis: false },
    plans: noPlans(),
  };
}

const shipsOfSide = (state: StrategicState, { divisions }: SurfaceAction, side: Side) =>
  divisions[side].flatMap((id) => shipsOf(state, id).map((ship) => shipAtSea(state, side, ship)));

function shipAtSea(state: StrategicState, side: Side, ship: ShipRecord): TacticalShip {
  const boat = divisionIn(state, ship.division).submarine;
  return {
    id: ship.card.id,
    side,
    hex: { q: 0, r: 0 },
    facing: 1,
    speed: 0,
    isSmoking: false,
    firedOn: null,
    launchedOn: null,
    launchedTo: [],
    attackedSubmarineOn: null,
    bombarding: [],
    hasLeft: false,
    submarine: boat && { isSubmerged: boat.isSubmerged, stillTurns: 0, detectedOn: null },
  };
}

/** [ST-15.10d] */
function enterDistance({ state }: Play, { tactical }: Fight, side: Side): void {
  tactical.stage = { kind: 'distance', side };
  enterStage(state);
}

/** [ST-15.7, ST-15.8] At the greater visibility of the two, in a rolled direction. */
function beginAtSight(play: Play, fight: Fight): void {
  const most = Math.max(...SIDES.map((side) => sightHexes(fight, side)));
  const hexes = fight.action.startHexes ?? Math.min(most, MAX_START_HEXES);
  const roll = play.dice.roll('d6', 1, 'startDirection');
  const direction = valueOf(roll) as Facing;
  beginAt(fight, hexes, direction);
  tell(play, {
    kind: 'tacticalBegan',
    rule: 'ST-15.8',
    startHexes: hexes,
    direction,
    start: { ...fight.tactical.start },
    dice: [roll],
  });
  askPlacement(play, fight);
}

/** [ST-15.10d] The surprising side chooses distance and direction. */
export function beginAsChosen(play: Play, fight: Fight, hexes: number, direction: Facing): void {
  beginAt(fight, hexes, direction);
  tell(play, {
    kind: 'tacticalBegan',
    rule: 'ST-15.10d',
    startHexes: hexes,
    direction,
    start: { ...fight.tactical.start },
    dice: [],
  });
  askPlacement(play, fight);
}

function beginAt(fight: Fight, hexes: number, direction: Facing): void {
  const { tactical, action } = fight;
  tactical.start = startHexes(hexes, direction);
  const ashore = shoreHex(tactical);
  tactical.landHexes = Object.fromEntries(action.landUnits.map((id) => [id, ashore]));
  deployByDefault(fight);
}

const ORIGIN: Axial = { q: 0, r: 0 };

/** [ST-1.14] Land units stand in the land hex nearest to the midpoint, the first listed of several. */
function shoreHex({ land, coastRow }: TacticalState): Axial {
  if (land.length === 0) return { q: 0, r: coastRow ?? 0 };
  return land.reduce((best, hex) => (distance(hex, ORIGIN) < distance(best, ORIGIN) ? hex : best));
}

/** [ST-8.15] Ships that were there stand where they stood; others join at their side's start hex. */
function resume(play: Play, fight: Fight, end: TacticalEnd): void {
  const { tactical } = fight;
  const { land, coastRow, landHexes, start } = end;
  Object.assign(tactical, { land: [...land], coastRow, landHexes: { ...landHexes }, start });
  const ashore = Object.values(landHexes)[0] ?? shoreHex(tactical);
  for (const id of fight.action.landUnits) tactical.landHexes[id] ??= ashore;
  deployByDefault(fight);
  lieInWaitByDefault(fight);
  tactical.ships = tactical.ships.map((ship) => asItStood(ship, end));
  tactical.smoke = end.smoke
    .filter(({ until }) => until > end.turn)
    .map((it) => ({ ...it, until: it.until - end.turn }));
  tell(play, { kind: 'tacticalResumed', rule: 'ST-8.15' });
  beginTurn(play, fight);
}

/** Turns restart from 1, so that turn 6 of the old action becomes turn 0. */
function asItStood(ship: TacticalShip, { ships, turn }: TacticalEnd): TacticalShip {
  const then = ships.find(({ id }) => id === ship.id);
  if (!then) return ship;
  const boat = ship.submarine && then.submarine;
  const before = (at: number | null) => (at === null ? null : at - turn);
  return {
    ...then,
    hasLeft: false,
    firedOn: before(then.firedOn),
    launchedOn: before(then.launchedOn),
    attackedSubmarineOn: before(then.attackedSubmarineOn),
    bombarding: then.bombarding.map((it) => ({ ...it, lastTurn: it.lastTurn - turn })),
    submarine: boat && {
      ...boat,
      isSubmerged: ship.submarine?.isSubmerged === true,
      detectedOn: before(boat.detectedOn),
    },
  };
}
