import type { AnyScenarioSystem } from './core/system';

/** Loaders of the scenario descriptors of all systems, by id. */
export const SCENARIOS: Readonly<Record<string, () => Promise<AnyScenarioSystem>>> = {
  battle: async () => (await import('./battle')).battleScenarios,
  strategic: async () => (await import('./strategic')).strategicScenarios(...(await sheets())),
  'sea-wings': async () => (await import('./sea-wings')).seaWingsScenarios(...(await sheets())),
  'fleet-action': async () => (await import('./fleet-action')).fleetActionScenarios,
  seekrieg: async () => (await import('./seekrieg')).seekriegScenarios,
};

/** Sheets for the systems that fight out what others hand over: for the usual one, and for others by id. */
async function sheets() {
  const [{ battleSheets }, { fleetActionSheets }, { seekriegSheets }] = await Promise.all([
    import('./battle/sheets'),
    import('./fleet-action/shipSheet'),
    import('./seekrieg/shipSheet'),
  ]);
  return [battleSheets, { 'fleet-action': fleetActionSheets, seekrieg: seekriegSheets }] as const;
}
