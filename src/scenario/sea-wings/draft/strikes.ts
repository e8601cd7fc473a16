import { enemyOf } from '../../../rules/core';
import { formationId } from '../checks';
import type { SeaWingsDraft } from './shape';

export type StrikeDraft = NonNullable<SeaWingsDraft['requiredStrikes']>[number];
/** Aircraft that a side gets that plans nothing of the kind. */
export type UsualDraft = StrikeDraft['usual'][number];

/** Aircraft of one type at one home. */
interface FormationDraft {
  id: string;
  home: string;
  aircraft: string;
  factors: number;
}

/** The formations of a side that a strike may be flown with. */
export function formationsOf(draft: SeaWingsDraft, side: StrikeDraft['side']): FormationDraft[] {
  const aboard = draft.forces
    .filter((force) => force.side === side)
    .flatMap(({ ships }) => ships)
    .flatMap((it) => ('ship' in it ? [{ home: it.ship, groups: it.airGroups ?? [] }] : []));
  const ashore = draft.bases
    .filter((base) => base.side === side)
    .map(({ id, airGroups }) => ({ home: id, groups: airGroups }));
  return [...aboard, ...ashore].flatMap(({ home, groups }) =>
    groups.map(({ aircraft, factors }) => ({
      ...{ id: formationId(home, aircraft), home, aircraft, factors },
    })),
  );
}

/** A strike with other aircraft of a type, of all that its side has of it; loads that they do not carry go. */
export function withAircraft(
  draft: SeaWingsDraft,
  strike: StrikeDraft,
  aircraft: string,
  loads: readonly string[],
): StrikeDraft {
  const [load] = loads;
  const own = formationsOf(draft, strike.side).filter((it) => it.aircraft === aircraft);
  return {
    ...strike,
    aircraft,
    loads: load === undefined ? [] : [load],
    usual:
      load === undefined ? [] : own.map(({ id, factors }) => ({ formation: id, factors, load })),
  };
}

/** [WG-29.22] A strike at an enemy base in turn 1, with the first aircraft that can carry something there; none where there are none. */
export function newStrike(
  draft: SeaWingsDraft,
  loadsOf: (aircraft: string) => readonly string[],
): StrikeDraft | undefined {
  for (const { id: base, side: defender } of draft.bases) {
    const side = enemyOf(defender);
    const flown = formationsOf(draft, side).find((it) => loadsOf(it.aircraft).length > 0);
    if (!flown) continue;
    const { aircraft } = flown;
    const bare: StrikeDraft = { side, turn: 1, base, aircraft, least: 1, loads: [], usual: [] };
    return withAircraft(draft, bare, aircraft, loadsOf(aircraft));
  }
  return undefined;
}
