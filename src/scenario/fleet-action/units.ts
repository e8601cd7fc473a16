import { type Axial, hexAhead } from '../../hex';
import type { Side } from '../../rules/core';
import {
  landSheet,
  merchantSheet,
  type ScenarioUnit,
  smallCraftSheet,
  submarineSheet,
  withCargo,
} from '../../rules/fleet-action/query';
import type { ShipRegistry } from '../records/registry';
import type { FleetActionFile, ShipInFile, SquadronInFile } from './schema';
import { sheetOn } from './shipSheet';

/** A unit of a file, with what checks ask of it. */
export interface UnitInFile {
  id: string;
  side: Side;
  /** Where it stands in the file, such as `squadrons[0].ships[1]`. */
  path: string;
  kind: 'afloat' | 'ashore' | 'submarine';
  /** Absent for a ship that the registry does not have. */
  unit: ScenarioUnit | undefined;
  /** Its hex at the start; `null` for a submarine, one that enters near others, or that has none with a hex before it. */
  hex: Axial | null;
}

type Ships = Pick<ShipRegistry, 'ships'>;

/** All units of a file, in its order. */
export const unitsIn = (file: FleetActionFile, registry: Ships): UnitInFile[] => [
  ...file.squadrons.flatMap((squadron, s) => afloat(squadron, `squadrons[${s}]`, file, registry)),
  ...(file.landTargets ?? []).map((it, l) => ({
    ...{ id: it.id, side: it.side, path: `landTargets[${l}]`, kind: 'ashore' as const },
    ...{ unit: landUnit(it, file), hex: it.hex },
  })),
  ...(file.submarines ?? []).map((it, s) => ({
    ...{ id: it.id, side: it.side, path: `submarines[${s}]`, kind: 'submarine' as const },
    ...{ unit: boatUnit(it, file), hex: null },
  })),
];

/** [NW-34.2] The units of a squadron, those without a hex astern of the one before. */
function afloat(
  squadron: SquadronInFile,
  path: string,
  { date }: FleetActionFile,
  registry: Ships,
): UnitInFile[] {
  let before: Axial | null = null;
  return membersOf(squadron, date, registry).map((member) => {
    before = member.hex ?? (before && hexAhead(before, squadron.course, -1));
    const { id, key, unit } = member;
    return { id, side: squadron.side, path: `${path}.${key}`, kind: 'afloat', unit, hex: before };
  });
}

interface Member {
  id: string;
  /** Its place in the squadron, such as `ships[1]`. */
  key: string;
  hex: Axial | undefined;
  unit: ScenarioUnit | undefined;
}

/** The members of a squadron in their order: ships of the registry, typical merchant ships, small craft. */
export const membersOf = (
  { ships = [], merchants = [], craft = [] }: SquadronInFile,
  date: string,
  registry: Ships,
): Member[] => [
  ...ships.map((it, i) => ({
    ...{ id: it.ship, key: `ships[${i}]`, hex: it.hex, unit: shipUnit(it, date, registry) },
  })),
  ...merchants.map((it, i) => ({
    ...{ id: it.id, key: `merchants[${i}]`, hex: it.hex, unit: merchantUnit(it) },
  })),
  ...craft.map((it, i) => ({
    ...{ id: it.id, key: `craft[${i}]`, hex: it.hex, unit: craftUnit(it, date) },
  })),
];

function shipUnit(
  { ship, hex = undefined, overrides, damage, cargo = undefined, mineLoads = 0 }: ShipInFile,
  date: string,
  { ships }: Ships,
): ScenarioUnit | undefined {
  const record = ships.get(ship);
  if (!record) return undefined;
  const sheet = sheetOn(record, date, overrides);
  return {
    ...{ id: ship, name: record.name, hex: hex ?? null, vessels: 1 },
    sheet: { ...withCargo(sheet, cargo ?? null), mineLoads },
    ...damaged(damage),
  };
}

const merchantUnit = ({
  id,
  name,
  merchant,
  hex,
  cargo,
  grossTons,
  damage,
}: Listed<'merchants'>): ScenarioUnit => ({
  ...{
    id,
    name,
    hex: hex ?? null,
    vessels: 1,
    sheet: merchantSheet(merchant, { cargo, grossTons }),
  },
  ...damaged(damage),
});

const craftUnit = (
  { id, name, craft, vessels, crewQuality = 0, hex }: Listed<'craft'>,
  date: string,
): ScenarioUnit => ({
  ...{ id, name, hex: hex ?? null, vessels },
  sheet: { ...smallCraftSheet(craft, date), crewQuality },
});

type Listed<Key extends 'merchants' | 'craft'> = NonNullable<SquadronInFile[Key]>[number];
type LandInFile = NonNullable<FleetActionFile['landTargets']>[number];
type BoatInFile = NonNullable<FleetActionFile['submarines']>[number];

export function landUnit(
  { id, name, place, side, hex, crewQuality }: LandInFile,
  { sides }: FleetActionFile,
): ScenarioUnit & { hex: Axial } {
  const sheet = landSheet(place, sides[side].nation);
  return {
    ...{ id, name, hex, vessels: 1 },
    sheet: { ...sheet, crewQuality: crewQuality ?? sheet.crewQuality },
  };
}

export function boatUnit(
  { id, name, submarine, crewQuality }: BoatInFile,
  { date }: FleetActionFile,
): ScenarioUnit {
  const sheet = submarineSheet(submarine, date);
  return {
    ...{ id, name, hex: null, vessels: 1 },
    sheet: { ...sheet, crewQuality: crewQuality ?? sheet.crewQuality },
  };
}

function damaged(damage: ShipInFile['damage']): Pick<ScenarioUnit, 'damage'> {
  if (!damage) return {};
  const { lost, ...other } = damage;
  const mounts = lost && { lost: { main: [], other: [], torpedoes: [], ...lost } };
  return { damage: { ...other, ...mounts } };
}
