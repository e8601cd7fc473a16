import { enemyOf, type Side } from '../../../rules/core';
import type {
  Condition,
  Division,
  Order,
  SeenDivision,
  StrategicView,
} from '../../../rules/strategic';
import { attacksInto, DAMAGE_STATES, reachBetween, stepsOf } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import type { Judgement } from '../common/judgement';
import {
  asShip,
  forceOf,
  isBoat,
  isCargo,
  isCarrier,
  knownOf,
  ownShips,
  seenShips,
} from '../common/known';
import { gunRatio, gunWeight } from '../common/strength';
import { outranges, squadronsOf } from './aircraft';

/** Spare turns for a division bound for Short, in case ranges are opened from it. */
const IN_HAND = 2;

/** [ST-7.32] Which divisions close by a box. */
export function closingPlan(view: StrategicView, side: Side, judgement: Judgement): Order[] {
  const force = forceOf(view, side);
  return Object.values(force.divisions)
    .filter(({ status }) => status === 'present')
    .filter((division) => wouldClose(view, side, division, judgement))
    .map(({ id }) => ({ kind: 'closeRange', division: id, answer: 'yes' }));
}

function wouldClose(
  view: StrategicView,
  side: Side,
  division: Division,
  { closesFrom }: Judgement,
): boolean {
  const ships = ownShips(forceOf(view, side), division);
  const { box } = division;
  if (box === null || box === 'short' || ships.length === 0) return false;
  if (ships.every(isBoat)) return true;
  if (isBound(view, side, division))
    return turnsLeft(view) <= stepsOf(box) + IN_HAND && !isThreatened(view, side, division);
  if (ships.some(isCarrier)) return !reachesAny(view, side, division);
  if (ships.some(isCargo)) return false;
  if (stepsOf(box) > SUPPORT_STEPS || isInterceptor(view, side, division))
    return !outranges(view, side);
  return hasPrize(view, side) && gunRatio(ships, nearEnemies(view, side)) >= closesFrom;
}

/** Guns weaker than this share of what could come between or attack are a threat to transports. */
const SAFE_FROM = 0.8;

/** Enemies within reach of Short outgun the escort: transports turn back [ST-7.39, ST-7.58]. */
function isThreatened(view: StrategicView, side: Side, division: Division): boolean {
  const force = forceOf(view, side);
  const known = knownOf(view, side);
  const own = Object.values(force.divisions)
    .filter(({ id, box }) => id === division.id || box === 'short')
    .flatMap((it) => ownShips(force, it));
  const near = Object.values(known.divisions)
    .filter(({ box }) => box === 'short')
    .flatMap((it) => seenShips(known, it))
    .map(asShip);
  return near.length > 0 && gunRatio(own, near) < SAFE_FROM;
}

/** [ST-7.41] The strongest division without carriers or cargo waits at Short to come between, where carriers need it. */
function isInterceptor(view: StrategicView, side: Side, division: Division): boolean {
  const force = forceOf(view, side);
  const present = Object.values(force.divisions).filter(({ status }) => status === 'present');
  const ofShips = (it: Division) => ownShips(force, it);
  if (isNearOnly(view) || !present.some((it) => ofShips(it).some(isCarrier))) return false;
  const guards = present.filter((it) => {
    const ships = ofShips(it);
    return ships.length > 0 && !ships.some((s) => isCarrier(s) || isCargo(s) || isBoat(s));
  });
  const weight = (it: Division) => ofShips(it).reduce((sum, ship) => sum + gunWeight(ship), 0);
  return bestBy(guards, weight)?.id === division.id;
}

/** Steps of the box up to which fighting ships come in any case: Long, where they can support each other. */
const SUPPORT_STEPS = 2;

const isNearOnly = ({ options }: StrategicView): boolean => options.nearAttacks === true;

/** [ST-7.39, ST-7.58] Some spotted enemy could be attacked from Short. */
const hasPrize = (view: StrategicView, side: Side): boolean =>
  Object.values(knownOf(view, side).divisions).some(
    ({ isSpotted, isSubmarine, box }) =>
      isSpotted && !isSubmarine && box !== null && attacksInto(box, isNearOnly(view)),
  );

