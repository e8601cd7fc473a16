import { sameHex } from '../../../hex';
import { firstRefusal, type Refusal, type Roll, type Side, valueOf } from '../../core';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SquadronId, SquadronRecord, StrategicView } from '../model/state';
import { stepIsMended } from '../rolls/basicSearch';
import { aboardWith } from './arming';
import {
  aboard,
  type Base,
  baseOf,
  basesOf,
  canLand,
  counted,
  EXTRA_SQUADRONS,
  roomOf,
  stepsOf,
  takesExtra,
  takesType,
} from './bases';
import { isAlive, riskNight } from './launches';
import { mayFly } from './launching';
import { isPlanning, ownFlight, refuseAloft, refusePhase, replaced } from './ordered';
import { type Aloft, advancedOf, aloft, bySquadron, forceOf } from './own';

/** Squadrons that have been told to land on a base before. */
const landingOn = (view: StrategicView, side: Side, base: string, but: SquadronId) => {
  const { recovering } = advancedOf(view, side);
  const { squadrons } = forceOf(view, side);
  return recovering
    .filter((it) => it.at === base && it.squadron !== but)
    .flatMap((it) => squadrons[it.squadron] ?? []);
};

/** [ST-12.16, ST-12.17, ST-12.19] Whether a squadron joining these exceeds the base's capacity; `undefined` when there is no place at all. */
function placeAmong(
  base: Base,
  squadron: SquadronRecord,
  others: readonly SquadronRecord[],
): 'regular' | 'extra' | undefined {
  const regular = counted(others).filter(({ isExtra }) => !isExtra);
  if (placesOf([...regular, squadron]) <= roomOf(base)) return 'regular';
  const extra = counted(others).filter(({ isExtra }) => isExtra);
  return takesExtra(base) && extra.length < EXTRA_SQUADRONS ? 'extra' : undefined;
}

/** Steps with those that may yet be mended as they land [ST-12.22]. */
const placesOf = (squadrons: readonly SquadronRecord[]): number =>
  squadrons.reduce((sum, { steps, lostInFlight }) => sum + steps + lostInFlight, 0);

/** The place of a squadron among those aboard and those that land before it. */
function placeOn(view: StrategicView, side: Side, base: Base, squadron: SquadronRecord) {
  const others = [...aboard(forceOf(view, side), base.id)];
  for (const landing of landingOn(view, side, base.id, squadron.id)) {
    const place = placeAmong(base, landing, others);
    others.push({ ...landing, isExtra: place === 'extra' });
  }
  return placeAmong(base, squadron, others);
}

/** [ST-4.6, ST-4.7, ST-12.4, ST-12.15 to ST-12.21] */
function refuseLanding(view: StrategicView, side: Side, id: SquadronId, at: string) {
  const flight = ownFlight(view, side, id);
  const squadron = forceOf(view, side).squadrons[id];
  if (!flight || !squadron) return undefined;
  const base = baseOf(view, side, at);
  if (!base || !sameHex(base.hex, flight.hex))
    return refusal('not-there.base', 'ST-12.15', { base: at });
  return squadron.isScout
    ? refuseFloatplane(view, squadron, base)
    : refuseDeck(view, side, squadron, base);
}

/** [ST-12.4] At her own ship, by day and in Clear weather. */
const refuseFloatplane = (view: StrategicView, squadron: SquadronRecord, base: Base) =>
  squadron.home === base.id && mayFly(view, squadron, base.hex) && base.state !== 'sunk'
    ? undefined
    : refusal('no-floatplane', 'ST-12.4');

function refuseDeck(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  base: Base,
): Refusal | undefined {
  const ids = { squadron: squadron.id, base: base.id };
  if (!takesType(base, squadron.card.type)) return refusal('wrong-type', 'ST-12.21', ids);
  const before = counted(landingOn(view, side, base.id, squadron.id));
  if (!canLand(base, stepsOf([...before, squadron]))) return refusal('damaged-deck', 'ST-4.6', ids);
  return placeOn(view, side, base, squadron) ? undefined : refusal('no-room', 'ST-12.16', ids);
}

/** [ST-8.20, ST-12.15] */
export const recover: OrderRule<'recover'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'recovery')
      ? aloft(forceOf(view, side)).flatMap(({ squadron, hex }) =>
          basesOf(view, side, hex)
            .filter(({ id }) => !refuseLanding(view, side, squadron, id))
            .map(({ id }) => ({ kind: 'recover', squadron, at: id })),
        )
      : [],
  refuse: (view, side, { squadron, at }) =>
    firstRefusal(
      () => refusePhase(view, side, 'recovery'),
      () => refuseAloft(view, side, squadron),
      () => refuseLanding(view, side, squadron, at),
    ),
  apply({ state }, side, { squadron, at }) {
    const plans = advancedOf(state, side);
    plans.recovering = replaced(plans.recovering, (it) => it.squadron === squadron, {
      squadron,
      at,
    });
    plans.stayingAloft = replaced(plans.stayingAloft, (it) => it === squadron);
  },
};

