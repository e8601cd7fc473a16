/** Made by `node/scenarioModules.ts` when the web app is built. */
declare module 'virtual:scenarios' {
  import type { Strength } from './core/ladder';
  import type { ListedScenario, PreparedScenario } from './prepared';

  export const list: readonly ListedScenario[];
  export const strengths: readonly Strength[];
  export const loaders: Readonly<Record<string, () => Promise<{ prepared: PreparedScenario }>>>;
}

declare module 'virtual:ships' {
  import type { ShipIndex } from './shipIndex';

  export const index: ShipIndex;
}
