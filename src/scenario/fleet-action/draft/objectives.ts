import type { FleetDraft } from './form';

export type FleetObjective = FleetDraft['objectives'][number];
export type FleetAim = FleetObjective['aim'];
export type AimKind = FleetAim['kind'];

export const AIM_KINDS = [
  'state',
  'exit',
  'slowed',
  'torpedoed',
  'shaken-off',
  'afloat',
  'bombard',
] as const satisfies readonly AimKind[];

/** [NW-30.5] An objective out; those that count only while it has not been met count always. */
export const withoutObjective = (draft: FleetDraft, id: string): FleetDraft => ({
  ...draft,
  objectives: draft.objectives
    .filter((it) => it.id !== id)
    .map(({ unlessMet, ...it }) =>
      unlessMet === undefined || unlessMet === id ? it : { ...it, unlessMet },
    ),
});

/** [NW-30.5] An aim of a kind for some units, with its blanks filled in. */
export function aimOf(kind: AimKind, units: string[]): FleetAim {
  switch (kind) {
    case 'exit':
      return { kind, units, by: [{ edge: 'south' }] };
    case 'slowed':
      return { kind, units, maxKnots: 10 };
    case 'state':
      return { kind, units, least: 1, states: ['lost'] };
    case 'shaken-off':
      return { kind, units, beyondHexes: 20, fromTurn: 1 };
    case 'afloat':
      return { kind, units, throughTurn: 6 };
    case 'bombard':
      return { kind, units, phases: 1, withinHexes: 15, coastFromRow: 0 };
    case 'torpedoed':
      return { kind, units, hits: 1 };
  }
}
