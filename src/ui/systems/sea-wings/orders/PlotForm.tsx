import type { Order } from '../../../../rules/sea-wings';
import { isDummy, type TaskForce, taskForceSpeed } from '../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ownForces } from '../chart/layers';
import { ENTERING } from '../chart/picks';
import { type Desk, ownForce, useDesk } from '../desk/desk';

/** [WG-16.1, WG-16.9] The task forces that can be moved in this step, each with its course; one is picked for the chart. */
export function PlotForm() {
  const desk = useDesk();
  const isDummies = desk.view.step.kind === 'dummies';
  const forces = ownForces(desk).filter((it) => isDummy(it) === isDummies);
  // New ones can be placed below.
  if (isDummies && forces.length === 0) return null;
  return (
    <section className="plot-form" aria-label={wingsFormsText('courses')}>
      <h3>{wingsFormsText(isDummies ? 'moveDummies' : 'courses')}</h3>
      <p className="hint">{wingsFormsText(forces.length > 0 ? 'pickForce' : 'noForce')}</p>
      <ul>
        {forces.map((force) => (
          <li key={force.id} data-selected={desk.selected === force.id || undefined}>
            <button
              type="button"
              className="button small"
              aria-pressed={desk.selected === force.id}
              onClick={() => desk.select(desk.selected === force.id ? null : force.id)}
            >
              {desk.names.taskForce(force.id)}
            </button>
            <span>{courseText(desk, force)}</span>
            <PlotButtons force={force} />
          </li>
        ))}
      </ul>
      <Entering />
    </section>
  );
}

/** 'stays', '4 of 5 hexes', 'leaves the map'. */
function courseText(desk: Desk, force: TaskForce): string {
  const own = ownForce(desk);
  if (!own) return '';
  if (isDummy(force)) return wingsFormsText(force.hasMoved ? 'moved' : 'mayMove');
  const most = taskForceSpeed(own, force);
  const plotted = own.plots[force.id];
  if (!plotted) return wingsFormsText('stays', { most });
  if (plotted.leaves) return wingsFormsText('leaves');
  return wingsFormsText('sails', { hexes: plotted.path.length, most });
}

/** Staying where it is, and leaving the map at the nearest edge. */
function PlotButtons({ force }: { force: TaskForce }) {
  const desk = useDesk();
  const exits = desk.legal.flatMap((order) =>
    order.kind === 'plotExit' && order.taskForce === force.id ? [order] : [],
  );
  const [exit] = exits.toSorted((a, b) => a.path.length - b.path.length);
  const isPlotted = (ownForce(desk)?.plots[force.id]?.path.length ?? 0) > 0;
  const stay: Order = { kind: 'plot', taskForce: force.id, path: [] };
  return (
    <span className="plot-buttons">
      {isPlotted && !desk.whyNot(stay) && (
        <button type="button" className="button small quiet" onClick={() => desk.give(stay)}>
          {wingsFormsText('stay')}
        </button>
      )}
      {exit && (
        <button type="button" className="button small quiet" onClick={() => desk.give(exit)}>
          {wingsFormsText('leave')}
        </button>
      )}
    </span>
  );
}

/** [WG-16.17] Ships that wait off the map come in where the chart is picked. */
function Entering() {
  const desk = useDesk();
  const first = desk.legal.find((order) => order.kind === 'enter');
  if (first?.kind !== 'enter') return null;
  return (
    <button
      type="button"
      className="button small"
      aria-pressed={desk.selected === ENTERING}
      onClick={() => desk.select(ENTERING)}
    >
      {wingsFormsText('enter', { count: first.ships.length })}
    </button>
  );
}
