import { bySide, type Side } from '../../rules/core';
import {
  DEFAULT_OPTIONS,
  type Objective,
  type ScenarioSide,
  type SeekriegOptions,
  type SeekriegScenario,
} from '../../rules/seekrieg/query';
import type { LoadedScenario, PreparedScenario } from '../core/system';
import { bad, good, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { cardOf, type SeekriegCard } from './card';
import { seekriegFaults } from './checks';
import { airGroupsOf, elementOf } from './elements';
import { landOf } from './land';
import type { SeekriegFile } from './schema';
import { forcesOf, searchOf, turnsOf } from './searchMap';

/** A battle of Seekrieg ready to be fought, and its card. */
export type LoadedSeekrieg = LoadedScenario<
  SeekriegFile,
  SeekriegCard,
  SeekriegScenario,
  SeekriegOptions
>;

/** The same for the screen. */
export type PreparedSeekrieg = PreparedScenario<SeekriegCard, SeekriegScenario, SeekriegOptions>;

/** Completes a checked scenario file with the registry; all that does not fit is reported at once. */
export function resolveSeekrieg(
  file: SeekriegFile,
  registry: ShipRegistry,
  name: string,
): Read<LoadedSeekrieg> {
  const faults = seekriegFaults(file, registry);
  if (faults.length > 0) return bad(faults.map((fault) => ({ file: name, ...fault })));
  const scenario = scenarioOf(file, registry);
  return good({
    ...{ system: 'seekrieg', file, options: { ...DEFAULT_OPTIONS } },
    ...{ card: cardOf(file, registry, scenario), scenario },
  });
}

function scenarioOf(file: SeekriegFile, registry: ShipRegistry): SeekriegScenario {
  const { id, title, date, place, time, latitude, longitude, modules = [] } = file;
  return {
    ...{ system: 'seekrieg', id, title, date, place, latitude, longitude },
    ...{ turns: turnsOf(file), ...searchOf(file) },
    startMinute: minuteOf(time),
    weather: weatherOf(file),
    modules: {
      air: modules.includes('air'),
      submarine: modules.includes('submarine'),
      search: modules.includes('search'),
    },
    land: landOf(file),
    sides: bySide((side) => sideOf(file, side, registry)),
  };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

function weatherOf({ weather }: SeekriegFile): SeekriegScenario['weather'] {
  const { force, wind, visibility, ceiling = null, moon = 'rolled', area } = weather;
  return { force, windFrom: wind, visibility, ceiling, moon, area };
}

function sideOf(file: SeekriegFile, side: Side, registry: ShipRegistry): ScenarioSide {
  const { name, nation, report = null, hasCommonSignals = true } = file.sides[side];
  const elements = file.elements.filter((it) => it.side === side);
  return {
    ...{ name, nation, hasCommonSignals, bases: basesOf(file, side) },
    forces: forcesOf(file, side),
    elements: elements.map((it) => elementOf(it, file.date, registry)),
    report,
    objectives: file.objectives.filter((it) => it.side === side).map(objectiveOf),
  };
}

const basesOf = ({ bases = [] }: SeekriegFile, side: Side): ScenarioSide['bases'] =>
  bases
    .filter((it) => it.side === side)
    .map(({ id, name, type, hex, radar = null, aircraft = [] }) => ({
      ...{ id, name, type, hex, radar, airGroups: airGroupsOf(aircraft) },
    }));

const objectiveOf = ({
  side: _,
  of = 'each',
  ...objective
}: SeekriegFile['objectives'][number]): Objective => ({ ...objective, of });
