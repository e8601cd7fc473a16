import type { Side } from '../../../rules/core';
import type { SeaWingsState } from '../../../rules/sea-wings';
import {
  type Force,
  type Formation,
  factorsOf,
  isWater,
  MAX_SHIPS,
  type Ship,
} from '../../../rules/sea-wings/query';

/** What is wrong with a position of one side, or with how it came from the one before. */
export function breachesOf(before: SeaWingsState, after: SeaWingsState, side: Side): string[] {
  const [was, is] = [before.forces[side], after.forces[side]];
  return [
    ...(after.turn < before.turn ? ['the turns run backward'] : []),
    ...(after.turn > after.scenario.turns ? [`turn ${after.turn}`] : []),
    ...Object.values(is.ships).flatMap((ship) => shipBreaches(was, is, ship)),
    ...taskForceBreaches(after, is),
    ...Object.values(is.formations).flatMap((it) => formationBreaches(was, it)),
    ...homeBreaches(is),
    ...lossBreaches(before, after, side),
  ];
}

/** [WG-4.4] A ship afloat is in one task force, and what is lost stays lost. */
function shipBreaches(was: Force, is: Force, ship: Ship): string[] {
  const { card, fate, taskForce } = ship;
  const [before, id] = [was.ships[card.id], card.id];
  const holders = Object.values(is.taskForces).filter(({ ships }) => ships.includes(id));
  const found = holders.map((it) => it.id).join();
  const expected = fate === 'afloat' ? (taskForce ?? 'a task force') : '';
  return [
    ...(before && before.fate !== 'afloat' && before.fate !== 'waiting' && before.fate !== fate
      ? [`${id} came back`]
      : []),
    ...(found === expected ? [] : [`${id}, ${fate}, is in ${found || 'no task force'}`]),
  ];
}

/** [WG-4.2, WG-4.5, WG-1.10] */
function taskForceBreaches({ scenario }: SeaWingsState, { taskForces }: Force): string[] {
  const all = Object.values(taskForces);
  const numbers = new Set(all.map(({ number }) => number));
  return [
    ...(numbers.size === all.length ? [] : ['two task forces have one number']),
    ...all.flatMap(({ id, ships, hex }) => [
      ...(ships.length > MAX_SHIPS ? [`${id} has ${ships.length} ships`] : []),
      ...(isWater(scenario, hex) ? [] : [`${id} is ashore`]),
    ]),
  ];
}

/** [WG-5.1, WG-5.2] Factors are lost, moved to another home, and never made. */
function formationBreaches(was: Force, it: Formation): string[] {
  const { boxes, id } = it;
  const inBoxes = [
    boxes.hangar,
    boxes.ready,
    boxes.returning,
    ...[...boxes.strike, ...boxes.cap, ...boxes.search].map(({ factors }) => factors),
  ];
  const before = totalOf(was);
  return [
    ...(inBoxes.some((factors) => factors < 0) ? [`${id} has fewer than no factors`] : []),
    ...(factorsOf(it) > before ? [`${id} has more factors than there were`] : []),
  ];
}

const totalOf = ({ formations }: Force): number =>
  Object.values(formations).reduce((sum, it) => sum + factorsOf(it), 0);

/** [WG-5.6, WG-16.29] Factors go only as losses that are counted, once each, or with a carrier that leaves the map. */
function lossBreaches(before: SeaWingsState, after: SeaWingsState, side: Side): string[] {
  const [was, is] = [before.forces[side], after.forces[side]];
  const hasLeft = Object.values(is.ships).some(
    ({ card, fate }) => fate === 'left' && was.ships[card.id]?.fate !== 'left',
  );
  if (before.turn === 0 || hasLeft) return [];
  const gone = allOf(was) - allOf(is);
  const counted = lossesOf(is) - lossesOf(was);
  return gone === counted ? [] : [`${gone} factors are gone and ${counted} counted as lost`];
}

const allOf = ({ formations }: Force): number =>
  Object.values(formations).reduce(
    (sum, it) => sum + factorsOf(it) + it.ferries.reduce((all, { factors }) => all + factors, 0),
    0,
  );

const lossesOf = ({ factorsLost: { carrier, other } }: Force): number => carrier + other;

/** [WG-2.11] */
function homeBreaches({ ships, bases, formations }: Force): string[] {
  const homes = [
    ...Object.values(ships).flatMap(({ card }) =>
      card.carrier ? [{ id: card.id, room: card.carrier.airCapacity }] : [],
    ),
    ...Object.values(bases).map(({ card }) => ({ id: card.id, room: card.airCapacity })),
  ];
  return homes.flatMap(({ id, room }) => {
    const factors = Object.values(formations)
      .filter(({ home }) => home.id === id)
      .reduce((sum, it) => sum + factorsOf(it), 0);
    return factors > room ? [`${id} has ${factors} factors and room for ${room}`] : [];
  });
}
