import type { StrategicScenario, StrategicState } from '../../../src/rules/strategic';
import { base, HERE, hex, scene, ships } from './advancedScene';
import { CARRIER, DIVE_BOMBERS, FIGHTERS, scenarioSquadron, TORPEDO_BOMBERS } from './smallGame';

/** An Allied carrier of four squadrons here with squadrons aboard, the enemy far off. */
export function carrier(given: Partial<StrategicScenario> = {}): StrategicState {
  return scene({
    divisions: [ships('A1', HERE, CARRIER), ships('X1', hex(11, 0))],
    squadrons: [
      scenarioSquadron('a-f', 'a1-ship', FIGHTERS),
      scenarioSquadron('a-db', 'a1-ship', DIVE_BOMBERS),
      scenarioSquadron('a-tb', 'a1-ship', TORPEDO_BOMBERS),
    ],
    ...given,
  });
}

export const arm = (squadron: string, ordnance: 'guns' | 'bombs' | 'torpedoes' | 'search') =>
  ({ kind: 'arm', squadron, ordnance }) as const;

export const damage = (state: StrategicState, ship: string, damageLevels: number): void => {
  Object.assign(state.forces.allies.ships[ship] ?? {}, { damageLevels });
};

/** An Allied land base here with so many squadrons. */
export function onLand(kind: 'airbase' | 'airfield' | 'airstrip', count: number, damageLevels = 0) {
  const state = scene({
    divisions: [ships('A1', hex(1, 1)), ships('X1', hex(11, 0))],
    landUnits: [base('a-base', HERE, kind)],
    squadrons: Array.from({ length: count }, (_, n) =>
      scenarioSquadron(`a-f-${n}`, 'a-base', FIGHTERS),
    ),
  });
  Object.assign(state.forces.allies.landUnits['a-base'] ?? {}, { damageLevels });
  return state;
}
