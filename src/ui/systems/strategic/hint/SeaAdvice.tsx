import type { TacticalShip } from '../../../../rules/strategic/model/tacticalState';
import { courseOf } from '../../../../rules/strategic/tactical/plotting';
import { type Fight, fightIn } from '../../../../rules/strategic/tactical/query';
import { useDesk } from '../desk';
import { chartPoint, linePath } from '../tactical/plane';
import { Ghost } from '../tactical/ShipLayer';
import { bent } from '../tactical/shapes';
import { carriedOut, useTactical } from '../tactical/tacticalDesk';
import { added } from './advised';

/** What a bot advises in a tactical action: courses with where they end, and fire. */
export function SeaAdvice() {
  const { advised, side } = useDesk();
  const { fight, faces } = useTactical();
  const after = advised && fightIn(advised);
  if (!after) return null;
  const own = faces.filter(({ ship }) => ship.side === side);
  return (
    <g className="sea-advice">
      {after.tactical.stage.kind === 'plot' &&
        own.map(({ ship }) => <AdvisedCourse key={ship.id} {...{ ship, fight, after }} />)}
      {aimsOf(after, fight, side).map(({ ship, target, kind }) => (
        <AdvisedFire key={`${ship}/${kind}`} {...{ ship, target, after }} />
      ))}
    </g>
  );
}

interface Between {
  fight: Fight;
  after: Fight;
}

function AdvisedCourse({ ship, fight, after }: Between & { ship: TacticalShip }) {
  const plot = carriedOut(after, ship);
  if (plot === carriedOut(fight, ship)) return null;
  const { path, facing } = courseOf(ship, plot);
  return (
    <>
      <path className="advised-course" d={linePath([ship.hex, ...path])} />
      <Ghost hex={path.at(-1) ?? ship.hex} facing={facing} side={ship.side} isDrawn={false} />
    </>
  );
}

interface Aim {
  ship: string;
  target: string;
  kind: string;
}

/** Fire that is advised and does not stand yet. */
function aimsOf(after: Fight, before: Fight, side: 'allies' | 'axis'): Aim[] {
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

function AdvisedFire({ ship, target, after }: Pick<Aim, 'ship' | 'target'> & { after: Fight }) {
  const { ships, landHexes } = after.tactical;
  const placeOf = (id: string) => ships.find((it) => it.id === id)?.hex ?? landHexes[id];
  const [from, to] = [placeOf(ship), placeOf(target)];
  return from && to ? (
    <path className="advised-fire" d={bent(chartPoint(from), chartPoint(to), 0.1)} />
  ) : null;
}
