import { enemyOf, type Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import type { AirAction } from '../../../../rules/strategic/query';
import { type Desk, useDesk } from '../desk/desk';
import type { DivisionFace, LandFace } from '../desk/faces';
import { type Sortie, targetId } from '../desk/squadrons';
import { advisedSorties } from '../hint/advised';
import type { Spot } from './usePlaces';

interface PlanLinesProps {
  places: ReadonlyMap<string, Spot>;
  divisions: readonly DivisionFace[];
  land: readonly LandFace[];
}

interface Line {
  /** `null` for an enemy's strike: where it flies from is not told [ST-5.11]. */
  from: string | null;
  to: string;
  steps: number;
  /** A bot would fly it. */
  isAdvised?: boolean;
}

/** One's own strikes that are still to be flown or fought, from where they fly to what they go for, broader with more steps; and the enemy's strike that is fought, from his side of the board. */
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
      {lines.map(({ from, to, steps, isAdvised }) => {
        const b = places.get(to);
        const a = from === null ? b && besides(b, side) : places.get(from);
        return (
          a &&
          b && (
            <path
              key={`${from} ${to} ${isAdvised}`}
              className="strike-line"
              data-incoming={from === null || undefined}
              data-advised={isAdvised || undefined}
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
  const desk = useDesk();
  const { view, side, sorties } = desk;
  const faces = { divisions, land };
  const isOver = flownBy(view, side);
  const open = sorties.filter(({ target }) => target && !isOver(target));
  const advised = linesOf(desk, advisedSorties(desk), faces);
  return [
    ...linesOf(desk, open, faces),
    ...advised.map((line) => ({ ...line, isAdvised: true })),
    ...incoming(view, side),
  ];
}

/** Strikes with their escorts, those from one counter to another as one line. */
function linesOf(
  { view, side }: Pick<Desk, 'view' | 'side'>,
  sorties: readonly Sortie[],
  { divisions, land }: Pick<PlanLinesProps, 'divisions' | 'land'>,
): Line[] {
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

/** Whether a side's strike at a target has been flown and is fought no more. */
function flownBy({ forces, air }: StrategicView, side: Side): (target: string) => boolean {
  const flown = (forces[side]?.basic?.strikes ?? []).filter((it) => it.isFlown);
  const fought = air?.attacker === side ? foughtOver(air) : null;
  return (target) => target !== fought && flown.some((it) => targetId(it.target) === target);
}

/** The enemy's strike that is fought now. */
function incoming({ air }: StrategicView, side: Side): Line[] {
  const to = air && air.attacker !== side ? foughtOver(air) : null;
  if (!air || !to) return [];
  const steps = air.flights
    .filter((it) => it.side === air.attacker)
    .reduce((sum, it) => sum + it.steps, 0);
  return [{ from: null, to, steps }];
}

const foughtOver = ({ target }: AirAction): string | null =>
  target && ('division' in target ? target.division : (target.landUnits[0] ?? null));

/** How far off a strike from the enemy's side is seen to come, in pixels. */
const INCOMING = 190;

/** Player One's side of the board is the left one. */
const besides = ({ x, y }: Spot, side: Side): Spot => ({
  x: x + (side === 'allies' ? INCOMING : -INCOMING),
  y: y - 20,
});

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
