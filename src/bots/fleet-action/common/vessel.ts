import type { Axial, Facing } from '../../../hex';
import type { FleetActionView } from '../../../rules/fleet-action';
import {
  type BatteryName,
  batteriesOf,
  type Condition,
  type DataSheet,
  type Gun,
  isRadarLaid,
  type Mount,
  speedLimit,
  spottingHexes,
  type Unit,
} from '../../../rules/fleet-action/query';

/** Guns of a vessel that are left, as far as the side knows. */
export interface Guns {
  name: BatteryName;
  gun: Gun;
  mounts: readonly Mount[];
  isRadarLaid: boolean;
}

/** A unit in play as a side judges it: its own as they are, the enemy's by what can be seen. */
export interface Vessel {
  unit: Unit;
  sheet: DataSheet;
  /** Its place among all vessels of the position, for tables. */
  index: number;
  hex: Axial;
  facing: Facing;
  structure: number;
  flotation: number;
  /** The share of its arms that is left, beside mounts known to be lost. */
  arms: number;
  guns: readonly Guns[];
  /** Torpedoes that may be in the tubes. */
  torpedoes: number;
  isDirected: boolean;
  crewQuality: number;
  gunneryModifier: number;
  sightHexes: number;
  /** Speed limit as far as it is known. */
  limitKnots: number;
}

/** What is taken to be left of an enemy's S, F and arms, by what can be seen of her. */
const LEFT = {
  sound: { structure: 0.9, flotation: 1, arms: 1 },
  damaged: { structure: 0.5, flotation: 0.9, arms: 0.8 },
  battered: { structure: 0.2, flotation: 0.75, arms: 0.55 },
  shattered: { structure: 0, flotation: 0.5, arms: 0.3 },
} as const;

/** A unit as its side or the other judges it. */
export function vesselOf(view: FleetActionView, unit: Unit, index: number): Vessel {
  const { sheet, condition, hex, facing } = unit;
  const { structure, flotation, arms } = condition ? leftOf(condition) : guessed(unit);
  const { fireControl, crewQuality, gunneryModifier } = condition ?? sheet;
  // Written out, as building it from spreads took 7 % of a game.
  return {
    unit,
    sheet,
    index,
    hex,
    facing,
    structure,
    flotation,
    arms,
    guns: batteriesOf(unit).flatMap((name) => gunsOf(unit, name)),
    torpedoes: torpedoesOf(unit),
    isDirected: fireControl > 0 && !isLocal(sheet),
    crewQuality,
    gunneryModifier,
    sightHexes: spottingHexes(unit),
    limitKnots: condition ? speedLimit(view, unit) : sheet.speedKnots,
  };
}

const isLocal = ({ type, traits }: DataSheet): boolean =>
  type.startsWith('C') || traits.includes('amc');

type Left = Pick<Vessel, 'structure' | 'flotation' | 'arms'>;

const leftOf = ({ structure, flotation }: Condition): Left => ({ structure, flotation, arms: 1 });

function guessed({ sheet, appearance }: Unit): Left {
  const { structure, flotation, arms } = LEFT[appearance];
  return { structure: structure * sheet.structure, flotation: flotation * sheet.flotation, arms };
}

function gunsOf(unit: Unit, name: BatteryName): Guns[] {
  const { condition, sheet } = unit;
  const battery = sheet[name];
  if (!battery) return [];
  const lost = condition?.lost[name] ?? [];
  const mounts =
    lost.length > 0 ? battery.mounts.filter((_, i) => !lost.includes(i)) : battery.mounts;
  if (mounts.length === 0) return [];
  return [{ name, gun: battery.gun, mounts, isRadarLaid: isRadarLaid(unit, name) }];
}

function torpedoesOf({ sheet, condition, vessels }: Unit): number {
  const { smallCraft, torpedoes } = sheet;
  if (!torpedoes) return 0;
  const { empty = [], lost } = condition ?? {};
  if (smallCraft) return empty.length > 0 ? 0 : smallCraft.tubes * vessels;
  return torpedoes.mounts.reduce(
    (sum, { barrels }, i) =>
      empty.includes(i) || lost?.torpedoes.includes(i) ? sum : sum + barrels,
    0,
  );
}
