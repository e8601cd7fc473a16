import type { Axial } from '../../../../hex';
import type { SquadronRecord } from '../../../../rules/strategic';
import { flyingHexes, HEXES_PER_TURN, homeHex } from '../../../../rules/strategic/query';
import type { Desk } from '../desk/desk';
import type { ChartUnit } from './units';

/** A ring around a hex. */
interface Range {
  hex: Axial;
  hexes: number;
  /** What flies so far. */
  label: string;
  kind: 'turn' | 'strike';
}

/**
 * [ST-12.6, ST-12.10] How far out squadrons can attack and still come back to where they took off: one hex in the turn of
 * launch, whole turns out, the rest of their endurance back.
 */
export function strikeRadius({ card }: Pick<SquadronRecord, 'card'>): number {
  const rate = HEXES_PER_TURN[card.type];
  const out = Math.floor(card.endurance / 2);
  return Math.min(1 + rate * out, rate * (card.endurance - out));
}

/** The rings of what is picked: of squadrons in the air how far they come in this turn, of bases and carriers how far theirs strike. */
export function rangesOf(
  { view, side, squads, selected }: Desk,
  units: readonly ChartUnit[],
): Range[] {
  const force = view.forces[side];
  if (!force) return [];
  const ids = [...squads.keys()];
  const [first] = ids;
  const from = first ? force.advanced?.flights[first]?.hex : undefined;
  if (from) return [{ hex: from, hexes: flyingHexes(force, ids), label: '', kind: 'turn' }];
  const unit = units.find(({ id }) => id === selected);
  const aboard = first
    ? ids.flatMap((id) => force.squadrons[id] ?? [])
    : Object.values(force.squadrons).filter(
        (it) => it.steps > 0 && !it.isScout && isOn(unit, it, force.ships),
      );
  const hex = first ? homeHex(view, force, first) : unit?.hex;
  return hex ? strikeRings(hex, aboard) : [];
}

function isOn(
  unit: ChartUnit | undefined,
  { home }: SquadronRecord,
  ships: Readonly<Record<string, { division: string }>>,
): boolean {
  return unit !== undefined && (home === unit.id || ships[home]?.division === unit.id);
}

/** One ring for each radius, with the types that have it. */
function strikeRings(hex: Axial, squadrons: readonly SquadronRecord[]): Range[] {
  const types = new Map<number, Set<string>>();
  for (const squadron of squadrons) {
    const hexes = strikeRadius(squadron);
    types.set(hexes, (types.get(hexes) ?? new Set()).add(squadron.card.type));
  }
  return [...types].map(([hexes, of]) => ({
    ...{ hex, hexes, kind: 'strike' as const },
    label: [...of].sort().join(', '),
  }));
}
