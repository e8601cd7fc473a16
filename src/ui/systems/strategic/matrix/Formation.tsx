import type { CSSProperties } from 'react';
import type { SquadronRecord, StrategicView } from '../../../../rules/strategic';
import { shipPlan } from '../../../ships/shipPlan';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { bySize, type ShipFace } from '../desk/faces';
import { drawnAs, Figure } from '../desk/figures';
import { MISSIONS, readySteps, type Sortie } from '../desk/squadrons';

/** The most ships drawn; the rest are in the line of types. */
const MAX_DRAWN = 4;
/** Feet from side to side of a counter: all ships are drawn to one scale. */
const COUNTER_FEET = 900;
/** A submarine has no deck plan, and to scale would be too small to see. */
const BOAT_FEET = 540;

interface FormationProps {
  ships: readonly ShipFace[];
  silhouettes: Silhouettes;
}

/** The largest ships of a division, to one scale; own carriers show the missions of their squadrons. */
export const Formation = ({ ships, silhouettes }: FormationProps) => (
  <span className="formation">
    {ships
      .toSorted(bySize)
      .slice(0, MAX_DRAWN)
      .map((ship) => (
        <span key={ship.id} className="formation-ship" style={widthOf(ship, silhouettes)}>
          <Figure ship={ship.source} plans={silhouettes} />
          <DeckBar ship={ship.id} />
        </span>
      ))}
  </span>
);

function widthOf({ source }: ShipFace, silhouettes: Silhouettes): CSSProperties {
  const type = drawnAs(source.card);
  const feet = type ? shipPlan(type, silhouettes[source.class]).kindFeet : BOAT_FEET;
  return { width: `${Math.min(100, Math.round((feet / COUNTER_FEET) * 100))}%` };
}

/** The steps of a carrier's squadrons by mission, as a bar; nothing for enemy ships or ships without squadrons. */
function DeckBar({ ship }: { ship: string }) {
  const { view, side, sorties } = useDesk();
  const parts = deckOf(view.forces[side]?.squadrons ?? {}, ship, sorties);
  if (parts.length === 0) return null;
  return (
    <span className="deck-bar" data-side={side}>
      {parts.map(({ mission, steps }) => (
        <i key={mission} data-mission={mission} style={{ flexGrow: steps }} />
      ))}
    </span>
  );
}

type Squadrons = NonNullable<StrategicView['forces']['allies']>['squadrons'];

/** Steps of a ship's squadrons by mission, without floatplanes. */
export function deckOf(squadrons: Squadrons, ship: string, sorties: readonly Sortie[]) {
  const aboard = Object.values(squadrons).filter(
    ({ home, isScout, steps }: SquadronRecord) => home === ship && !isScout && steps > 0,
  );
  const ids = aboard.map(({ id }) => id);
  const ready = aboard.reduce((sum, squadron) => sum + readySteps(squadron, sorties), 0);
  const flying = MISSIONS.map((mission) => ({
    mission,
    steps: sorties
      .filter((it) => it.mission === mission && ids.includes(it.squadron))
      .reduce((sum, { steps }) => sum + steps, 0),
  }));
  return [{ mission: 'ready' as const, steps: ready }, ...flying].filter(({ steps }) => steps > 0);
}
