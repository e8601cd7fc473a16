import type { BattleEvent, BattleView } from '../../../rules/battle';
import type { Track, Wreck } from '../../board/boardProps';
import type { Names } from './names';

/** Where stacks have been, from the events of their moves. */
export function tracksOf(events: readonly BattleEvent[]): Track[] {
  const tracks = new Map<string, Track & { hexes: Track['hexes'][number][] }>();
  for (const event of events) {
    if (event.kind !== 'stackMoved') continue;
    const { stack, side, from, to } = event;
    const track = tracks.get(stack) ?? { stack, side, hexes: [from] };
    track.hexes.push(to);
    tracks.set(stack, track);
  }
  return [...tracks.values()];
}

/** Ships that lie on the bottom, with the hex where they sank. */
export const wrecksOf = (events: readonly BattleEvent[], view: BattleView, names: Names): Wreck[] =>
  events.flatMap((event) => {
    if (event.kind !== 'shipSank' && event.kind !== 'shipScuttled') return [];
    const side = view.ships[event.ship]?.side ?? event.side;
    return [{ ship: event.ship, name: names.ship(event.ship), side, hex: event.hex }];
  });
