import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import type { Series } from '../dice/series';
import { type AirAttack, airAttack, airSteps } from './attackValue';
import { type AirUnit, byId } from './units';

/** The attacks of one formation on one type of the group it fights. */
export interface AirShot {
  by: string;
  /** The id of the type, or of the formation where formations are told apart. */
  atType: string;
  attack: AirAttack;
  series: Series;
}

/** Units of one type, which lose factors together [WG-10.23]. */
interface TypeGroup {
  key: string;
  sample: AirUnit;
  factors: number;
}

/**
 * [WG-10.21, WG-10.23] What a group fires at another: one die for each factor, dealt to the types of the target in turn, the
 * most numerous first. Attacks that can do no harm are left out [WG-10.32].
 */
export function volley(
  attackers: readonly AirUnit[],
  targets: readonly AirUnit[],
  manner: 'answered' | 'unanswered' = 'answered',
  tables: Pick<TableSet, 'airCombat'> = STANDARD_TABLES,
): AirShot[] {
  const types = typesIn(targets);
  if (types.length === 0) return [];
  let dealt = 0;
  return byId(attackers).flatMap((by) => {
    const counts = deal(by.factors, types.length, dealt);
    dealt += by.factors;
    return types.flatMap((type, index) =>
      shotAt(by, type, counts[index] as number, { manner, tables }),
    );
  });
}

interface Firing {
  manner: 'answered' | 'unanswered';
  tables: Pick<TableSet, 'airCombat'>;
}

function shotAt(
  by: AirUnit,
  { key, sample }: TypeGroup,
  count: number,
  { manner, tables }: Firing,
): AirShot[] {
  const attack = count > 0 ? airAttack(by, sample, tables) : undefined;
  if (!attack) return [];
  return [
    { by: by.id, atType: key, attack, series: { count, steps: airSteps(attack, sample, manner) } },
  ];
}

/** The types of a group, the most numerous first, then by id. */
function typesIn(targets: readonly AirUnit[]): TypeGroup[] {
  const groups = new Map<string, TypeGroup>();
  for (const unit of targets.filter(({ factors }) => factors > 0)) {
    const key = unit.type.id;
    const known = groups.get(key);
    if (known) known.factors += unit.factors;
    else groups.set(key, { key, sample: unit, factors: unit.factors });
  }
  return [...groups.values()].sort((a, b) => b.factors - a.factors || (a.key < b.key ? -1 : 1));
}

/** How many of `count` dice each of `types` gets when they are dealt in turn, `before` having been dealt already. */
function deal(count: number, types: number, before: number): number[] {
  const counts = Array<number>(types).fill(0);
  for (let die = 0; die < count; die++) {
    const at = (before + die) % types;
    counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}

/** [WG-10.23, WG-10.24] Factors lost by one type of a group: from its largest unit first, never more than it has. */
export function lose<Unit extends AirUnit>(
  units: readonly Unit[],
  typeId: string,
  lost: number,
): Unit[] {
  const left = units.map((unit) => ({ ...unit }));
  for (let i = 0; i < lost; i++) {
    const [largest] = byId(left.filter(({ type }) => type.id === typeId)).sort(
      (a, b) => b.factors - a.factors,
    );
    if (largest && largest.factors > 0) largest.factors--;
  }
  return left;
}
