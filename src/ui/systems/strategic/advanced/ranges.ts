import type { Axial } from '../../../../hex';
import type { Side } from '../../../../rules/core';
import type { SquadronRecord, StrategicView } from '../../../../rules/strategic';
import { flyingHexes, HEXES_PER_TURN, homeHex } from '../../../../rules/strategic/query';
import type { Desk } from '../desk/desk';
import type { ChartUnit } from './units';

/** A ring around a hex. */
interface Range {
  hex: Axial;
  hexes: number;
  /** The aircraft with this range. */
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

/** How far the squadrons of the carrier or base picked strike, else those of all own ones: the farthest of each. */
export function strikeCircles(
  view: StrategicView,
  side: Side,
  units: readonly ChartUnit[],
  selected: string | null,
): Pick<Range, 'hex' | 'hexes'>[] {
  const force = view.forces[side];
  if (!force) return [];
  const all = units.filter((unit) => unit.side === side && unit.kind !== 'flights');
  const picked = all.filter(({ id }) => id === selected);
  return (picked.length > 0 ? picked : all).flatMap((unit) => {
    const aboard = Object.values(force.squadrons).filter(
      (it) => it.steps > 0 && !it.isScout && isOn(unit, it, force.ships),
    );
    return aboard.length === 0
      ? []
      : [{ hex: unit.hex, hexes: Math.max(...aboard.map(strikeRadius)) }];
  });
}

/** The rings of the selection: for squadrons in the air this turn's range, for bases and carriers the strike radius of their squadrons. */
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
    : Object.values(force.squadrons).filter((it) => canStrike(it) && isOn(unit, it, force.ships));
  const hex = first ? homeHex(view, force, first) : unit?.hex;
  return hex ? strikeRings(hex, aboard) : [];
}

const canStrike = ({ steps, isScout }: SquadronRecord): boolean => steps > 0 && !isScout;

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
