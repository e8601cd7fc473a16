import { must } from '../../../../rules/core';
import type { ShipRegistry } from '../../../../scenario';
import type { PlacedMember } from '../../../../scenario/draft/sea/seaDraft';
import { type FleetDraft, fileOf, fleetSea } from '../../../../scenario/fleet-action/draft/form';
import {
  foulHexes,
  weatherAround,
  weatherPainted,
} from '../../../../scenario/fleet-action/draft/weather';
import { mapOf } from '../../../../scenario/fleet-action/map';
import { membersOf } from '../../../../scenario/fleet-action/units';
import {
  columnNumber,
  hexNumber,
  rowNumber,
} from '../../../../words/fleet-action/common/hexNumber';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import type { SeaKit } from '../../../chartRoom/sea/seaDesk';
import { shipMark } from '../../../chartRoom/shipTypes';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { hullOf } from '../desk/hullOf';
import { FleetOthers } from './FleetOthers';
import { FleetScene } from './FleetScene';
import { FleetVessel } from './FleetVessel';
import { FleetVictory } from './FleetVictory';
import { SquadronFields } from './SquadronFields';

/** [NW-1.2] */
const HEX_YARDS = 1000;

/** What the editor of battles on open sea needs of Fleet Action. */
export const fleetKit: SeaKit = {
  form: fleetSea,
  hexYards: HEX_YARDS,
  seaOf: (draft: FleetDraft) => mapOf(draft),
  isNight: ({ light }: FleetDraft) => light === 'night',
  weather: { hexes: foulHexes, painted: weatherPainted, around: weatherAround },
  ground: () => ({ system: 'fleet-action', text: fleetEditorText('ground'), rule: 'NW-8.18' }),
  namesOf: (draft: FleetDraft) => {
    const map = mapOf(draft);
    return {
      column: (column) => columnNumber(map, column),
      row: (row) => rowNumber(map, row),
      hex: (hex) => hexNumber(map, hex),
      first: { column: map.column - 1, row: map.row - 1 },
    };
  },
  vesselOf,
  Scene: FleetScene,
  GroupFields: SquadronFields,
  ShipFields: FleetVessel,
  Others: FleetOthers,
  Victory: FleetVictory,
  sections: [
    {
      begins: /^(airSquadrons|landTargets|submarines|dummies|happenings)/,
      title: () => fleetEditorText('others'),
    },
    { begins: /^(freeExits|convoyOf)/, title: () => fleetEditorText('victory') },
  ],
};

/** A ship of a squadron as she is drawn. */
function vesselOf(
  draft: FleetDraft,
  { group, list, index }: PlacedMember,
  registry: ShipRegistry,
): ReturnType<SeaKit['vesselOf']> {
  const squadron = must(fileOf(draft).squadrons[group], `squadron ${group}`);
  const own = membersOf(squadron, draft.date, registry).find(
    ({ key }) => key === `${list}[${index}]`,
  );
  if (!own?.unit) return undefined;
  const { sheet, name } = own.unit;
  const record = registry.ships.get(own.id);
  const type = hullOf(sheet) ?? 'TB';
  return {
    name,
    hull: record ? { type, record: silhouetteOf(record.shipClass) } : { type },
    mark: record ? shipMark(record.shipClass.type) : sheet.type,
  };
}
