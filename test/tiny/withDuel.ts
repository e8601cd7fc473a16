import { duelCli } from './cli';
import { duel } from './rules';
import { duelScenarios, savedDuel } from './scenario';

type Rules = typeof import('../../src/rules/systems');
type Words = typeof import('../../src/words/systems');
type Scenarios = typeof import('../../src/scenario/systems');
type Saved = typeof import('../../src/scenario/savedForms');
type Cli = typeof import('../../src/cli/systems/registry');

/** The registries with the duel among the systems; of bots and screen it brings nothing. */
export const withDuel = {
  rules: ({ RULES }: Rules): Rules => ({ RULES: { ...RULES, duel: async () => duel } }),
  words: ({ LOADERS, HOSTS }: Words): Words => ({
    HOSTS,
    LOADERS: { ...LOADERS, duel: () => import('./words') },
  }),
  scenarios: ({ SCENARIOS }: Scenarios): Scenarios => ({
    SCENARIOS: { ...SCENARIOS, duel: async () => duelScenarios },
  }),
  saved: ({ SAVED_FORMS }: Saved): Saved => ({
    SAVED_FORMS: { ...SAVED_FORMS, duel: async () => savedDuel },
  }),
  cli: ({ CLI_SYSTEMS }: Cli): Cli => ({ CLI_SYSTEMS: [...CLI_SYSTEMS, duelCli] }),
};
