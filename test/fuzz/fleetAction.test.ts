import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { TO_MEET } from '../../src/cli/systems/fleet-action/kinds';
import { fleetActionSubject } from '../../src/cli/systems/fleet-action/subject';
import { type FleetActionState, fleetAction } from '../../src/rules/fleet-action';
import { CARRIERS } from '../rules/fleet-action/airBattles';
import { MARKERS, PLATE, UNDERSEA } from '../rules/fleet-action/battles';
import { battleOf, type TestBattle } from '../rules/fleet-action/setting';
import { botsKeepPromises, type Fuzzed, keepsPromises, leaksAreFound } from './promises';

/** The first turns of a battle. */
const first = (battle: TestBattle) => ({ ...battleOf(battle), turns: 3 });

const FUZZED: Fuzzed = {
  system: fleetAction,
  subject: fleetActionSubject as FuzzSubject,
  rulebook: 'src/rules/fleet-action/RULES.md',
  games: {
    'cruisers by day': first(PLATE),
    'more cruisers by day': first(PLATE),
    'markers by night': first(MARKERS),
    'more markers': first(MARKERS),
    'boats and mines': first(UNDERSEA),
    carriers: first(CARRIERS),
  },
  toMeet: TO_MEET,
  small: first(MARKERS),
};

keepsPromises(FUZZED);
botsKeepPromises(FUZZED);
leaksAreFound(FUZZED, {
  'all is shown to both sides': [
    { view: (state: FleetActionState) => state },
    /^to the allies: the force of the axis/,
  ],
  'ships under markers are named in the log': [
    {
      apply: (state: FleetActionState, side, order, dice) =>
        fleetAction.apply(state, side, order, dice).map((event) => ({
          ...event,
          seenBy: 'all',
          note: Object.keys(state.units),
        })),
    },
    /^told to the /,
  ],
});
