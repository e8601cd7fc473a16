import type { Axial } from '../../../../../hex';
import { strategicChartText } from '../../../../../words/strategic/texts/chart';
import { useDesk } from '../../desk';
import { hourAt } from '../../hours';
import { at, chartPoint, linePath } from '../plane';
import { plotted, useRouteDesk } from './useRoutes';
import { turnAfter, wayAlong } from './way';

/** Courses over several turns with when each point is come to; and the one that a pick of the hex pointed at would lay. */
export function RouteLayer({ pointed }: { pointed: Axial | null }) {
  const { side, selected } = useDesk();
  const { routes } = useRouteDesk();
  return (
    <g className="routes" data-side={side}>
      {Object.keys(routes).map((id) => (
        <RouteLine key={id} division={id} isPicked={id === selected} />
      ))}
      {pointed && <Preview hex={pointed} />}
    </g>
  );
}

function RouteLine({ division: id, isPicked }: { division: string; isPicked: boolean }) {
  const { view, side } = useDesk();
  const route = useRouteDesk().routes[id] ?? [];
  const division = view.forces[side]?.divisions[id];
  if (!division?.hex) return null;
  const { hex } = division;
  return (
    <g className="route" data-picked={isPicked || undefined}>
      <path className="route-line" d={linePath([hex, ...wayAlong(view.scenario, hex, route)])} />
      {route.map((point, index) => {
        const hexes = wayAlong(view.scenario, hex, route.slice(0, index + 1)).length;
        const turn = turnAfter(view, division, hexes);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: points of a course have no other name
          <g key={index} transform={at(chartPoint(point))}>
            <g className="route-point">
              <circle r={5} />
              {turn !== undefined && (
                <text y={-10}>
                  {strategicChartText('route.there', {
                    turn,
                    hour: String((hourAt(view, turn) + 1) % 24).padStart(2, '0'),
                  })}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Where a pick would lead. */
function Preview({ hex }: { hex: Axial }) {
  const desk = useDesk();
  const { routes, isAdding } = useRouteDesk();
  const { view, side, selected } = desk;
  const from = view.forces[side]?.divisions[selected ?? '']?.hex;
  const route = plotted(desk, routes[selected ?? ''] ?? [], hex, isAdding);
  if (!route || !from) return null;
  return (
    <path
      className="route-line route-preview"
      d={linePath([from, ...wayAlong(view.scenario, from, route)])}
    />
  );
}
