import type { TacticalShip } from '../../../../rules/strategic/model/tacticalState';
import { courseOf } from '../../../../rules/strategic/tactical/plotting';
import { useDesk } from '../desk';
import { type SeaMark, seaMarks } from './boardPicks';
import { at, chartPoint, HEX_HEIGHT, hexesPath, linePath } from './plane';
import { Ghost } from './ShipLayer';
import { bent } from './shapes';
import { carriedOut, type TacticalDesk, useTactical } from './tacticalDesk';

/** Hexes that a click does something in. */
export function Marks() {
  const desk = useDesk();
  const marks = seaMarks(useTactical(), desk);
  const of = (kind: SeaMark['kind']) =>
    marks.filter((it) => it.kind === kind).map(({ hex }) => hex);
  return (
    <g className="tactical-marks">
      {(['anew', 'waypoint', 'course', 'place', 'hunt'] as const).map((kind) => (
        <path key={kind} data-kind={kind} d={hexesPath(of(kind), 0.94)} />
      ))}
    </g>
  );
}

/** What a click would fire at: over the ships. */
export function TargetMarks() {
  const desk = useDesk();
  return seaMarks(useTactical(), desk)
    .filter(({ kind }) => kind === 'target')
    .map(({ hex }) => (
      <circle
        key={`${hex.q},${hex.r}`}
        className="tactical-target"
        r={0.52 * HEX_HEIGHT}
        transform={at(chartPoint(hex))}
      />
    ));
}

/** Courses of own ships, ordered or of themselves, while plots are made. */
export function Courses() {
  const tactical = useTactical();
  const { side, view } = useDesk();
  const { fight, faces } = tactical;
  if (fight.tactical.stage.kind !== 'plot' || !view.forces[side]) return null;
  const own = faces.filter(({ ship }) => ship.side === side);
  return (
    <g className="tactical-courses">
      {own.map(({ ship }) => (
        <Course key={ship.id} ship={ship} tactical={tactical} />
      ))}
    </g>
  );
}

function Course({ ship, tactical }: { ship: TacticalShip; tactical: TacticalDesk }) {
  const { fight, own, drawn } = tactical;
  const { plots, follows } = fight.tactical.plans[ship.side];
  const isOrdered = [...plots, ...follows].some((it) => it.ship === ship.id);
  const isPicked = own?.id === ship.id;
  const plot = isPicked && drawn !== '' ? drawn : carriedOut(fight, ship);
  const { path, facing } = courseOf(ship, plot);
  const end = path.at(-1);
  return (
    <g
      className="tactical-course"
      data-side={ship.side}
      data-ordered={isOrdered || undefined}
      data-picked={isPicked || undefined}
    >
      <path d={linePath([ship.hex, ...path])} />
      {path.slice(0, -1).map((hex) => (
        <circle key={`${hex.q},${hex.r}`} r={4} transform={at(chartPoint(hex))} />
      ))}
      {(end || facing !== ship.facing) && (
        <Ghost hex={end ?? ship.hex} facing={facing} side={ship.side} isDrawn={isPicked} />
      )}
    </g>
  );
}

/** Attacks that are ordered, and paler those that come of themselves. */
export function Aims() {
  const { fight, faces, defaults, picked } = useTactical();
  const { side, view } = useDesk();
  if (fight.tactical.stage.kind !== 'targets' || !view.forces[side]) return null;
  const { gunfire, bombardment, torpedoes, asw } = fight.tactical.plans[side];
  const placeOf = (id: string) =>
    faces.find(({ ship }) => ship.id === id)?.ship.hex ?? fight.tactical.landHexes[id];
  const ordered = [
    ...gunfire.map((it) => ({ ...it, kind: it.battery })),
    ...bombardment.map((it) => ({ ...it, kind: it.battery, target: it.landUnit })),
    ...torpedoes.map((it) => ({ ...it, kind: 'torpedoes' })),
  ].map((it) => ({ ...it, isDefault: false }));
  const own = [
    ...defaults.gunfire.map((it) => ({ ...it, kind: it.battery })),
    ...defaults.bombardment.map((it) => ({ ...it, kind: it.battery, target: it.landUnit })),
  ].map((it) => ({ ...it, isDefault: true }));
  return (
    <g className="tactical-aims">
      {[...own, ...ordered].map(({ ship, kind, target, isDefault }) => {
        const [from, to] = [placeOf(ship), placeOf(target)];
        if (!from || !to) return null;
        return (
          <path
            key={`${ship}/${kind}`}
            data-kind={kind}
            data-default={isDefault || undefined}
            data-picked={picked?.id === ship || undefined}
            d={bent(chartPoint(from), chartPoint(to), BENDS[kind])}
          />
        );
      })}
      {asw.map(({ ship, hex }) => (
        <path key={ship} data-kind="asw" d={hexesPath([hex], 0.7)} />
      ))}
    </g>
  );
}

/** Fire of each kind lies beside that of the others. */
const BENDS: Readonly<Record<string, number>> = { main: 0.05, secondary: 0.1, torpedoes: -0.06 };
