import { defineUi } from '../table/default/defineUi';
import type { SystemUi } from '../table/system';
import { battleUi } from './battle';
import { fleetActionUi } from './fleet-action';
import { seaWingsUi } from './sea-wings';
import { seekriegUi } from './seekrieg';
import { strategicUi } from './strategic';

/** How fights that are handed over are shown, the usual host first; fetched with the first screen that hands one over. */
const hosts = () =>
  Promise.all([
    import('./battle/hosted').then((it) => it.battleHosted),
    import('./fleet-action/hosted').then((it) => it.fleetHosted),
    import('./seekrieg/hosted').then((it) => it.seekriegHosted),
  ]);

/** The screen's descriptors of the rule systems, the most played first. */
const UIS = new Map<string, SystemUi>(
  [battleUi, strategicUi(hosts), seaWingsUi(hosts), fleetActionUi, seekriegUi].map((ui) => [
    ui.id,
    ui,
  ]),
);

/** Former addresses of matches, from before `/match`: bookmarks still work. */
export const FORMER_MATCH_PATHS: readonly string[] = ['battle'];

/** The descriptors in their order. */
export const allUis = (): SystemUi[] => [...UIS.values()];

/** The descriptor of a system; the table's own for a system without one. */
export function uiOf(system: string): SystemUi {
  const known = UIS.get(system) ?? defineUi({ id: system });
  UIS.set(system, known);
  return known;
}

/** Systems in the order of the registry, those that bring no descriptor last. */
export function inOrder(systems: readonly string[]): string[] {
  const known = [...UIS.keys()];
  const own = known.filter((id) => systems.includes(id));
  return [...own, ...systems.filter((id) => !known.includes(id))];
}

/** Prefetches each system's lazy code, in the order in which it is shown. */
export function prefetchSystems(): Promise<unknown> {
  const all = [...UIS.values()];
  const pages = [
    ...all.flatMap(({ lobby }) => [lobby.Note, lobby.Film, lobby.Opening, lobby.Forces]),
    ...all.flatMap(({ Screen, Report, Editor }) => [Screen, Report, Editor]),
  ];
  return Promise.all(pages.map((page) => page?.prefetch()));
}
