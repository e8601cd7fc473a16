import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../server/common/project';
import type { Axial } from '../../../src/hex';
import type { Side } from '../../../src/rules/core';
import type { FleetActionScenario, ScenarioSquadron } from '../../../src/rules/fleet-action/query';
import { faultText } from '../../../src/scenario';
import { loadScenario } from '../../../src/scenario/catalog';
import type { LoadedFleetAction } from '../../../src/scenario/fleet-action/resolve';
import { registry } from '../shipped';

/** The JSON of a shipped battle of Fleet Action. */
export const actionFile = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(PROJECT, `scenarios/fleet-action/${id}.json`), 'utf8'));

/** A battle of Fleet Action from its JSON; throws with its faults. */
export function loadAction(value: unknown, name = 'action.json'): LoadedFleetAction {
  const read = loadScenario(value, registry, name);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value as LoadedFleetAction;
}

/** A shipped battle of Fleet Action, as the rules get it. */
export const actionOf = (id: string): FleetActionScenario =>
  loadAction(actionFile(id), id).scenario;

/** The faults of a file in words. */
export function faultsOf(value: unknown): string[] {
  const read = loadScenario(value, registry, 'action.json');
  return read.ok ? [] : read.faults.map(faultText);
}

/** Course in words by facing. */
const COURSES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export const at = (hex: Axial | null): string => (hex ? `${hex.q},${hex.r}` : 'astern');

/** A squadron in a line: `Ajax 12,2; Achilles 11,3 NE 14 knots, CV +2`. */
export const lineOf = ({ units, facing, speedKnots, commandValue }: ScenarioSquadron): string =>
  `${units.map(({ name, hex }) => `${name} ${at(hex)}`).join('; ')} ${COURSES[facing - 1]} ${speedKnots} knots, CV ${commandValue > 0 ? '+' : ''}${commandValue}`;

/** The squadrons of a side, in lines. */
export const linesOf = ({ sides }: FleetActionScenario, side: Side): string[] =>
  sides[side].squadrons.map(lineOf);
