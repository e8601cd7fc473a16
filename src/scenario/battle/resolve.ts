import { type Axial, hexKey, isWithin, ORIGIN, sameHex } from '../../hex';
import {
  type BattleOptions,
  type BattleScenario,
  DEFAULT_OPTIONS,
  type ScenarioShip,
  type TaskForce,
} from '../../rules/battle';
import type { SheetOverrides } from '../../rules/battle/query';
import { bySide } from '../../rules/core';
import type { ForceCard, ScenarioCard } from '../core/card';
import type { LoadedScenario, PreparedScenario } from '../core/system';
import { bad, good, type PathFault, type Read, unknownName } from '../form/fault';
import { servesOn } from '../records/figures';
import type { ShipRegistry } from '../records/registry';
import { crossCheck } from './crossChecks';
import { type TablesPack, tablesWith } from './pack/pack';
import type { Plan, PlannedForce, PlannedShip } from './plan';
import type { BattleFile } from './schema';
import { sheetOn } from './sheets';

type ForceInFile = BattleFile['taskForces'][number];
type ShipInFile = ForceInFile['ships'][number];

/** What the screen shows of a battle before it is fought. */
export interface BattleCard extends ScenarioCard, Pick<BattleFile, 'hour' | 'weather' | 'rounds'> {
  system: 'battle';
}

/** A battle ready to be fought, its card, and its recommended optional rules. */
export type LoadedBattle = LoadedScenario<BattleFile, BattleCard, BattleScenario, BattleOptions>;
/** The same for the screen. */
export type PreparedBattle = PreparedScenario<BattleCard, BattleScenario, BattleOptions>;

/** The ships of the registry, and the tables that rate them if those are not the standard ones. */
interface RatedShips extends Pick<ShipRegistry, 'ships'> {
  pack: TablesPack | undefined;
}

/**
 * Completes a checked scenario file with the registry's ships, by the standard tables or those of a pack; all that
 * does not fit is reported at once.
 */
export function resolveBattle(
  file: BattleFile,
  { ships }: ShipRegistry,
  name: string,
  pack?: TablesPack,
): Read<LoadedBattle> {
  const registry: RatedShips = { ships, pack };
  const faults = faultsIn(file, registry);
  if (faults.length > 0) return bad(faults.map((fault) => ({ file: name, ...fault })));
  const scenario = battleOf(file, registry);
  return good({
    ...{ system: 'battle', file, card: cardOf(file, scenario), scenario },
    options: optionsOf(file),
  });
}

const faultsIn = (file: BattleFile, registry: RatedShips): PathFault[] => [
  ...recordFaults(file, registry),
  ...crossCheck(planOf(file, registry)),
  ...nameFaults(file),
];

/** What does not fit in a file whose form may be unfinished: empty lists and texts are no faults here. */
export const battleFaults = (file: BattleFile, { ships }: ShipRegistry): PathFault[] =>
  faultsIn(file, { ships, pack: undefined });

/** The battle of a file whose ships are all in the registry, by the standard tables; whether it can be fought is not asked. */
export const battleAsWritten = (file: BattleFile, { ships }: ShipRegistry): BattleScenario =>
  battleOf(file, { ships, pack: undefined });

/** Ships that the registry does not have, or not on this date. */
const recordFaults = ({ taskForces, date }: BattleFile, { ships }: RatedShips): PathFault[] =>
  taskForces.flatMap((force, f) =>
    force.ships.flatMap(({ ship }, s): PathFault[] => {
      const path = `taskForces[${f}].ships[${s}].ship`;
      const record = ships.get(ship);
      if (!record) return [unknownName(path, 'a ship of the registry', ship, ships.keys())];
      if (servesOn(record, date)) return [];
      const { from, to } = record.inService;
      const expected = `a ship in service on ${date}`;
      return [{ path, expected, found: `'${ship}', in service from ${from} to ${to}` }];
    }),
  );

/** Names of land are on land, names of waters on water, each on the board. */
function nameFaults({ names = [], land = [], radius }: BattleFile): PathFault[] {
  const isLand = (hex: Axial): boolean => land.some((it) => sameHex(it, hex));
  return names.flatMap(({ hex, of }, i): PathFault[] => {
    const path = `names[${i}].hex`;
    const found = hexKey(hex);
    if (!isWithin(hex, ORIGIN, radius))
      return [{ path, expected: `a hex within ${radius} of the middle`, found }];
    if (of === 'place' || isLand(hex) === (of === 'land')) return [];
    return [{ path, expected: `a hex of ${of}`, found }];
  });
}

const optionsOf = ({ options }: BattleFile): BattleOptions =>
  ({ ...DEFAULT_OPTIONS, ...options }) as BattleOptions;

