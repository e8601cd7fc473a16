import type { Axial } from '../../../../hex';
import type { EventOf, SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';
import type { SeaShot } from '../../../tacticalSea/PastLayer';

/** The salvos and torpedo hits of the last fire, as long as the ships lie where they were fired. */
export function shotsOf(events: readonly SeekriegEvent[], view: SeekriegView): SeaShot[] {
  const turn = view.step.kind === 'orders' ? view.turn - 1 : view.turn;
  return events.flatMap((event) => {
    if (event.turn !== turn) return [];
    if (event.kind === 'salvoFired') return salvoShots(event, view);
    return event.kind === 'torpedoHit' ? torpedoShot(event, view) : [];
  });
}

/** Where something lies as the view knows it. */
const placeOf = ({ ships, contacts }: SeekriegView, id: string | null): Axial | null =>
  (id !== null && (ships[id]?.hex ?? contacts[id]?.hex)) || null;

/** A salvo is drawn as one shot, and one more for each further hit. */
function salvoShots(event: EventOf<'salvoFired'>, view: SeekriegView): SeaShot[] {
  const to = placeOf(view, event.target);
  if (!to) return [];
  const kind = (event.details?.battery ?? 0) === 0 ? 'main' : 'secondary';
  const shot = { kind, from: placeOf(view, event.ship), to };
  const count = Math.max(1, Math.min(event.hits, MAX_DRAWN));
  return Array.from({ length: count }, () => ({ ...shot, isHit: event.hits > 0 }));
}

/** Hits of one salvo that are drawn apart. */
const MAX_DRAWN = 4;

function torpedoShot({ ship, isDud }: EventOf<'torpedoHit'>, view: SeekriegView): SeaShot[] {
  const to = placeOf(view, ship);
  return to ? [{ kind: 'torpedoes', from: null, to, isHit: !isDud }] : [];
}
