import type { Division } from '../../../../../rules/strategic';
import { strategicChartText } from '../../../../../words/strategic/texts/chart';
import { useDesk } from '../../desk/desk';
import { useRouteDesk } from './useRoutes';
import { turnAfter, wayAlong } from './way';

/** The course of the selected division: length, arrival, adding a waypoint, clearing it. */
export function RouteOrders({ division }: { division: Division }) {
  const { view, names } = useDesk();
  const { routes, isAdding, setAdding, clear } = useRouteDesk();
  const route = routes[division.id];
  const end = route?.at(-1);
  if (!route || !end || !division.hex)
    return <p className="hint">{strategicChartText('route.hint')}</p>;
  const { length: hexes } = wayAlong(view.scenario, division.hex, route);
  const turn = turnAfter(view, division, hexes);
  return (
    <div>
      <p className="unit-state" role="status">
        {turn === undefined
          ? strategicChartText('route.set', { count: hexes, place: names.hex(end) })
          : strategicChartText('route.until', { count: hexes, place: names.hex(end), turn })}
      </p>
      <div className="actions">
        <button
          type="button"
          className="button small"
          aria-pressed={isAdding}
          title={strategicChartText('route.addHint')}
          onClick={() => setAdding(!isAdding)}
        >
          {strategicChartText('route.add')}
        </button>
        <button type="button" className="button small" onClick={() => clear(division.id)}>
          {strategicChartText('route.clear')}
        </button>
      </div>
    </div>
  );
}
