import { disk } from '../../../hex';
import { fromFile } from '../../draft/hexes';
import type { GroundForm, Landed } from '../../draft/sea/seaDraft';

/** Hexes that files of drafts may name. */
const MAX_OUT = 120;

/** [SK-4.1, SK-8.1] Its maps have no rows: neither the sea of a battle nor that of the search map has an edge. */
export const openSea: GroundForm<Landed> = {
  isOnMap: (_, { q, r }) => Math.abs(q) <= MAX_OUT && Math.abs(r) <= MAX_OUT,
  hexesOf: (_, area) => {
    if ('hexes' in area) return area.hexes.map(fromFile);
    return 'around' in area ? disk(fromFile(area.around), area.within) : [];
  },
};
