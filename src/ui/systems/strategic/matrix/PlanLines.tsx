import { enemyOf, type Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import type { AirAction } from '../../../../rules/strategic/query';
import { type Desk, useDesk } from '../desk/desk';
import type { DivisionFace, LandFace } from '../desk/faces';
import { AircraftShape } from '../desk/figures';
import { type Sortie, targetId } from '../desk/squadrons';
import { advisedSorties } from '../hint/advised';
import type { Spot } from './usePlaces';

interface PlanLinesProps {
  places: ReadonlyMap<string, Spot>;
  divisions: readonly DivisionFace[];
  land: readonly LandFace[];
}

interface Line {
  /** `null` for an enemy strike: its base is hidden [ST-5.11]. */
  from: string | null;
  to: string;
  steps: number;
  /** Advised by a bot. */
  isAdvised?: boolean | undefined;
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
            <StrikeLine
              key={`${from} ${to} ${isAdvised}`}
              path={arc(a, b)}
              {...{ steps, isAdvised }}
              incomingOf={from === null ? enemyOf(side) : undefined}
            />
          )
        );
      })}
    </svg>
  );
}

interface StrikeLineProps extends Pick<Line, 'steps' | 'isAdvised'> {
  path: string;
  /** The enemy, for his strike. */
  incomingOf: Side | undefined;
}

/** Aircraft drawn for a strike: one for so many steps, up to a limit. */
const STEPS_OF_ONE = 4;
const MAX_PLANES = 4;

/** A strike in flight, its aircraft near the middle of its line. */
function StrikeLine({ path, steps, isAdvised, incomingOf }: StrikeLineProps) {
  const planes = Math.min(MAX_PLANES, Math.max(1, Math.round(steps / STEPS_OF_ONE)));
  return (
    <g data-advised={isAdvised || undefined} data-side={incomingOf}>
      <path
        className="strike-line"
        data-incoming={incomingOf !== undefined || undefined}
        data-advised={isAdvised || undefined}
        d={path}
        strokeWidth={Math.min(5, 1.5 + steps / 4)}
        markerEnd="url(#strike-head)"
      />
      {Array.from({ length: planes }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: aircraft of a strike have no other name
          key={index}
          className="strike-flight"
          style={{
            offsetPath: `path("${path}")`,
            offsetDistance: `calc(${FIRST_SHARE}% - ${index * APART_PIXELS}px)`,
          }}
        >
          <g transform="translate(-10 -10) scale(.84)">
            <AircraftShape type="DB" />
          </g>
        </g>
      ))}
    </g>
  );
}

/** How far along its way the first aircraft of a strike is drawn, in hundredths, and how far the others are behind. */
const [FIRST_SHARE, APART_PIXELS] = [66, 26];

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

/** Whether a side's strike at a target is over. */
function flownBy({ forces, air }: StrategicView, side: Side): (target: string) => boolean {
  const flown = (forces[side]?.basic?.strikes ?? []).filter((it) => it.isFlown);
  const fought = air?.attacker === side ? foughtOver(air) : null;
  return (target) => target !== fought && flown.some((it) => targetId(it.target) === target);
}

/** The enemy strike now in combat. */
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

/** How far away an enemy strike appears, in pixels. */
const INCOMING = 230;

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

/** About half a counter's width: lines end short of counters. */
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
