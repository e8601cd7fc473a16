import { rowOf } from '../../../../hex';
import type { ShipRegistry } from '../../../../scenario';
import type { PlacedMember } from '../../../../scenario/draft/sea/seaDraft';
import { seekriegSea } from '../../../../scenario/seekrieg/draft/form';
import { searchPainted } from '../../../../scenario/seekrieg/draft/searchMap';
import type { SeekriegDraft } from '../../../../scenario/seekrieg/draft/shape';
import { sheetOn, vesselOf } from '../../../../scenario/seekrieg/shipSheet';
import { columnName, rowName } from '../../../../words/seekrieg/common/names';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import type { SeaKit } from '../../../chartRoom/sea/seaDesk';
import { shipMark } from '../../../chartRoom/shipTypes';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { hullOf } from '../desk/hullOf';
import { ElementFields } from './ElementFields';
import { SearchBoard } from './SearchBoard';
import { SearchHexPanel } from './SearchHexPanel';
import { SeekriegOthers } from './SearchSection';
import { SeekriegScene } from './SeekriegScene';
import { SeekriegVessel } from './SeekriegVessel';
import { SeekriegVictory } from './SeekriegVictory';
import { frameOfDraft } from './searchDesk';

/** [SK-4.1] */
const HEX_YARDS = 1000;
/** Hours between which it is dark enough to draw the sea so. */
const [DAWN, DUSK] = ['06:00', '19:00'];

/** What the editor of battles on open sea needs of Seekrieg. */
export const seekriegKit: SeaKit = {
  form: seekriegSea,
  hexYards: HEX_YARDS,
  seaOf: () => undefined,
  isNight: ({ time }: SeekriegDraft) => time < DAWN || time >= DUSK,
  ground: () => ({ system: 'seekrieg', text: seekriegEditorText('ground'), rule: 'SK-4.12' }),
  namesOf: () => ({
    ...{ column: columnName, row: rowName, first: { column: 0, row: 0 } },
    hex: (hex) => `${columnName(hex.q)} ${rowName(rowOf(hex))}`,
  }),
  vesselOf: drawn,
  Scene: SeekriegScene,
  GroupFields: ElementFields,
  ShipFields: SeekriegVessel,
  Wide: {
    isIn: ({ search }: SeekriegDraft) => search !== undefined,
    begins: /^(search|bases)/,
    names: () => ({
      sea: seekriegEditorText('seaOfBattle'),
      wide: seekriegEditorText('searchMap'),
    }),
    Board: SearchBoard,
    chartOf: (draft) => frameOfDraft(draft).chart,
    traced: (draft: SeekriegDraft, hexes) =>
      searchPainted(draft, hexes.map(frameOfDraft(draft).fromChart), 'land'),
    HexPanel: SearchHexPanel,
  },
  Others: SeekriegOthers,
  Victory: SeekriegVictory,
  sections: [
    { begins: /^search/, title: () => seekriegEditorText('searchMap') },
    { begins: /^bases/, title: () => seekriegEditorText('bases') },
  ],
};

/** A ship or boat as she is drawn. */
function drawn(
  { date }: SeekriegDraft,
  { id }: PlacedMember,
  registry: ShipRegistry,
): ReturnType<SeaKit['vesselOf']> {
  const vessel = vesselOf(registry, id);
  if (!vessel) return undefined;
  if (!('shipClass' in vessel)) return { name: vessel.name, hull: 'submarine', mark: 'SS' };
  const type = hullOf(sheetOn(vessel, date));
  const record = silhouetteOf(vessel.shipClass);
  return {
    name: vessel.name,
    hull: type ? { type, record } : 'submarine',
    mark: shipMark(vessel.shipClass.type),
  };
}