const turnsLeft = ({ scenario, turn }: StrategicView): number => scenario.turns - turn;

/** The scenario wants ships of the division at Short in the end, not where they are, and what else it asks for has been done. */
const isBound = (view: StrategicView, side: Side, { ships, box }: Division): boolean =>
  view.scenario.objectives.some(
    ({ scores, points, when }) =>
      scores === side &&
      points > 0 &&
      when.every((it) => it.kind !== 'landHurt' || isSeenHurt(view, side, it)) &&
      when.some(
        (it) =>
          it.kind === 'shipsIn' &&
          it.areas.some((area) => area.kind === 'box' && area.box === 'short') &&
          !it.areas.some((area) => area.kind === 'box' && area.box === box) &&
          it.ships.some((id) => ships.includes(id)),
      ),
  );

type LandHurt = Extract<Condition, { kind: 'landHurt' }>;

/** As far as the side can see. */
function isSeenHurt(view: StrategicView, side: Side, { landUnit, state }: LandHurt): boolean {
  const seen = knownOf(view, side).landUnits[landUnit];
  const worst = DAMAGE_STATES.indexOf(seen?.state ?? 'none');
  return seen?.isCaptured === true || worst >= DAMAGE_STATES.indexOf(state);
}

/**
 * A carrier stays where its aircraft can reach something, and no nearer; with nothing to reach it closes to Long, and
 * farther once an enemy who reaches farther has lost his aircraft.
 */
function reachesAny(view: StrategicView, side: Side, division: Division): boolean {
  const { box } = division;
  const nearest = isWornDown(view, side) ? SUPPORT_STEPS - 1 : SUPPORT_STEPS;
  if (box === null || stepsOf(box) <= nearest) return true;
  const enemies = Object.values(knownOf(view, side).divisions);
  const reaches = flyFar(view, side, division) ? ['all', 'longLegged'] : ['all'];
  return enemies.some((it) => it.box !== null && reaches.includes(reachBetween(box, it.box)));
}

/** Steps of an enemy's squadrons shot down after which his raids are no longer feared. */
const WORN_DOWN_STEPS = 12;

const isWornDown = (view: StrategicView, side: Side): boolean =>
  outranges(view, enemyOf(side)) && knownOf(view, side).stepsShotDown >= WORN_DOWN_STEPS;

/** [ST-6.7] All strike aircraft of its carriers are long-legged. */
function flyFar(view: StrategicView, side: Side, { ships }: Division): boolean {
  const aboard = squadronsOf(view, side).filter(
    ({ home, card }) => ships.includes(home) && card.type !== 'F',
  );
  return aboard.length > 0 && aboard.every(({ isLongLegged }) => isLongLegged);
}

/** All known enemies at sea, as ships. */
const nearEnemies = (view: StrategicView, side: Side) => {
  const known = knownOf(view, side);
  const spotted = Object.values(known.divisions).filter(({ ships }) => ships !== null);
  return spotted.flatMap((it) => seenShips(known, it)).map(asShip);
};

/** [ST-7.34] From whom the range is opened: enemies with guns that could come at us, and carriers that do not reach as far. */
export function openingPlan(view: StrategicView, side: Side): Order[] {
  const known = knownOf(view, side);
  return Object.values(known.divisions)
    .filter(({ isSpotted, isSubmarine }) => isSpotted && !isSubmarine)
    .filter((it) => isUnwelcome(view, side, it))
    .map(({ id }) => ({ kind: 'openRange', division: id, answer: 'yes' }));
}

function isUnwelcome(view: StrategicView, side: Side, enemy: SeenDivision): boolean {
  const force = forceOf(view, side);
  const ships = seenShips(knownOf(view, side), enemy).map(asShip);
  if (ships.some(isCargo)) return false;
  if (ships.some(isCarrier)) return outranges(view, side);
  const own = Object.values(force.ships).filter(({ fate }) => fate === 'afloat');
  // Guns that are near carriers are never welcome, however strong our own battle line.
  if (own.some(isCarrier) && enemy.box !== null && stepsOf(enemy.box) <= 1) return true;
  return (
    gunRatio(
      ships,
      own.filter((it) => !isCarrier(it) && !isBoat(it)),
    ) > 0.8
  );
}
