import { formationNow, shipsIn } from '../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { wingsOrdersText } from '../../../../words/sea-wings/texts/orders';
import { ownForce, useDesk } from '../desk/desk';
import { ShipPicks } from './ShipPicks';

/** [WG-11.2 to WG-11.6] The ships of the ring are ticked, all others stand in the center; folded, as the usual formation is good. */
export function RingForm() {
  const desk = useDesk();
  const force = ownForce(desk);
  const taskForce = force?.taskForces[force.defenders?.force ?? ''];
  if (!force || !taskForce || !desk.legal.some(({ kind }) => kind === 'aaFormation')) return null;
  const { ring, center } = formationNow(desk.view, desk.side);
  return (
    <details className="grouping-form">
      <summary>
        {wingsOrdersText('kind.aaFormation')}:{' '}
        {wingsFormsText('ringOf', { count: ring.length, center: center.length })}
      </summary>
      <p className="hint">{wingsFormsText('ringHint')}</p>
      <ShipPicks
        ships={shipsIn(force, taskForce)}
        picked={ring}
        onPick={(picked) => desk.give({ kind: 'aaFormation', ring: picked })}
      />
    </details>
  );
}
