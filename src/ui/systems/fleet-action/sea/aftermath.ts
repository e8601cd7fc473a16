import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { EventOf, FleetActionEvent, FleetActionView } from '../../../../rules/fleet-action';
import type { SeaShot } from '../../../tacticalSea/PastLayer';

/** What the last turn has left on the sea. */
interface Aftermath {
  tracks: { ship: string; side: Side; hexes: Axial[] }[];
  shots: SeaShot[];
}

type Fired = EventOf<'gunsFired' | 'lightFired' | 'torpedoAttackRolled' | 'unseenTorpedoes'>;

const KINDS: readonly FleetActionEvent['kind'][] = [
  'gunsFired',
  'lightFired',
  'torpedoAttackRolled',
  'unseenTorpedoes',
];

const isFired = (event: FleetActionEvent): event is Fired => KINDS.includes(event.kind);

const isMoved = (event: FleetActionEvent): event is EventOf<'shipMoved'> =>
  event.kind === 'shipMoved';

/** Tracks and shots of the present turn, or of the one before as long as there are none. */
export function aftermathOf(events: readonly FleetActionEvent[], view: FleetActionView): Aftermath {
  const turns = events.flatMap(({ kind }, at) => (kind === 'turnBegan' ? [at] : []));
  const [before = 0, now = 0] = [turns.at(-2), turns.at(-1)];
  const of = <E extends FleetActionEvent>(is: (event: FleetActionEvent) => event is E) => {
    const all = events.flatMap((event, at) => (at >= before && is(event) ? [{ event, at }] : []));
    const present = all.filter(({ at }) => at >= now);
    return present.length > 0 ? present : all;
  };
  return {
    tracks: tracksOf(
      of(isMoved).map(({ event }) => event),
      view,
    ),
    shots: of(isFired).map(({ event, at }) => shotOf(event, placedAt(events, at, view))),
  };
}

/** What a ship has moved in one turn, hex by hex. */
function tracksOf(moves: readonly EventOf<'shipMoved'>[], { units }: FleetActionView) {
  const tracks = new Map<string, Axial[]>();
  for (const { unit, from, path } of moves)
    tracks.set(unit, [...(tracks.get(unit) ?? [from]), ...path]);
  return [...tracks].flatMap(([ship, hexes]) => {
    const side = units[ship]?.side;
    return side ? [{ ship, side, hexes }] : [];
  });
}

/** Where a unit was at an event: where its next movement began, or where it is. */
function placedAt(events: readonly FleetActionEvent[], at: number, { units }: FleetActionView) {
  return (id: string): Axial | undefined => {
    const next = events.slice(at).find((event) => isMoved(event) && event.unit === id);
    return next && isMoved(next) ? next.from : units[id]?.hex;
  };
}

const WEAPONS: Readonly<Record<string, string>> = {
  main: 'main',
  other: 'secondary',
  mediumRange: 'light',
  closeRange: 'light',
};

function shotOf(event: Fired, placeOf: (id: string) => Axial | undefined): SeaShot {
  const from = ('unit' in event && placeOf(event.unit)) || null;
  const to = placeOf(event.target) ?? from ?? { q: 0, r: 0 };
  if (event.kind === 'torpedoAttackRolled' || event.kind === 'unseenTorpedoes')
    return { kind: 'torpedoes', from, to, isHit: event.hits > 0 };
  if (event.kind === 'lightFired')
    return { kind: WEAPONS[event.weapon] ?? 'light', from, to, isHit: event.hits > 0 };
  return { kind: WEAPONS[event.battery] ?? 'main', from, to, isHit: event.isHit };
}
