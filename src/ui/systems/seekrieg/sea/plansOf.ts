import type { Axial } from '../../../../hex';
import type { SeekriegView } from '../../../../rules/seekrieg';
import type { SeaAim, SeaPlot } from '../../../tacticalSea/PlanLayer';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import type { Desk } from '../desk/desk';

/** The courses of the own ships. */
export function plotsOf({ view, moving, stage }: Desk): SeaPlot[] {
  return [...moving.courses].flatMap(([id, { path, facing }]): SeaPlot[] => {
    const ship = view.ships[id];
    if (!ship) return [];
    const stays = path.length === 0 && facing === ship.facing;
    const isSteered = moving.steered?.id === id;
    return [
      {
        ...{ ship: id, side: ship.side, path: [ship.hex, ...path] },
        endDegrees: stays ? null : headingOfFacing(facing),
        isOrdered: ship.plan?.turns !== null,
        ...{ isPicked: isSteered, canDrag: isSteered && stage !== 'waiting' },
      },
    ];
  });
}

/** [SK-5.12] Torpedoes in the water: own salvos from where they have come to, and tracks that the side is shown. */
export function torpedoAims({ torpedoes, turn }: SeekriegView): SeaAim[] {
  const { salvos, tracks } = torpedoes;
  const running = [...salvos.allies, ...salvos.axis].map((salvo) => ({
    ...salvo,
    from: placeOfSalvo(salvo, turn),
  }));
  return [...running, ...tracks.allies, ...tracks.axis].map(({ id, from, aimedAt }) => ({
    ...{ key: id, from, to: aimedAt, bend: 0 },
    ...{ kind: 'torpedoes', isDefault: false, isPicked: true },
  }));
}

/** Where torpedoes have come to when a turn begins: a place on their track, between hexes as well. */
function placeOfSalvo(
  {
    from,
    aimedAt,
    firedOnTurn,
    arrivesOnTurn,
  }: SeekriegView['torpedoes']['salvos']['allies'][number],
  turn: number,
): Axial {
  const run = (turn - firedOnTurn) / Math.max(1, arrivesOnTurn - firedOnTurn);
  const share = Math.min(1, Math.max(0, run));
  return {
    q: from.q + (aimedAt.q - from.q) * share,
    r: from.r + (aimedAt.r - from.r) * share,
  };
}

/** Where ships have sunk. */
export const wrecksOf = ({ ships }: SeekriegView) =>
  Object.values(ships)
    .filter(({ fate }) => fate === 'sunk')
    .map(({ id, side, hex, sheet }) => ({ ship: id, side, hex, name: sheet.name }));
