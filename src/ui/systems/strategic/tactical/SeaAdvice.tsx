import type { Side } from '../../../../rules/core';
import {
  courseOf,
  type Fight,
  fightIn,
  type TacticalShip,
} from '../../../../rules/strategic/query';
import { AdvisedSea } from '../../../tacticalSea/PlanLayer';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import { useDesk } from '../desk/desk';
import { added } from '../hint/advised';
import { carriedOut, useTactical } from './tacticalDesk';

/** What a bot advises in a tactical action: courses with where they end, and fire. */
export function SeaAdvice() {
  const { advised, side } = useDesk();
  const { fight, faces } = useTactical();
  const after = advised && fightIn(advised);
  if (!after) return null;
  const own = faces.filter(({ ship }) => ship.side === side);
  const courses =
    after.tactical.stage.kind === 'plot'
      ? own.flatMap(({ ship }) => courseIn({ ship, fight, after }))
      : [];
  return <AdvisedSea courses={courses} fire={fireIn(after, fight, side)} />;
}

interface Between {
  fight: Fight;
  after: Fight;
}

function courseIn({ ship, fight, after }: Between & { ship: TacticalShip }) {
  const plot = carriedOut(after, ship);
  if (plot === carriedOut(fight, ship)) return [];
  const { path, facing } = courseOf(ship, plot);
  const { id, side, hex } = ship;
  return [{ ship: id, side, path: [hex, ...path], endDegrees: headingOfFacing(facing) }];
}

interface Aim {
  ship: string;
  target: string;
  kind: string;
}

/** Fire advised and not yet ordered. */
function aimsOf(after: Fight, before: Fight, side: Side): Aim[] {
  const of = ({ tactical }: Fight): Aim[] => {
    const { gunfire, bombardment, torpedoes } = tactical.plans[side];
    return [
      ...gunfire.map(({ ship, target, battery }) => ({ ship, target, kind: battery })),
      ...bombardment.map((it) => ({ ship: it.ship, target: it.landUnit, kind: it.battery })),
      ...torpedoes.map(({ ship, target }) => ({ ship, target, kind: 'torpedoes' })),
    ];
  };
  return after.tactical.stage.kind === 'targets' ? added(of(before), of(after)) : [];
}

function fireIn(after: Fight, before: Fight, side: Side) {
  const { ships, landHexes } = after.tactical;
  const placeOf = (id: string) => ships.find((it) => it.id === id)?.hex ?? landHexes[id];
  return aimsOf(after, before, side).flatMap(({ ship, target, kind }) => {
    const [from, to] = [placeOf(ship), placeOf(target)];
    return from && to ? [{ key: `${ship}/${kind}`, from, to }] : [];
  });
}
