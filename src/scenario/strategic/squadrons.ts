import type { Side } from '../../rules/core';
import type { ScenarioDivision, ScenarioSquadron } from '../../rules/strategic';
import { STEPS_IN_SQUADRON } from '../../rules/strategic/query';
import type { RegisteredAircraft } from '../records/records';
import type { ShipRegistry } from '../records/registry';
import type { StrategicFile } from './schema';
import { squadronCardOn } from './squadronCard';

/** A squadron before it gets its id. */
type Unnamed = Omit<ScenarioSquadron, 'id'>;

/** The squadrons of a scenario: those that it lists, and the floatplanes of ships with catapults [ST-2.26]. */
export const squadronsOf = (
  file: StrategicFile,
  divisions: readonly ScenarioDivision[],
  registry: ShipRegistry,
): ScenarioSquadron[] =>
  named([...listed(file, divisions, registry), ...onCatapults(file, divisions, registry)]);

/** Ids show the enemy the side, the type and a number, never the home: AF1, XDB2. */
function named(squadrons: readonly Unnamed[]): ScenarioSquadron[] {
  const given = new Map<string, number>();
  return squadrons.map((it) => {
    const kind = `${it.side === 'allies' ? 'A' : 'X'}${it.card.type}`;
    const number = (given.get(kind) ?? 0) + 1;
    given.set(kind, number);
    return { id: `${kind}${number}`, ...it };
  });
}

function listed(
  file: StrategicFile,
  divisions: readonly ScenarioDivision[],
  { aircraft }: ShipRegistry,
): Unnamed[] {
  return file.squadrons.flatMap(({ aircraft: id, home, steps, longLegged }) => {
    const record = aircraft.get(id);
    const side = sideOfHome(home, file, divisions);
    if (!record || !side) return [];
    const base = squadronOf(record, { side, home, date: file.date });
    return steps.map((count) => ({
      ...{ ...base, steps: count },
      ...(longLegged !== undefined && { longLegged }),
    }));
  });
}

const sideOfHome = (
  home: string,
  { landUnits }: StrategicFile,
  divisions: readonly ScenarioDivision[],
): Side | undefined =>
  divisions.find(({ ships }) => ships.some(({ card }) => card.id === home))?.side ??
  landUnits.find(({ id }) => id === home)?.side;

const squadronOf = (
  record: RegisteredAircraft,
  { side, home, date }: { side: Side; home: string; date: string },
): Unnamed => ({
  ...{ side, home, aircraft: record.id, steps: STEPS_IN_SQUADRON },
  card: squadronCardOn(record, date),
});

function onCatapults(
  { scouts, date }: StrategicFile,
  divisions: readonly ScenarioDivision[],
  { aircraft }: ShipRegistry,
): Unnamed[] {
  return divisions.flatMap(({ side, ships }) => {
    const record = aircraft.get(scouts?.[side] ?? '');
    const carriers = ships.filter(({ card }) => record && card.scoutSteps > 0);
    return carriers.flatMap(({ card: { id, scoutSteps } }) =>
      record
        ? [
            {
              ...squadronOf(record, { side, home: id, date }),
              ...{ steps: Math.min(scoutSteps, STEPS_IN_SQUADRON), isScout: true },
            },
          ]
        : [],
    );
  });
}
