import type { PassList, PassStep } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { type AirUnit, ESCORTS, factorsOf, type Placed } from './units';
import { type AirShot, lose, volley } from './volley';

/** One combat of CAP with a strike, on its way in or out [WG-10.1]. */
export interface AirPass {
  /** CAP in position. */
  cap: Placed[];
  /** Escorts: those at `ESCORTS` are engaged, the others fight the CAP at that formation, or nobody. */
  escorts: Placed[];
  strike: AirUnit[];
}

/** An attack of a step, with where its losses are taken. */
export interface PassShot extends AirShot {
  list: PassList;
  /** The group in that list: `ESCORTS` or the id of a strike formation. */
  group: string;
}

type AirTables = Pick<TableSet, 'airCombat'>;

const standing = <T extends { factors: number }>(units: readonly T[]): T[] =>
  units.filter(({ factors }) => factors > 0);

const at = (units: readonly Placed[], group: string): Placed[] =>
  standing(units).filter((unit) => unit.at === group);

/** [WG-10.22] All attacks of a step, each of them before its losses. CAP rolls first, except in the second step. */
export function shotsOf(
  pass: AirPass,
  step: PassStep,
  tables: AirTables = STANDARD_TABLES,
): PassShot[] {
  if (step === 'engaged-escorts') return engagedShots(pass, tables);
  const formations = pass.strike.map(({ id }) => id);
  return formations.flatMap((id) =>
    step === 'strike' ? strikeShots(pass, id, tables) : unengagedShots(pass, id, tables),
  );
}

const placed = (shots: readonly AirShot[], list: PassList, group: string): PassShot[] =>
  shots.map((shot) => ({ ...shot, list, group }));

/** [WG-10.14] */
function engagedShots({ cap, escorts }: AirPass, tables: AirTables): PassShot[] {
  const fighting = at(cap, ESCORTS);
  const engaged = at(escorts, ESCORTS);
  return [
    ...placed(volley(fighting, engaged, 'answered', tables), 'escorts', ESCORTS),
    ...placed(volley(engaged, fighting, 'answered', tables), 'cap', ESCORTS),
  ];
}

/** [WG-10.15] */
const unengagedShots = ({ cap, escorts }: AirPass, id: string, tables: AirTables): PassShot[] =>
  placed(volley(at(escorts, id), at(cap, id), 'unanswered', tables), 'cap', id);

/** [WG-10.10, WG-10.17, WG-10.19, WG-10.20, WG-10.39] */
function strikeShots({ cap, strike }: AirPass, id: string, tables: AirTables): PassShot[] {
  const formation = standing(strike).filter((unit) => unit.id === id);
  const fighting = at(cap, id);
  if (fighting.length === 0) return [];
  return [
    ...placed(volley(fighting, formation, 'answered', tables), 'strike', id),
    ...placed(volley(formation, fighting, 'answered', tables), 'cap', id),
  ];
}

/** [WG-10.22] The pass when each shot has cost its target so many factors. */
export const settled = (
  pass: AirPass,
  shots: readonly PassShot[],
  losses: readonly number[],
): AirPass =>
  shots.reduce((now, shot, index) => afterShot(now, shot, losses[index] as number), pass);

function afterShot(pass: AirPass, { list, group, atType }: PassShot, lost: number): AirPass {
  if (lost === 0) return pass;
  const isHit = (unit: AirUnit) => ('at' in unit ? unit.at : unit.id) === group;
  const units: readonly AirUnit[] = pass[list];
  const hit = lose(units.filter(isHit), atType, lost);
  let next = 0;
  return { ...pass, [list]: units.map((unit) => (isHit(unit) ? hit[next++] : unit)) };
}

/** [WG-10.11, WG-10.12] How many escorts are engaged by the CAP that is allotted to them. */
export const engagedCount = (
  capAtEscorts: number,
  escorts: number,
  { airCombat }: AirTables = STANDARD_TABLES,
): number => Math.min(escorts, airCombat.engages * capAtEscorts);

/** Factors of each unit of the list, by id, placings put together. */
export function leftById(units: readonly AirUnit[]): Record<string, number> {
  const left: Record<string, number> = {};
  for (const { id, factors } of units) left[id] = (left[id] ?? 0) + factors;
  return left;
}

/** [WG-10.37] Whether any aircraft that attacks is left. */
export const hasStrikeAircraft = ({ strike }: Pick<AirPass, 'strike'>): boolean =>
  factorsOf(strike) > 0;
