import { canSee } from '../../../../rules/fleet-action/query';
import { FLAT } from '../../../hexmap/geometry/plane';
import { useDesk } from '../desk/desk';
import { afloat } from './seaOf';

/** [NW-3.18] Lines from the picked unit to every enemy: whole to those it sees, broken to the others. */
export function SightLines() {
  const { view, selected } = useDesk();
  const from = view.units[selected ?? ''];
  if (from?.fate !== 'inPlay') return null;
  const others = afloat(view).filter(({ side }) => side !== from.side);
  return (
    <g className="fleet-sight">
      {others.map((to) => (
        <path
          key={to.id}
          data-seen={canSee(view, from, to) || undefined}
          d={FLAT.linePath([from.hex, to.hex])}
        />
      ))}
    </g>
  );
}
