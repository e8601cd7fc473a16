import type { Side } from '../../../../rules/core';
import type { SquadronId, SquadronRecord, StrategicView } from '../../../../rules/strategic';
import type { BasicForce, Strike, StrikeTarget } from '../../../../rules/strategic/query';

/** What steps of a squadron do in a Basic turn [ST-6.12]. */
export const MISSIONS = ['search', 'cap', 'strike', 'escort'] as const;
export type Mission = (typeof MISSIONS)[number];

/** Steps of one squadron on one mission. */
export interface Sortie {
  squadron: SquadronId;
  mission: Mission;
  steps: number;
  /** What is protected or attacked. */
  target: string | null;
  weapon: Strike['parts'][number]['weapon'] | null;
}

export const targetId = (target: StrikeTarget): string =>
  'division' in target ? target.division : target.landUnit;

/** All that a side has set aside in this turn. */
function sortiesOf({ search, cap, strikes }: BasicForce): Sortie[] {
  return [
    ...search.map((it) => ({ ...it, mission: 'search' as const, target: null, weapon: null })),
    ...cap.map(({ squadron, steps, over }) => ({
      ...{ squadron, steps, target: over, weapon: null },
      mission: 'cap' as const,
    })),
    ...strikes.flatMap(sortiesOfStrike),
  ];
}

const sortiesOfStrike = ({ target, parts, escort }: Strike): Sortie[] => [
  ...parts.map((part) => ({ ...part, mission: 'strike' as const, target: targetId(target) })),
  ...escort.map(({ squadron, steps }) => ({
    ...{ squadron, steps, target: targetId(target), weapon: null },
    mission: 'escort' as const,
  })),
];

export const sortiesOn = (view: StrategicView, side: Side): Sortie[] => {
  const basic = view.forces[side]?.basic;
  return basic ? sortiesOf(basic) : [];
};

/** Steps of a squadron that have no mission yet. */
export const readySteps = ({ id, steps }: SquadronRecord, sorties: readonly Sortie[]): number =>
  steps - sorties.filter((it) => it.squadron === id).reduce((sum, it) => sum + it.steps, 0);

/** Squadrons that stand together on the air board: those of a carrier or base, or the floatplanes of a division. */
export interface Group {
  key: string;
  /** The carrier or base; `null` for floatplanes of several ships. */
  home: string | null;
  /** The division of the floatplanes' ships. */
  division: string | null;
  squadrons: readonly SquadronRecord[];
}

/** Steps that a squadron has lost in the air attack now fought; the rules take them from it when it is over. */
export const lostInAttack = ({ air }: StrategicView, squadron: SquadronId): number =>
  (air?.flights ?? [])
    .filter(({ id }) => air?.squadrons[id] === squadron)
    .reduce((sum, { lost }) => sum + lost, 0);

/** All squadrons of a side that still fly, and where they are asked for those that are lost; carriers and bases always in the same order. */
export function squadronGroups(
  view: StrategicView,
  side: Side,
  { withLost = false }: { withLost?: boolean } = {},
): Group[] {
  const force = view.forces[side];
  if (!force) return [];
  const groups = new Map<string, Group & { squadrons: SquadronRecord[] }>();
  const shown = Object.values(force.squadrons).filter(({ steps }) => withLost || steps > 0);
  for (const squadron of shown) {
    const { home, isScout } = squadron;
    const division = isScout ? (force.ships[home]?.division ?? null) : null;
    const key = division ? `floatplanes/${division}` : home;
    const group = groups.get(key) ?? {
      ...{ key, division, squadrons: [] },
      home: division ? null : home,
    };
    group.squadrons.push(squadron);
    groups.set(key, group);
  }
  const homes = [...Object.keys(force.ships), ...Object.keys(force.landUnits)];
  return [...groups.values()].toSorted((a, b) => placeIn(homes, a) - placeIn(homes, b));
}

/** Floatplanes stand behind the carriers and bases. */
const placeIn = (homes: readonly string[], { home }: Group): number =>
  home === null ? homes.length : homes.indexOf(home);
