import { enemyOf } from '../../../../rules/core';
import { useDesk } from '../desk';
import type { DivisionFace, LandFace } from '../faces';
import type { Spot } from './usePlaces';

interface PlanLinesProps {
  places: ReadonlyMap<string, Spot>;
  divisions: readonly DivisionFace[];
  land: readonly LandFace[];
}

interface Line {
  from: string;
  to: string;
  steps: number;
}

/** One's own strikes as they are planned: from where they fly to what they go for, broader with more steps. */
export function PlanLines({ places, divisions, land }: PlanLinesProps) {
  const { side } = useDesk();
  const lines = useLines(divisions, land);
  return (
    <svg className="plan-lines" data-side={side} aria-hidden="true">
      <defs>
        <marker
          id="strike-head"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10L2.500 5Z" />
        </marker>
      </defs>
      {lines.map(({ from, to, steps }) => {
        const [a, b] = [places.get(from), places.get(to)];
        return (
          a &&
          b && (
            <path
              key={`${from} ${to}`}
              className="strike-line"
              d={arc(a, b)}
              strokeWidth={Math.min(7, 1.5 + steps / 3)}
              markerEnd="url(#strike-head)"
            />
          )
        );
      })}
    </svg>
  );
}

function useLines(divisions: readonly DivisionFace[], land: readonly LandFace[]): Line[] {
  const { view, side, sorties } = useDesk();
  const squadrons = view.forces[side]?.squadrons ?? {};
  const lines = new Map<string, Line>();
  for (const { squadron, mission, steps, target } of sorties) {
    if ((mission !== 'strike' && mission !== 'escort') || !target) continue;
    const from = counterOf(squadrons[squadron]?.home ?? '', divisions, land);
    if (!from || !isEnemys(target, divisions, land, enemyOf(side))) continue;
    const line = lines.get(`${from} ${target}`) ?? { from, to: target, steps: 0 };
    lines.set(`${from} ${target}`, { ...line, steps: line.steps + steps });
  }
  return [...lines.values()];
}

const counterOf = (home: string, divisions: readonly DivisionFace[], land: readonly LandFace[]) =>
  land.find(({ id }) => id === home)?.id ??
  divisions.find(({ ships }) => ships?.some(({ id }) => id === home))?.id;

const isEnemys = (
  id: string,
  divisions: readonly DivisionFace[],
  land: readonly LandFace[],
  enemy: string,
): boolean => [...divisions, ...land].some((face) => face.id === id && face.side === enemy);

/** Counters are about so wide: a line ends short of them. */
const CLEAR = 46;
const BEND = 0.16;

/** A bow from one counter to another. */
function arc(a: Spot, b: Spot): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: a.x + ux * CLEAR, y: a.y + uy * CLEAR };
  const end = { x: b.x - ux * CLEAR, y: b.y - uy * CLEAR };
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - length * BEND };
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}