/** Lands nowhere in this turn. */
export const stayAloft: OrderRule<'stayAloft'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'recovery')
      ? aloft(forceOf(view, side))
          .filter(({ squadron }) => !refuseStaying(view, side, squadron))
          .map(({ squadron }) => ({ kind: 'stayAloft', squadron }))
      : [],
  refuse: (view, side, { squadron }) =>
    firstRefusal(
      () => refusePhase(view, side, 'recovery'),
      () => refuseAloft(view, side, squadron),
      () => refuseStaying(view, side, squadron),
    ),
  apply({ state }, side, { squadron }) {
    const plans = advancedOf(state, side);
    plans.recovering = plans.recovering.filter((it) => it.squadron !== squadron);
    plans.stayingAloft = replaced(plans.stayingAloft, (it) => it === squadron, squadron);
  },
};

/** A squadron with nowhere to land needs no order to stay in the air. */
function refuseStaying(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const hex = ownFlight(view, side, id)?.hex;
  const bases = hex ? basesOf(view, side, hex) : [];
  return bases.some((base) => !refuseLanding(view, side, id, base.id))
    ? undefined
    : refusal('stays-anyway', 'ST-12.15', { squadron: id });
}

/** [ST-12.10] Whether a flight's endurance ends with this turn. */
export const isLastTurn = (view: StrategicView, side: Side, flight: Aloft): boolean => {
  const endurance = forceOf(view, side).squadrons[flight.squadron]?.card.endurance ?? 0;
  return view.turn >= (flight.launchTurn ?? 0) + endurance;
};

/** [ST-8.20] Phase 5: squadrons ordered to land do, and by default those over their base and not on patrol; at the end of endurance, or without a base, over any base. */
export function landAll(play: Play, side: Side): void {
  const { state } = play;
  const plans = advancedOf(state, side);
  for (const flight of aloft(state.forces[side])) {
    const at = defaultLanding(state, side, flight);
    if (at) plans.recovering.push({ squadron: flight.squadron, at });
  }
  for (const { squadron, at } of [...plans.recovering].sort(bySquadron))
    land(play, side, squadron, at);
  Object.assign(plans, { recovering: [], stayingAloft: [] });
}

/** [ST-5.15] */
function defaultLanding(view: StrategicView, side: Side, flight: Aloft): string | undefined {
  const { recovering, stayingAloft } = advancedOf(view, side);
  const id = flight.squadron;
  if (recovering.some(({ squadron }) => squadron === id) || stayingAloft.includes(id))
    return undefined;
  const isDue = isLastTurn(view, side, flight);
  if ((flight.capOver || flight.launchTurn === view.turn) && !isDue) return undefined;
  const home = forceOf(view, side).squadrons[id]?.home ?? '';
  const bases = basesOf(view, side, flight.hex).map((base) => base.id);
  const others = isDue || !baseOf(view, side, home) ? bases.filter((it) => it !== home) : [];
  const inTurn = [...bases.filter((it) => it === home), ...others];
  return inTurn.find((at) => !refuseLanding(view, side, id, at));
}

/** [ST-12.9, ST-12.20, ST-12.22] Landing at night is a risk; then steps are restored and all ordnance is removed. */
function land(play: Play, side: Side, id: SquadronId, at: string): void {
  const { state } = play;
  const squadron = state.forces[side].squadrons[id];
  const base = baseOf(state, side, at);
  const flight = ownFlight(state, side, id);
  if (!squadron || !base || !flight) return;
  const others = aboard(state.forces[side], base.id);
  const isExtra = !squadron.isScout && placeAmong(base, squadron, others) === 'extra';
  riskNight(play, side, squadron, { base, at: 'landing' });
  if (!isAlive(play, side, id)) return;
  const dice = mend(play, squadron);
  Object.assign(squadron, { home: at, isExtra });
  const path = flight.path;
  advancedOf(state, side).flights[id] = { ...aboardWith(id, null), path, justLanded: true };
  tell(play, {
    kind: 'squadronRecovered',
    rule: 'ST-12.15',
    seenBy: [side],
    side,
    squadron: id,
    at,
    dice,
    mended: dice.filter((it) => stepIsMended(valueOf(it))).length,
  });
}

/** [ST-7.22, ST-12.22] */
function mend(play: Play, squadron: SquadronRecord): Roll[] {
  const dice = Array.from({ length: squadron.lostInFlight }, () =>
    play.dice.roll('d6', 1, 'lostStep', { squadron: squadron.id }),
  );
  const mended = dice.filter((it) => stepIsMended(valueOf(it))).length;
  squadron.steps += mended;
  squadron.lostForGood += squadron.lostInFlight - mended;
  squadron.lostInFlight = 0;
  return dice;
}

/** [ST-12.18] Squadrons stop being extra, by id, as room becomes free. */
export function makeRoom(view: StrategicView, side: Side): void {
  const force = forceOf(view, side);
  for (const base of basesOf(view, side))
    for (const squadron of aboard(force, base.id).filter(({ isExtra }) => isExtra)) {
      const regular = counted(aboard(force, base.id)).filter(({ isExtra }) => !isExtra);
      squadron.isExtra = stepsOf([...regular, squadron]) > roomOf(base);
    }
}
