import { useMemo } from 'react';
import { flightPath, hexesPath, linePath } from '../advanced/plane';
import type { ChartUnit } from '../advanced/units';
import { useDesk } from '../desk';
import { advisedPlans } from './advised';

/** What a bot advises on the chart: courses and flights as broad arrows, a ring around what is to be attacked. */
export function ChartAdvice({ units }: { units: readonly ChartUnit[] }) {
  const { view, side, advised, advisedAims } = useDesk();
  const plans = useMemo(() => advisedPlans({ view, side, advised }), [view, side, advised]);
  if (!advised) return null;
  return (
    <g className="chart-advice">
      <defs>
        <marker
          id="advised-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="3"
          markerHeight="3"
          orient="auto"
        >
          <path className="plan-head" d="M0,0L10,5L0,10Z" />
        </marker>
      </defs>
      {plans.map(({ key, path, by }) => (
        <path
          key={key}
          className="advised-course"
          data-by={by}
          d={by === 'aircraft' ? flightPath(path) : linePath(path)}
          markerEnd="url(#advised-head)"
        />
      ))}
      {units
        .filter(({ id }) => advisedAims.has(id))
        .map(({ id, hex }) => (
          <path key={id} className="advised-aim" d={hexesPath([hex], 0.8)} />
        ))}
    </g>
  );
}
