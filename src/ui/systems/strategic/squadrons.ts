import type { Side } from '../../../rules/core';
import type { BasicForce, Strike, StrikeTarget } from '../../../rules/strategic/basic/state';
import type { SquadronId, SquadronRecord, StrategicView } from '../../../rules/strategic/state';

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
export function sortiesOf({ search, cap, strikes }: BasicForce): Sortie[] {
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

/** Squadrons by the ship or base that they fly from; those that are destroyed are left out. */
export function squadronsByHome(view: StrategicView, side: Side): [string, SquadronRecord[]][] {
  const force = view.forces[side];
  if (!force) return [];
  const living = Object.values(force.squadrons).filter(({ steps }) => steps > 0);
  const homes = [...new Set(living.map(({ home }) => home))];
  return homes.map((home) => [home, living.filter((it) => it.home === home)]);
}
