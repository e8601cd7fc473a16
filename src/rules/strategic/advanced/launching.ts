import { type Axial, distance, flatNeighbors, sameHex } from '../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../core';
import { skyOf } from '../common/sky';
import type { AdvancedForce } from '../model/advancedState';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SquadronId, SquadronRecord, StrategicView } from '../model/state';
import {
  armedAboard,
  type Base,
  baseOf,
  basesOf,
  canHandle,
  flightOf,
  scrambledFrom,
} from './bases';
import { isOnMap } from './map';
import { isPlanning, ownFlight, refusePhase, refuseSquadron, replaced } from './ordered';
import { advancedOf, divisionsAt, forceOf, hexOfDivision, hexOfLandUnit } from './own';

type Launch = AdvancedForce['launches'][number];

/** [ST-12.4] Catapults need daylight and Clear weather. */
export const mayFly = (view: StrategicView, { isScout }: SquadronRecord, hex: Axial): boolean => {
  const { isNight, isPoor } = skyOf(view, hex);
  return !isScout || !(isNight || isPoor);
};

/** Armed squadrons of a base that could take off, each on its own, by id. */
const launchable = (view: StrategicView, side: Side, base: Base): SquadronRecord[] =>
  armedAboard(forceOf(view, side), base.id).filter(
    (it) => !it.isExtra && mayFly(view, it, base.hex) && canHandle(base, [it]),
  );

/** [ST-12.5] Only some can take off this turn; the player says which stay aboard. */
const isCrowded = (view: StrategicView, side: Side, base: Base): boolean =>
  !canHandle(base, [...scrambledFrom(view, side, base.id), ...launchable(view, side, base)]);

/** [ST-12.5, ST-4.6, ST-4.7] The squadrons of a base that take off in this turn: those with orders first, without held ones, up to its deck's limit. */
export function squadronsToLaunch(view: StrategicView, side: Side, base: Base): SquadronRecord[] {
  const { launches, holding } = advancedOf(view, side);
  const isOrdered = ({ id }: SquadronRecord) => launches.some(({ squadron }) => squadron === id);
  const ready = launchable(view, side, base);
  const crowded = isCrowded(view, side, base);
  const willing = ready.filter(({ id }) => !(crowded && holding.includes(id)));
  const inTurn = [...willing.filter(isOrdered), ...willing.filter((it) => !isOrdered(it))];
  const up = scrambledFrom(view, side, base.id);
  const going: SquadronRecord[] = [];
  for (const it of inTurn) if (canHandle(base, [...up, ...going, it])) going.push(it);
  return going;
}

/** A squadron aboard, armed, and where. */
function readyAt(view: StrategicView, side: Side, id: SquadronId) {
  const force = forceOf(view, side);
  const squadron = force.squadrons[id];
  const base = squadron && baseOf(view, side, squadron.home);
  return squadron && base && flightOf(force, id)?.ordnance && !ownFlight(view, side, id)
    ? { squadron, base }
    : undefined;
}

/** [ST-12.1, ST-12.4, ST-12.5, ST-12.18] */
function refuseTakingOff(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const refused = refuseSquadron(view, side, id);
  if (refused) return refused;
  const ready = readyAt(view, side, id);
  if (!ready) return refusal('not-armed', 'ST-12.1', { squadron: id });
  const { base, squadron } = ready;
  if (launchable(view, side, base).some((it) => it.id === id)) return undefined;
  return mayFly(view, squadron, base.hex)
    ? refusal('no-deck', 'ST-12.5', { squadron: id, base: base.id })
    : refusal('no-catapult', 'ST-12.4', { squadron: id });
}

/** [ST-4.6, ST-4.7] With those that have scrambled, or were ordered before it. */
function refuseCrowd(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const ready = readyAt(view, side, id);
  if (!ready) return undefined;
  const { launches } = advancedOf(view, side);
  const others = launchable(view, side, ready.base).filter(
    (it) => it.id !== id && launches.some(({ squadron }) => squadron === it.id),
  );
  const up = scrambledFrom(view, side, ready.base.id);
  return canHandle(ready.base, [...up, ...others, ready.squadron])
    ? undefined
    : refusal('deck-full', 'ST-4.6', { base: ready.base.id });
}

function setLaunch(plans: AdvancedForce, launch: Launch): void {
  plans.launches = replaced(plans.launches, (it) => it.squadron === launch.squadron, launch);
  plans.holding = replaced(plans.holding, (it) => it === launch.squadron);
}

/** All armed squadrons of the side that could take off. */
const allReady = (view: StrategicView, side: Side): { squadron: SquadronRecord; base: Base }[] =>
  isPlanning(view, side, 'movement')
    ? basesOf(view, side).flatMap((base) =>
        launchable(view, side, base)
          .filter(({ id }) => !refuseCrowd(view, side, id))
          .map((squadron) => ({ squadron, base })),
      )
    : [];

/** [ST-12.6] Into a neighboring hex, and no farther in this turn. */
export const launch: OrderRule<'launch'> = {
  legal: (view, side) =>
    allReady(view, side).flatMap(({ squadron, base }) =>
      flatNeighbors(base.hex)
        .filter((to) => view.scenario.map && isOnMap(view.scenario.map, to))
        .map((to) => ({ kind: 'launch', squadron: squadron.id, to })),
    ),
  refuse: (view, side, { squadron, to }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseTakingOff(view, side, squadron),
      () => refuseCrowd(view, side, squadron),
      () => refuseForming(view, side, squadron, to),
    ),
  apply({ state }, side, { squadron, to }) {
    setLaunch(advancedOf(state, side), { squadron, to: { ...to }, over: null });
  },
};

