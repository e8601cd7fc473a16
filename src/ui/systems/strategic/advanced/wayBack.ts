import { type Axial, distance } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../../rules/strategic';
import { basesOf, HEXES_PER_TURN, takesType } from '../../../../rules/strategic/query';

/** Hexes of the decks and bases that take a squadron; of a floatplane its own ship's [ST-12.4, ST-12.21]. */
const landingsOf = (view: StrategicView, side: Side, { card, home, isScout }: SquadronRecord) =>
  basesOf(view, side)
    .filter((base) => (isScout ? base.id === home : takesType(base, card.type)))
    .map(({ hex }) => hex);

/**
 * [ST-12.10] Whether squadrons that fly to a hex in this turn can still come to a deck or base, as they lie now, in the
 * turns that they have left after it.
 */
export function wayBack(
  view: StrategicView,
  side: Side,
  squadrons: readonly string[],
): (hex: Axial) => boolean {
  const force = view.forces[side];
  const reaches = squadrons.flatMap((id) => {
    const squadron = force?.squadrons[id];
    const launched = force?.advanced?.flights[id]?.launchTurn;
    if (!squadron || launched === undefined || launched === null) return [];
    const turnsLeft = Math.max(0, launched + squadron.card.endurance - view.turn);
    const hexes = turnsLeft * HEXES_PER_TURN[squadron.card.type];
    return [{ hexes, landings: landingsOf(view, side, squadron) }];
  });
  return (hex) =>
    reaches.every(({ hexes, landings }) => landings.some((it) => distance(it, hex) <= hexes));
}
