import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Area, Division, StrategicView } from '../../../rules/strategic';
import { asArray, bestBy } from '../../core/lists';
import { forceOf, isCarrier, ownShips } from '../common/known';
import { guessOf, lastContacts } from './contacts';
import { turnsBack } from './convoys';
import { SOUGHT_TURNS } from './spokes';
import { wayOf } from './ways';

/** Where a division can still meet the best enemy, if he heads for where he scores. */
export function interception(
  view: StrategicView,
  side: Side,
  { hex }: Division,
): Axial | undefined {
  const prize = bestBy(lastContacts(view, side, SOUGHT_TURNS), (it) => guessOf(it).points);
  if (!hex || !prize) return undefined;
  const way = wayOf(view, side, prize);
  const age = view.turn - prize.turn;
  return way.find((it, moves) => moves >= age && distance(hex, it) <= moves - age);
}

/** Carriers that fight as one force: one alone stays with what she covers. */
const STRIKING_FORCE = 2;

/** Where the enemy's carriers were last seen: what a striking force is there to find. */
export function carriersSought(
  view: StrategicView,
  side: Side,
  division: Division,
): Axial | undefined {
  const carriers = ownShips(forceOf(view, side), division).filter(isCarrier);
  if (carriers.length < STRIKING_FORCE) return undefined;
  return lastContacts(view, side, SOUGHT_TURNS).find((it) => guessOf(it).hasCarrier)?.hex;
}

/** The nearest hex of an area where the division's ships score. */
export function paidPlace(
  view: StrategicView,
  side: Side,
  { ships, hex }: Division,
): Axial | undefined {
  const areas = view.scenario.objectives
    .filter(({ scores, points }) => scores === side && points > 0)
    .flatMap(({ when }) =>
      when.flatMap((it) =>
        it.kind === 'shipsIn' && (it.least ?? 0) > 0 && it.ships.some((id) => ships.includes(id))
          ? it.areas
          : [],
      ),
    );
  const places = areas.flatMap((area) => asArray(hex ? placeIn(view, area, hex) : undefined));
  return hex ? bestBy(places, (it) => -distance(it, hex)) : undefined;
}

function placeIn({ scenario }: StrategicView, area: Area, from: Axial): Axial | undefined {
  switch (area.kind) {
    case 'near':
      return area.hex;
    case 'columns':
      return { q: Math.min(Math.max(from.q, area.from), area.to), r: from.r };
    case 'exit': {
      const exit = scenario.map?.exits.find(({ id }) => id === area.exit);
      return exit && bestBy(exit.hexes, (hex) => -distance(hex, from));
    }
    case 'box':
      return undefined;
  }
}

/** The nearest own division with a destination: fighting ships go with it, carriers only while it keeps to its course. */
export function charge(view: StrategicView, side: Side, division: Division): Axial | undefined {
  const { id, hex } = division;
  const force = forceOf(view, side);
  const staysBehind = ownShips(force, division).some(isCarrier);
  const others = Object.values(force.divisions).filter(
    (it) =>
      it.id !== id &&
      it.status === 'present' &&
      it.hex &&
      paidPlace(view, side, it) &&
      !(staysBehind && turnsBack(view, side, it)),
  );
  const places = others.flatMap((it) => asArray(it.hex ?? undefined));
  return hex ? bestBy(places, (it) => -distance(it, hex)) : undefined;
}
