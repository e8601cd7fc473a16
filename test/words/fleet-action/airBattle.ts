import type { Aircraft } from '../../../src/rules/fleet-action/model/air';
import type { ScenarioAirSquadron } from '../../../src/rules/fleet-action/model/scenario';
import { PLATE } from '../../rules/fleet-action/battles';
import type { TestBattle } from '../../rules/fleet-action/setting';

const aircraft = (id: string, name: string): Aircraft => ({
  ...{ id, name, roles: ['torpedo-bomber'], speedKnots: 100, hitPoints: 3 },
  ...{ dogfight1: null, dogfight2: 1, strafing: null, antiShipping: null, enduranceTurns: 30 },
  loads: [
    {
      ...{ key: 'torpedo', name: 'torpedo', count: 1, kind: 'torpedo' },
      ...{ impactPoints: 13, criticalValue: 8 },
      ...{ penetration: 0, attacks: [], torpedo: { modifier: 0, reachHexes: 1, dudNumber: 0 } },
    },
  ],
});

const squadron = (id: string, name: string, type: Aircraft): ScenarioAirSquadron => ({
  ...{ id: `${id}-squadron`, name, commandValue: 0, home: null },
  stands: [
    {
      ...{ id, aircraft: type, count: 9, crewQuality: 0, load: 'torpedo', flares: 1 },
      start: { hex: { q: 4, r: 0 }, altitude: 'low', turn: 1 },
    },
  ],
});

/** The battle off the Plate with aircraft on both sides, all of them in the air. */
export const AIR_BATTLE: TestBattle = {
  ...PLATE,
  sides: {
    allies: {
      airSquadrons: [squadron('swordfish', '825 Squadron', aircraft('swordfish', 'Swordfish'))],
    },
    axis: { airSquadrons: [squadron('zero', '1st Squadron', aircraft('zero', 'Zero'))] },
  },
};
