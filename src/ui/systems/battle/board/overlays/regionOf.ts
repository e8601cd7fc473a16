import { distance } from '../../../../../hex';
import type { Region } from '../../../../hexmap/mapProps';
import { boardText } from '../../../../i18n/board';
import type { Overlay } from '../common/boardProps';
import { sayRange } from '../common/range';

/** An overlay as the map draws it. Of several of a kind each has a label of its own. */
export const regionOf = (overlay: Overlay): Region => ({
  key: `${overlay.kind} ${overlay.label ?? ''}`,
  kind: overlay.kind,
  variant: overlay.weapon,
  hexes: overlay.hexes,
  label: labelOf(overlay),
});

/** 'Primary guns, 6 hexes, 24,000 yd'. */
function labelOf({ kind, hexes, from, label }: Overlay): string {
  if (label) return label;
  const name = boardText(`overlay.${kind}`);
  if (!from || hexes.length === 0) return name;
  const range = sayRange(Math.max(...hexes.map((hex) => distance(from, hex))));
  return boardText('overlayRange', { name, range });
}
