import {
  ratedSheet,
  type ShipFigures,
  type ShipSheet,
  type ShipTrait,
  STANDARD_TABLES,
} from '../../rules/battle';
import type { SheetOverrides } from '../../rules/battle/query';
import type { HostSheets } from '../core/system';
import { broadside, hasBegun, type RegisteredShip, refitted } from '../records/figures';
import type { RegisteredFlotilla } from '../records/records';
import { sheetByPack, type TablesPack } from './pack/pack';

/** A ship's figures on an ISO date, from which her sheet is computed [BT-16]. */
function figuresOn(ship: RegisteredShip, date: string): ShipFigures {
  const then = refitted(ship, date);
  const { antiAircraft, torpedoes } = then;
  const aa = antiAircraft.findLast((entry) => hasBegun(entry, date)) ?? antiAircraft[0];
  return {
    name: ship.name,
    classId: then.id,
    type: then.type,
    nation: ship.nation,
    standardTons: then.standardTons,
    speedKnots: then.speedKnots,
    beltInches: then.beltInches,
    deckInches: then.deckInches,
    batteries: then.guns.map(({ caliberInches, count, turretFaceInches, mounts }) => ({
      caliberInches,
      guns: count,
      onBroadside: broadside(mounts, ({ barrels }) => barrels),
      turretFaceInches,
    })),
    heavyAaGuns: aa?.heavyGuns ?? 0,
    lightAaBarrels: aa?.lightBarrels ?? 0,
    torpedoes: torpedoes && {
      onBroadside: broadside(torpedoes.mounts, ({ tubes }) => tubes),
      kind: torpedoes.kind,
    },
  };
}

/**
 * The sheet of a ship on an ISO date. Radar aboard gives no trait on its own: the scenario says whose radar was
 * useful in its battle [BT-19.1].
 */
export const sheetOn = (
  ship: RegisteredShip,
  date: string,
  { traits = [], overrides = {}, pack }: SheetChanges = {},
): ShipSheet =>
  ratedSheet(
    figuresOn(ship, date),
    [...new Set([...ship.traits, ...traits])],
    sheetByPack(pack, ship.id, overrides),
    { ...STANDARD_TABLES, ...pack?.tables },
  );

/** A battle's changes of a ship's sheet, and the tables that it is computed by if they are not the standard ones. */
interface SheetChanges {
  traits?: readonly ShipTrait[] | undefined;
  overrides?: SheetOverrides;
  pack?: TablesPack | undefined;
}

/** A flotilla as one small torpedo boat [ST-21.7]. */
const flotillaSheet = (it: RegisteredFlotilla): ShipSheet =>
  ratedSheet(
    {
      ...{ name: it.name, classId: it.id, type: 'TB', nation: it.nation },
      ...{ standardTons: it.standardTons, speedKnots: it.speedKnots, beltInches: 0, deckInches: 0 },
      batteries: [],
      ...{ heavyAaGuns: 0, lightAaBarrels: it.lightBarrels },
      torpedoes: { onBroadside: it.tubes, kind: 'other' },
    },
    [],
    {},
    STANDARD_TABLES,
  );

/** The sheets of ships that another system hands over to fight. */
export const battleSheets: HostSheets = { ship: sheetOn, flotilla: flotillaSheet };