function refuseForming(view: StrategicView, side: Side, id: SquadronId, to: Axial) {
  const hex = readyAt(view, side, id)?.base.hex;
  const isNext = hex && distance(hex, to) === 1;
  return isNext && view.scenario.map && isOnMap(view.scenario.map, to)
    ? undefined
    : refusal('not-next', 'ST-12.6');
}

/** [ST-12.7] Own divisions and bases of a hex that can be patrolled over. */
function patrolledAt(view: StrategicView, side: Side, hex: Axial): string[] {
  const force = forceOf(view, side);
  const landUnits = Object.values(force.landUnits)
    .filter(({ id, isCaptured }) => !isCaptured && isAt(hexOfLandUnit(view, id), hex))
    .map(({ id }) => id);
  return [...divisionsAt(force, hex).map(({ id }) => id), ...landUnits];
}

const isAt = (place: Axial | undefined, hex: Axial): boolean =>
  place !== undefined && sameHex(place, hex);

/** [ST-12.7] Where a squadron with Guns could take up its patrol: from its deck, or from where it flies. */
function patrolHex(view: StrategicView, side: Side, id: SquadronId): Axial | undefined {
  if (flightOf(forceOf(view, side), id)?.ordnance !== 'guns') return undefined;
  return ownFlight(view, side, id)?.hex ?? readyAt(view, side, id)?.base.hex;
}

const refusePatrol = (view: StrategicView, side: Side, id: SquadronId, over: string) => {
  const hex = patrolHex(view, side, id);
  if (!hex) return refusal('no-guns.patrol', 'ST-12.7', { squadron: id });
  return patrolledAt(view, side, hex).includes(over)
    ? undefined
    : refusal('not-there.over', 'ST-12.7', { squadron: id, over });
};

/** [ST-12.7] From its base, or in the air, over a unit of the hex in which it is. */
export const launchCap: OrderRule<'launchCap'> = {
  legal(view, side) {
    if (!isPlanning(view, side, 'movement')) return [];
    const force = forceOf(view, side);
    const flying = Object.keys(force.squadrons).filter((id) => ownFlight(view, side, id));
    const aboard = allReady(view, side).map(({ squadron }) => squadron.id);
    return [...aboard, ...flying].flatMap((squadron) => {
      const hex = patrolHex(view, side, squadron);
      const units = hex ? patrolledAt(view, side, hex) : [];
      return units.map((over) => ({ kind: 'launchCap', squadron, over }));
    });
  },
  refuse: (view, side, { squadron, over }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseSquadron(view, side, squadron),
      () => (ownFlight(view, side, squadron) ? undefined : refuseTakingOff(view, side, squadron)),
      () => (ownFlight(view, side, squadron) ? undefined : refuseCrowd(view, side, squadron)),
      () => refusePatrol(view, side, squadron, over),
    ),
  apply({ state }, side, { squadron, over }) {
    const plans = advancedOf(state, side);
    setLaunch(plans, { squadron, to: 'cap', over });
    plans.flightMoves = plans.flightMoves.filter((it) => !it.squadrons.includes(squadron));
  },
};

/** [ST-12.5] Stays aboard: only where not all can be launched. */
export const holdLaunch: OrderRule<'holdLaunch'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'movement')
      ? basesOf(view, side)
          .filter((base) => isCrowded(view, side, base))
          .flatMap((base) => launchable(view, side, base))
          .map(({ id }) => ({ kind: 'holdLaunch', squadron: id }))
      : [],
  refuse: (view, side, { squadron }) =>
    firstRefusal(
      () => refusePhase(view, side, 'movement'),
      () => refuseTakingOff(view, side, squadron),
      () => refuseHolding(view, side, squadron),
    ),
  apply({ state }, side, { squadron }) {
    const plans = advancedOf(state, side);
    plans.launches = plans.launches.filter((it) => it.squadron !== squadron);
    plans.holding = replaced(plans.holding, (it) => it === squadron, squadron);
  },
};

function refuseHolding(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const base = readyAt(view, side, id)?.base;
  return base && isCrowded(view, side, base)
    ? undefined
    : refusal('must-launch', 'ST-12.5', { squadron: id });
}

/** [ST-12.7, ST-12.24] What a squadron without an order does: CAP with Guns, over the unit that it takes off from, otherwise a circle over the first neighboring hex. */
export function defaultLaunch(view: StrategicView, side: Side, squadron: SquadronRecord): Launch {
  const force = forceOf(view, side);
  const base = baseOf(view, side, squadron.home);
  const hasGuns = flightOf(force, squadron.id)?.ordnance === 'guns';
  const map = view.scenario.map;
  const to = base && map && flatNeighbors(base.hex).find((hex) => isOnMap(map, hex));
  return hasGuns || !base || !to
    ? { squadron: squadron.id, to: 'cap', over: base?.division ?? squadron.home }
    : { squadron: squadron.id, to, over: null };
}

/** [ST-12.7] Whether the unit that a squadron patrols over is still there, in its hex. */
export function isPatrolled(view: StrategicView, side: Side, over: string, hex: Axial): boolean {
  const force = forceOf(view, side);
  const isLand = force.landUnits[over]?.isCaptured === false;
  return isAt(isLand ? hexOfLandUnit(view, over) : hexOfDivision(force, over), hex);
}
