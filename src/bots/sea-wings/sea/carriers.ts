import { type Axial, distance } from '../../../hex';
import {
  formationsAt,
  MAX_MOVE_HEXES,
  strikeRange,
  type TaskForce,
  taskForceSpeed,
} from '../../../rules/sea-wings/query';
import { consortsOf, coveredBy, type Fleet, isGoingHome, placeOf } from './fleet';
import { isBomber, readyShare } from './forces';
import { away, type Task, type Taste } from './tasks';

/** [WG-25.1] The main body keeps its range, the others keep station on it or cover a convoy, and all keep out of the reach of guns. */
export function carrierTask(fleet: Fleet, it: TaskForce): Task {
  if (isGoingHome(fleet, it)) return { purpose: 'home', taste: away(fleet) };
  const { mainBody, force, judgement } = fleet;
  const convoy = coveredBy(fleet, it);
  if (convoy) return { purpose: 'covers', taste: station(fleet, placeOf(fleet, convoy)) };
  if (mainBody && it !== mainBody)
    return { purpose: 'follows', taste: station(fleet, placeOf(fleet, mainBody)) };
  const rests = readyShare(force, it) < judgement.rested;
  const want = wantedRange(fleet, it) + (rests ? REST_HEXES : 0);
  const purpose = rests ? 'rests' : judgement.beyondHexes > 0 ? 'standsOff' : 'closes';
  return { purpose, taste: atRange(fleet, want), count: want };
}

/** The range at which she wants the enemy: that of most of her bombers. */
function wantedRange({ force, judgement }: Fleet, it: TaskForce): number {
  const bombers = it.ships.flatMap((id) => formationsAt(force, id)).filter(isBomber);
  const dive = bombers.filter(({ type }) => type.class === 'DB');
  const ranges = (dive.length > 0 ? dive : bombers).map(strikeRange);
  return Math.max(5, Math.min(...ranges) + judgement.beyondHexes);
}

/** So far a task force keeps its distance while its bombers rest. A guess. */
const REST_HEXES = 7;

/** At a range from where the enemy's carriers may be. */
function atRange(fleet: Fleet, want: number): Taste {
  const { contacts, judgement } = fleet;
  const keepsOff = outOfGuns(fleet);
  const staysWith = nearConsorts(fleet);
  const objective = objectiveHex(fleet);
  const off = (hexes: number): number =>
    hexes < 0 ? -hexes * judgement.nearer : hexes * judgement.farther;
  return (hex) => {
    let score = keepsOff(hex) + staysWith(hex);
    for (const { hex: at, ships, isSpotted } of contacts) {
      const weight = ships.carrier * (isSpotted ? 2 : 1) + ships.merchantman / 8;
      score -= weight * off(distance(hex, at) - want);
    }
    if (objective) score -= Math.max(0, distance(hex, objective) - want) * 0.05;
    return score;
  };
}

/** The main body goes no farther than those that keep station on it can follow. */
function nearConsorts(fleet: Fleet): Taste {
  const { force } = fleet;
  const consorts = consortsOf(fleet).map((it) => ({
    hex: it.hex,
    reach: taskForceSpeed(force, it) + STATION_HEXES,
  }));
  return (hex) =>
    -ASTRAY * consorts.reduce((sum, it) => sum + Math.max(0, distance(hex, it.hex) - it.reach), 0);
}

/** What each hex from the station costs. */
const ASTRAY = 0.5;

/** [WG-7.3] Within the reach of each other's CAP. */
const STATION_HEXES = 1;

function station(fleet: Fleet, place: Axial): Taste {
  const keepsOff = outOfGuns(fleet);
  return (hex) => keepsOff(hex) - ASTRAY * Math.max(STATION_HEXES, distance(hex, place));
}

/** Guns come a whole move nearer before they engage at a distance of one hex [WG-16.11, WG-18.1]. */
const GUN_HEXES = MAX_MOVE_HEXES + 2;
/** Ships with a carrier seek no such fight; they come as far by chance. */
const CHANCE_HEXES = MAX_MOVE_HEXES;
const CLOSE = 0.3;

function outOfGuns({ contacts }: Fleet): Taste {
  const threats = contacts.map(({ hex, ships, isSpotted }) => ({
    hex,
    reach: isSpotted && ships.carrier >= 0.5 ? CHANCE_HEXES : GUN_HEXES,
    weight: CLOSE * (ships.large + 1),
  }));
  return (hex) =>
    threats.reduce((sum, it) => sum - it.weight * Math.max(0, it.reach - distance(hex, it.hex)), 0);
}

/** Where the battle is about: the base of the first objective that names one, whichever side scores by it. */
function objectiveHex({ view: { scenario } }: Fleet): Axial | undefined {
  const named = scenario.objectives.find((it) => 'base' in it);
  return named && 'base' in named
    ? scenario.bases.find(({ id }) => id === named.base)?.hex
    : undefined;
}
