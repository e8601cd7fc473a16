import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { TO_MEET } from '../../src/cli/systems/seekrieg/kinds';
import { seekriegSubject } from '../../src/cli/systems/seekrieg/subject';
import { type SeekriegState, seekrieg } from '../../src/rules/seekrieg';
import { hunt } from '../rules/seekrieg/boats';
import { scenarioOf } from '../rules/seekrieg/fleet';
import { battleOf } from '../scenario/seekrieg/shippedBattles';
import { botsKeepPromises, type Fuzzed, keepsPromises, leaksAreFound } from './promises';

const BOAT = scenarioOf(hunt());

const FUZZED: Fuzzed = {
  system: seekrieg,
  subject: seekriegSubject as FuzzSubject,
  rulebook: 'src/rules/seekrieg/RULES.md',
  games: {
    'cruisers and a raider': battleOf('sk-river-plate'),
    'more cruisers': battleOf('sk-river-plate'),
    'battleships by night': battleOf('sk-second-guadalcanal'),
    'torpedoes by night': battleOf('sk-second-guadalcanal'),
    'a boat is hunted': BOAT,
    'carriers on the search map': battleOf('sk-coral-sea'),
  },
  toMeet: TO_MEET,
  small: battleOf('sk-river-plate'),
};

keepsPromises(FUZZED);
botsKeepPromises(FUZZED);
leaksAreFound(
  { ...FUZZED, small: BOAT },
  {
    'all is shown to both sides': [
      { view: (state: SeekriegState) => state },
      /^to the allies: .*the force of the axis/,
    ],
    'a boat that nobody hears is named in the log': [
      {
        apply: (state: SeekriegState, side, order, dice) =>
          seekrieg.apply(state, side, order, dice).map((event) => ({
            ...event,
            seenBy: 'all',
            note: Object.keys(state.ships),
          })),
      },
      /^told to the /,
    ],
  },
);
