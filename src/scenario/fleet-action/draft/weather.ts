import type { Axial } from '../../../hex';
import { landOfDraft, painted, sameGround } from '../../draft/sea/ground';
import type { AreaInFile, GroundForm, Landed } from '../../draft/sea/seaDraft';
import { mapOf } from '../map';
import { type FleetDraft, fileOf, fleetSea } from './form';

/** Weather to paint: bad, or fair. */
type PaintedWeather = 'foul' | 'fair';

/** [NW-8.33] The areas of bad weather; where it is bad everywhere, all rows of the map. */
function areasOf(draft: FleetDraft): AreaInFile[] {
  const { badWeather = [] } = draft;
  if (badWeather !== 'everywhere') return badWeather;
  const { row, rows } = mapOf(fileOf(draft));
  return [{ rows: [row, row + rows - 1] }];
}

/** Bad weather is written in areas as land is. */
const weatherForm = (draft: FleetDraft): GroundForm<Landed> => ({
  isOnMap: (_, hex) => fleetSea.isOnMap(draft, hex),
  hexesOf: (_, area) => fleetSea.hexesOf(draft, area),
});

/** [NW-8.33] Hexes where ships are slowed; all of the map where the weather is bad everywhere. */
export const foulHexes = (draft: FleetDraft): Axial[] => [
  ...landOfDraft(weatherForm(draft), { land: areasOf(draft) }).values(),
];

/** [NW-8.33] Hexes of the map given bad weather, or fair; areas that are not touched stay as they are written. */
export function weatherPainted(
  draft: FleetDraft,
  hexes: readonly Axial[],
  weather: PaintedWeather,
): FleetDraft {
  const before: Landed = { land: areasOf(draft) };
  const form = weatherForm(draft);
  const after = painted(form, before, hexes, weather === 'foul' ? 'land' : 'sea');
  if (after === before) return draft;
  const { badWeather: _, ...fair } = draft;
  return after.land ? { ...fair, badWeather: after.land } : fair;
}

/** The hexes of one weather that hang together with a hex. */
export const weatherAround = (draft: FleetDraft, hex: Axial): Axial[] =>
  sameGround(weatherForm(draft), { land: areasOf(draft) }, hex);
