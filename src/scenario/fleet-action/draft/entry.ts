import { type Axial, distance, flatBearing } from '../../../hex';
import { membersIn } from '../../draft/sea/members';
import { COURSES, type Course } from '../../draft/sea/seaDraft';
import { type FleetDraft, type FleetSquadron, fleetSea } from './form';

export type EntersNear = Exclude<FleetSquadron['entersNear'], undefined>;

const USUAL_HEXES = 15;

/** [NW-34.5e] A squadron enters near others: at first off the first friend, toward the first enemy, in turn 2. */
export function withEntryNear(draft: FleetDraft, at: number): FleetDraft {
  const { squadrons } = draft;
  const side = squadrons[at]?.side;
  const others = membersIn(fleetSea, draft).filter(({ group }) => group !== at);
  const sideOf = (group: number) => squadrons[group]?.side;
  const friend = others.find(({ group }) => sideOf(group) === side);
  const enemy = others.find(({ group }) => sideOf(group) !== side);
  if (!friend || !enemy) return draft;
  const entersNear: EntersNear = {
    ...{ units: [friend.id], course: 'N', hexes: USUAL_HEXES, toward: enemy.id },
  };
  return {
    ...draft,
    squadrons: squadrons.map((it, s) =>
      s === at ? { ...it, entersOnTurn: it.entersOnTurn ?? 2, entersNear } : it,
    ),
  };
}

const SIXTH = 60;

/** [NW-34.5e] The course and the hexes by which a hex lies off the first of some units. */
export function entryOff(
  draft: FleetDraft,
  units: readonly string[],
  hex: Axial,
): { course: Course; hexes: number } | undefined {
  const first = membersIn(fleetSea, draft).find(({ id }) => id === units[0])?.hex;
  const hexes = first ? distance(first, hex) : 0;
  if (!first || hexes === 0) return undefined;
  const facing = Math.round(flatBearing(first, hex) / SIXTH) % COURSES.length;
  return { course: COURSES[facing] ?? 'N', hexes };
}
