import { type Axial, neighbor } from '../../../../hex';
import type { BattleEvent, BattleView } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import type { Track, Wreck } from '../board/common/boardProps';

type OpenTrack = Track & { hexes: Axial[] };

/** Where stacks have been, from the events of their moves and of the shifts of the board with them. */
export function tracksOf(events: readonly BattleEvent[]): Track[] {
  const tracks = new Map<string, OpenTrack>();
  for (const event of events) follow(tracks, event);
  return [...tracks.values()];
}

function follow(tracks: Map<string, OpenTrack>, event: BattleEvent): void {
  if (event.kind === 'stackMoved') {
    const { stack, side, from, to } = event;
    const track = tracks.get(stack) ?? { stack, side, hexes: [from] };
    track.hexes.push(to);
    tracks.set(stack, track);
  } else if (event.kind === 'boardShifted') {
    // [BT-5.12] It moves with the board; the event gives the direction only.
    const track = tracks.get(event.stack);
    const last = track?.hexes.at(-1);
    if (last) track?.hexes.push(neighbor(last, event.direction));
  }
}

/** Ships that lie on the bottom, with the hex where they sank. */
export const wrecksOf = (events: readonly BattleEvent[], view: BattleView, names: Names): Wreck[] =>
  events.flatMap((event) => {
    if (event.kind !== 'shipSank' && event.kind !== 'shipScuttled') return [];
    const side = view.ships[event.ship]?.side ?? event.side;
    return [{ ship: event.ship, name: names.ship(event.ship), side, hex: event.hex }];
  });
