import type { Side } from '../../../rules/core';
import type { Division, Order, SeenDivision, StrategicView } from '../../../rules/strategic';
import { reachBetween, stepsOf } from '../../../rules/strategic/query';
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
import { gunRatio } from '../common/strength';

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
  if (isBound(view, side, division)) return turnsLeft(view) <= stepsOf(box) + IN_HAND;
  if (ships.some(isCarrier)) return !reachesAny(view, side, division);
  if (ships.every(isCargo)) return false;
  return gunRatio(ships, nearEnemies(view, side)) >= closesFrom;
}

const turnsLeft = ({ scenario, turn }: StrategicView): number => scenario.turns - turn;

/** The scenario wants ships of the division at Short in the end. */
const isBound = ({ scenario }: StrategicView, side: Side, { ships }: Division): boolean =>
  scenario.objectives.some(
    ({ scores, points, when }) =>
      scores === side &&
      points > 0 &&
      when.some(
        (it) =>
          it.kind === 'shipsIn' &&
          it.areas.some((area) => area.kind === 'box' && area.box === 'short') &&
          it.ships.some((id) => ships.includes(id)),
      ),
  );

/** A carrier stays where its aircraft can reach something, and no nearer; with nothing to reach it closes to Long. */
function reachesAny(view: StrategicView, side: Side, { box }: Division): boolean {
  if (box === null || stepsOf(box) <= 2) return true;
  const enemies = Object.values(knownOf(view, side).divisions);
  return enemies.some((it) => it.box !== null && reachBetween(box, it.box) === 'all');
}

/** All known enemies at sea, as ships. */
const nearEnemies = (view: StrategicView, side: Side) => {
  const known = knownOf(view, side);
  const spotted = Object.values(known.divisions).filter(({ ships }) => ships !== null);
  return spotted.flatMap((it) => seenShips(known, it)).map(asShip);
};

/** [ST-7.34] From whom the range is opened: enemies that close with guns, and aircraft when ours are few. */
export function openingPlan(view: StrategicView, side: Side): Order[] {
  const known = knownOf(view, side);
  return Object.values(known.divisions)
    .filter(({ isSpotted, isSubmarine }) => isSpotted && !isSubmarine)
    .filter((it) => isUnwelcome(view, side, it))
    .map(({ id }) => ({ kind: 'openRange', division: id, answer: 'yes' }));
}

function isUnwelcome(view: StrategicView, side: Side, enemy: SeenDivision): boolean {
  const ships = seenShips(knownOf(view, side), enemy).map(asShip);
  const guns = Object.values(forceOf(view, side).ships).filter(
    ({ fate, card }) => fate === 'afloat' && !isCarrier({ card }) && !isBoat({ card }),
  );
  if (ships.some(isCargo) || ships.some(isCarrier)) return false;
  return gunRatio(ships, guns) > 0.8;
}
