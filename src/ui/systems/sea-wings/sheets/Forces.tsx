import { SIDES } from '../../../../rules/core';
import { shipsIn, taskForcesOf } from '../../../../rules/sea-wings/query';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { ShipRow } from './SelectedSheet';

/** All ships that the view knows, by task forces, and those that are lost. */
export function Forces({ silhouettes }: { silhouettes: Silhouettes }) {
  const { view, names } = useDesk();
  return (
    <>
      {SIDES.filter((side) => view.forces[side]).map((side) => {
        const force = view.forces[side];
        if (!force) return null;
        const gone = Object.values(force.ships).filter(({ taskForce }) => taskForce === null);
        return (
          <section key={side} className="all-forces" data-side={side}>
            <h3>{names.side(side)}</h3>
            {taskForcesOf(force).map((it) => (
              <details key={it.id}>
                <summary>
                  {names.taskForce(it.id)}{' '}
                  <small>{wingsSheetText('ships', { count: it.ships.length })}</small>
                </summary>
                <ul>
                  {shipsIn(force, it).map((ship) => (
                    <ShipRow key={ship.card.id} {...{ ship, silhouettes }} />
                  ))}
                </ul>
              </details>
            ))}
            {gone.length > 0 && (
              <details>
                <summary>{wingsSheetText('gone', { count: gone.length })}</summary>
                <ul>
                  {gone.map((ship) => (
                    <ShipRow key={ship.card.id} {...{ ship, silhouettes }} />
                  ))}
                </ul>
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}
