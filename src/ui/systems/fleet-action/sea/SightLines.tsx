import { canSee } from '../../../../rules/fleet-action/query';
import { LinesOfSight } from '../../../tacticalSea/SeaLayers';
import { useDesk } from '../desk/desk';
import { afloat } from './seaOf';

/** [NW-3.18] Lines from the picked unit to every enemy: whole to those it sees, broken to the others. */
export function SightLines() {
  const { view, selected } = useDesk();
  const from = view.units[selected ?? ''];
  if (from?.fate !== 'inPlay') return null;
  const others = afloat(view).filter(({ side }) => side !== from.side);
  return (
    <LinesOfSight
      from={from.hex}
      to={others.map((it) => ({ id: it.id, hex: it.hex, isSeen: canSee(view, from, it) }))}
    />
  );
}
