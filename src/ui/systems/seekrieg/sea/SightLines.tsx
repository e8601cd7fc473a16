import { isInVisualRange, shipsOnMap } from '../../../../rules/seekrieg/query';
import { LinesOfSight } from '../../../tacticalSea/SeaLayers';
import { useDesk } from '../desk/desk';

/** [SK-10.2] Lines from the picked ship to every enemy: whole to those in her visual range. */
export function SightLines() {
  const { view, selected, moving } = useDesk();
  const from = view.ships[selected ?? moving.steered?.id ?? ''];
  if (!from?.condition) return null;
  const others = shipsOnMap(view).filter(({ side }) => side !== from.side);
  return (
    <LinesOfSight
      from={from.hex}
      to={others.map((it) => ({
        ...{ id: it.id, hex: it.hex, isSeen: isInVisualRange(view, from, it) },
      }))}
    />
  );
}
