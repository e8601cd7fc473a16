import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { EventOf, SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';

interface PastTrack {
  ship: string;
  side: Side;
  hexes: Axial[];
}

/** So many turns of tracks stay on the sea. */
const TURNS = 8;

/** The hexes that each ship has passed of late, as far as they were seen. */
export function tracksOf(events: readonly SeekriegEvent[], view: SeekriegView): PastTrack[] {
  const tracks = new Map<string, Axial[]>();
  for (const event of events)
    if (isMoved(event) && event.turn > view.turn - TURNS) addTo(tracks, event);
  return [...tracks].flatMap(([ship, hexes]) => {
    const side = view.ships[ship]?.side;
    return side ? [{ ship, side, hexes }] : [];
  });
}

const isMoved = (event: SeekriegEvent): event is EventOf<'shipMoved'> => event.kind === 'shipMoved';

function addTo(tracks: Map<string, Axial[]>, { ship, from, path }: EventOf<'shipMoved'>): void {
  tracks.set(ship, [...(tracks.get(ship) ?? [from]), ...path]);
}
