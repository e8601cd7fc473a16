import { SIDES } from '../../../../rules/core';
import { realOf, type Ship, shipsIn } from '../../../../rules/sea-wings/query';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { ShipRow } from './SelectedSheet';

/** Where ships are that are in no task force. */
const GONE = ['lost', 'left', 'waiting'] as const;

const whereIs = ({ fate }: Ship): (typeof GONE)[number] =>
  fate === 'left' || fate === 'waiting' ? fate : 'lost';

/** All ships that the view knows, by task forces, and those that are lost, off the map or to come. */
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
            {realOf(force).map((it) => (
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
            {GONE.map((where) => (
              <Gone
                key={where}
                where={where}
                ships={gone.filter((ship) => whereIs(ship) === where)}
                silhouettes={silhouettes}
              />
            ))}
          </section>
        );
      })}
    </>
  );
}

interface GoneProps {
  where: (typeof GONE)[number];
  ships: readonly Ship[];
  silhouettes: Silhouettes;
}

function Gone({ where, ships, silhouettes }: GoneProps) {
  if (ships.length === 0) return null;
  return (
    <details>
      <summary>{wingsSheetText(`gone.${where}`, { count: ships.length })}</summary>
      <ul>
        {ships.map((ship) => (
          <ShipRow key={ship.card.id} {...{ ship, silhouettes }} />
        ))}
      </ul>
    </details>
  );
}