function planOf(file: BattleFile, registry: RatedShips): Plan {
  return {
    radius: file.radius,
    land: file.land ?? [],
    islandMarker: file.islandMarker ?? false,
    taskForces: file.taskForces.map((force) => plannedForce(force, file.date, registry)),
    extraPoints: pointsOf(file),
    victoryRules: file.victoryRules,
    looseStacks: optionsOf(file).looseStacks,
    shipKey: 'ship',
  };
}

function plannedForce(force: ForceInFile, date: string, { ships, pack }: RatedShips): PlannedForce {
  const planned = (inFile: ShipInFile): PlannedShip => {
    const { ship, counter, lost, torpedoesSpent, speed } = inFile;
    const record = ships.get(ship);
    const sheet =
      record &&
      sheetOn(record, date, { traits: inFile.traits, overrides: overridesOf(inFile), pack });
    return { id: ship, sheet, counter, lost: lost as ScenarioShip['lost'], torpedoesSpent, speed };
  };
  return { ...force, ships: force.ships.map(planned) };
}

// The schema treats an absent key and an undefined value alike, but the rules' types do not; JSON has no undefined.
const overridesOf = ({ overrides = {} }: ShipInFile) => overrides as SheetOverrides;
const pointsOf = ({ extraPoints = {} }: BattleFile) => extraPoints as BattleScenario['extraPoints'];

function battleOf(file: BattleFile, registry: RatedShips): BattleScenario {
  const { id, title, date, hour, weather, radius, sides, initiative, rounds } = file;
  const shipIds = file.taskForces.flatMap((force) => force.ships.map(({ ship }) => ship));
  const tables = tablesWith(registry.pack, shipIds);
  const { usTorpedoesMended, ...others } = file.allows ?? {};
  const { flashes = true, tertiaryInStorm = false, torpedoesInStorm = false } = others;
  return {
    ...{ system: 'battle', id, title, date, hour, weather, radius, sides, rounds },
    land: file.land ?? [],
    islandMarker: file.islandMarker ?? false,
    ...(initiative && { initiative }),
    taskForces: file.taskForces.map((force) => forceOf(force, registry, date)),
    extraPoints: pointsOf(file),
    ...(file.victoryRules && { victoryRules: file.victoryRules }),
    allows: {
      ...{ flashes, tertiaryInStorm, torpedoesInStorm },
      ...(usTorpedoesMended && { usTorpedoesMended }),
    },
    ...(tables && { tables }),
  };
}

function forceOf(force: ForceInFile, registry: RatedShips, date: string): TaskForce {
  const { id, name, side, entry, stacks, surprisedUntil } = force;
  const ships = force.ships.flatMap((ship) => shipOf(ship, registry, date));
  return {
    ...{ id, name, side, entry, ships },
    ...(stacks && { stacks }),
    ...(surprisedUntil !== undefined && { surprisedUntil }),
  };
}

function shipOf(inFile: ShipInFile, { ships, pack }: RatedShips, date: string): ScenarioShip[] {
  const { ship, captain, counter, lost, torpedoesSpent, speed, traits } = inFile;
  const record = ships.get(ship);
  if (!record) return [];
  return [
    {
      id: ship,
      sheet: sheetOn(record, date, { traits, overrides: overridesOf(inFile), pack }),
      ...(captain !== undefined && { captain }),
      ...(counter !== undefined && { counter }),
      ...(lost && { lost: lost as NonNullable<ScenarioShip['lost']> }),
      ...(torpedoesSpent !== undefined && { torpedoesSpent }),
      ...(speed !== undefined && { speed }),
    },
  ];
}

function cardOf(file: BattleFile, { taskForces }: BattleScenario): BattleCard {
  const { id, system, title, place, date, time, hour, weather, sides, rounds, minutes } = file;
  const { theater } = file;
  const { victory, history, losses, sources } = file;
  const commanders = new Map(file.taskForces.map((force) => [force.id, force.commander]));
  return {
    ...{ id, system, title, place, date, time, hour, weather, sides, rounds, minutes },
    ...(theater && { theater }),
    ...{ victory, history, sources, situation: file.situation.join(' ') },
    ...(losses && { losses }),
    forces: bySide((side) =>
      taskForces
        .filter((force) => force.side === side)
        .map((force) => forceCard(force, commanders.get(force.id))),
    ),
  };
}

const forceCard = ({ name, ships }: TaskForce, commander: string | undefined): ForceCard => ({
  name,
  ...(commander !== undefined && { commander }),
  ships: ships.map(({ id, sheet, captain }) => ({
    ...{ id, name: sheet.name, type: sheet.type },
    ...(captain !== undefined && { captain }),
  })),
});
