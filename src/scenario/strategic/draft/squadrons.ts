import { LAND_UNITS, STEPS_IN_SQUADRON } from '../../../rules/strategic/query';
import type { ShipRegistry } from '../../records/registry';
import { shipCardOn } from '../shipCard';
import type { LandUnitDraft, SquadronsDraft, StrategicDraft } from './shape';

/** The entries of a ship or a base, each with its number in the file. */
export const squadronsAt = (
  { squadrons }: Pick<StrategicDraft, 'squadrons'>,
  home: string,
): { at: number; entry: SquadronsDraft }[] =>
  squadrons.flatMap((entry, at) => (entry.home === home ? [{ at, entry }] : []));

/** [ST-2.45] A land unit that holds aircraft, or has some still that are to be taken out. */
export const takesSquadrons = (
  draft: Pick<StrategicDraft, 'squadrons'>,
  { id, kind }: Pick<LandUnitDraft, 'id' | 'kind'>,
): boolean => LAND_UNITS[kind].airGroup !== null || squadronsAt(draft, id).length > 0;

/** [ST-2.25] A ship that holds aircraft, or has some still that are to be taken out. */
export function carriesSquadrons(
  draft: Pick<StrategicDraft, 'squadrons' | 'date'>,
  ship: string,
  { ships }: Pick<ShipRegistry, 'ships'>,
): boolean {
  const record = ships.get(ship);
  const holds = record !== undefined && (shipCardOn(record, draft.date).airGroup ?? 0) > 0;
  return holds || squadronsAt(draft, ship).length > 0;
}

/** A draft in which a home has other squadrons; those of others stay in their order. */
export function withSquadronsAt(
  draft: StrategicDraft,
  home: string,
  next: readonly SquadronsDraft[],
): StrategicDraft {
  const own = squadronsAt(draft, home);
  const first = own[0]?.at ?? draft.squadrons.length;
  const before = draft.squadrons.slice(0, first);
  const after = draft.squadrons.slice(first).filter((it) => it.home !== home);
  return { ...draft, squadrons: [...before, ...next, ...after] };
}

/** [ST-2.30] A whole squadron of a type that a home has not yet, of its nation where there is one. */
export function newSquadrons(
  draft: StrategicDraft,
  home: string,
  { aircraft }: Pick<ShipRegistry, 'aircraft'>,
): SquadronsDraft | undefined {
  const nation = draft.sides[sideOfHome(draft, home)].nation;
  const there = squadronsAt(draft, home).map(({ entry }) => entry.aircraft);
  const free = [...aircraft.values()].filter(({ id }) => !there.includes(id));
  const type = free.find((it) => it.nation === nation) ?? free[0];
  return type && { aircraft: type.id, home, steps: [STEPS_IN_SQUADRON] };
}

const sideOfHome = ({ divisions, landUnits }: StrategicDraft, home: string) =>
  landUnits.find(({ id }) => id === home)?.side ??
  divisions.find(({ ships }) => ships.some((it) => 'ship' in it && it.ship === home))?.side ??
  'allies';
