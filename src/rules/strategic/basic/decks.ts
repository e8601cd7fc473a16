import type { Side } from '../../core';
import { deckLimit, landsAircraft } from '../cards/damage';
import { isCarrier, isDeckClosed, stateOf } from '../cards/shipNow';
import { STEPS_IN_SQUADRON } from '../cards/squadronRatings';
import { forceOf } from '../common/own';
import { landUnitState } from '../harm';
import type { Force, SquadronRecord, StrategicView } from '../model/state';
import type { SquadronType } from '../tables/kinds';
import { LAND_UNITS } from '../tables/landUnits';
import { isNextTo } from '../tables/rangeBoxes';
import { homeBox, launchBox } from './missions';

/** [ST-12.21] What carriers take. */
const CARRIER_TYPES: readonly SquadronType[] = ['F', 'DB', 'TB', 'SC'];
/** [ST-12.21] What lands at Airbases and Airfields only. */
const HEAVY_TYPES: readonly SquadronType[] = ['MB', 'HB', 'RE', 'PA'];

/** [ST-4.6, ST-4.7, ST-7.21] Steps that a deck can still let land, whether there is room for them or not. */
export function landingLimit(force: Force, deck: string): number {
  const ship = force.ships[deck];
  if (ship?.fate === 'withdrawn') return Infinity;
  if (ship) {
    if (ship.fate !== 'afloat' || isDeckClosed(ship)) return 0;
    const limit = isCarrier(ship) ? deckLimit(stateOf(ship)) : null;
    return limit === null ? Infinity : limit - (force.basic?.landed[deck] ?? 0);
  }
  const unit = force.landUnits[deck];
  return unit && !unit.isCaptured && landsAircraft(landUnitState(unit)) ? Infinity : 0;
}

/** [ST-2.25, ST-2.26, ST-2.45] Steps of a squadron's kind that a deck has room for beside those at home there. */
function roomOn(force: Force, deck: string, squadron: SquadronRecord): number {
  const room = capacityFor(force, deck, squadron);
  const held = Object.values(force.squadrons).filter(
    ({ home, isScout }) => home === deck && isScout === squadron.isScout,
  );
  return Math.max(0, room - held.reduce((sum, { steps }) => sum + steps, 0));
}

function capacityFor(force: Force, deck: string, { card, isScout }: SquadronRecord): number {
  const ship = force.ships[deck];
  if (ship) {
    if (isScout) return ship.card.scoutSteps;
    return CARRIER_TYPES.includes(card.type) ? (ship.card.airGroup ?? 0) * STEPS_IN_SQUADRON : 0;
  }
  const unit = force.landUnits[deck];
  if (!unit) return 0;
  const { airGroup, holds } = LAND_UNITS[unit.kind];
  const isTaken = holds
    ? holds.includes(card.type)
    : !HEAVY_TYPES.includes(card.type) || isField(unit.kind);
  return isTaken ? (airGroup ?? 0) * STEPS_IN_SQUADRON : 0;
}

const isField = (kind: string): boolean => kind === 'airbase' || kind === 'airfield';

/** A deck with the steps of a squadron that it can take now. */
interface Deck {
  id: string;
  steps: number;
}

/** [ST-7.21] The other deck in reach with the most room for a squadron, the first by id among equals. */
export function otherDeck(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
): Deck | undefined {
  const force = forceOf(view, side);
  const from = launchBox(view, side, squadron.home);
  const decks = [...Object.keys(force.ships), ...Object.keys(force.landUnits)].sort();
  const best = decks
    .filter((id) => {
      const box = id === squadron.home ? undefined : homeBox(view, side, id);
      return from && box && isNextTo(from, box);
    })
    .map((id) => ({
      id,
      steps: Math.min(roomOn(force, id, squadron), landingLimit(force, id)),
    }))
    .sort((a, b) => b.steps - a.steps)[0];
  return best && best.steps > 0 ? best : undefined;
}
