import type { ClauseId } from '../../../../rules/core';
import type { FleetActionEvent, FleetActionView } from '../../../../rules/fleet-action';

type BlowKind =
  | 'main'
  | 'other'
  | 'light'
  | 'torpedoes'
  | 'air'
  | 'depthCharges'
  | 'mine'
  | 'collision'
  | 'fire'
  | 'morale'
  | 'mishap';

/** An attack that hit, and all that it cost its target before the next one, as far as it is told. */
export interface Blow {
  turn: number;
  kind: BlowKind;
  /** A unit or stand of aircraft; nothing for fires, mines and mishaps. */
  by: string | null;
  target: string;
  hits: number;
  structure: number;
  flotation: number;
  /** What became of the target by it. */
  fate: 'wreck' | 'sunk' | null;
}

type Attack = Pick<Blow, 'kind' | 'by' | 'target' | 'hits'>;

/** The attack that an event tells of, if one hit. */
function attackIn(event: FleetActionEvent): Attack | undefined {
  switch (event.kind) {
    case 'gunsFired':
      return attack(event.battery, event.unit, event.target, event.isHit ? 1 : 0);
    case 'lightFired':
      return attack('light', event.unit, event.target, event.hits);
    case 'torpedoAttackRolled':
      return attack('torpedoes', event.unit, event.target, event.hits);
    case 'airAttackRolled':
      return attack('air', event.stand, event.target, event.hits);
    case 'depthCharged':
      return attack('depthCharges', event.by, event.unit, event.hits);
    case 'mineAttacked':
      return attack('mine', null, event.unit, event.isHit ? 1 : 0);
    case 'collided':
      return attack('collision', event.unit, event.with, 1);
    default:
      return undefined;
  }
}

const attack = (kind: BlowKind, by: string | null, target: string, hits: number): Attack => ({
  ...{ kind, by, target, hits },
});

/** [NW-28.2] Damage by this clause is that of fires. */
const BURNING: ClauseId = 'NW-28.2';

/** All blows of a battle in their order. */
export function blowsIn(events: readonly FleetActionEvent[]): Blow[] {
  const blows: Blow[] = [];
  for (const event of events) {
    const struck = attackIn(event);
    if (struck && struck.hits > 0) blows.push(blowOf(event.turn, struck));
    if (event.kind === 'damaged') {
      const blow = causeOf(blows, event);
      blow.structure += event.structure;
      blow.flotation += event.flotation;
    }
    if (event.kind === 'unitLost') {
      const kind = event.cause === 'abandoned' ? 'morale' : 'mishap';
      lastAt(blows, event.unit, event.turn, kind).fate = event.fate;
    }
  }
  return blows.filter(
    ({ structure, flotation, hits, fate }) => structure + flotation + hits > 0 || fate,
  );
}

const blowOf = (turn: number, struck: Attack): Blow => ({
  ...{ turn, ...struck, structure: 0, flotation: 0, fate: null },
});

type Damaged = Extract<FleetActionEvent, { kind: 'damaged' }>;

/** The blow that damage belongs to: the attack that came last, if it was at this unit. */
function causeOf(blows: Blow[], { unit, turn, rule }: Damaged): Blow {
  if (rule === BURNING) return added(blows, turn, attack('fire', null, unit, 0));
  return lastAt(blows, unit, turn, 'mishap');
}

/** The last blow, if it fell on the unit in this turn; otherwise one that nobody struck. */
function lastAt(blows: Blow[], unit: string, turn: number, kind: BlowKind): Blow {
  const last = blows.at(-1);
  const isIt = last?.turn === turn && (last.target === unit || isCollision(last, unit));
  return isIt && kind !== 'morale' ? last : added(blows, turn, attack(kind, null, unit, 0));
}

const isCollision = ({ kind, by }: Blow, unit: string): boolean =>
  kind === 'collision' && by === unit;

function added(blows: Blow[], turn: number, struck: Attack): Blow {
  const blow = blowOf(turn, struck);
  blows.push(blow);
  return blow;
}

/** How much of its target a blow took: its share of S and F, and as much again for a loss. */
function weightOf(
  { structure, flotation, fate, target }: Blow,
  { units }: FleetActionView,
): number {
  const sheet = units[target]?.sheet;
  const built = sheet ? sheet.structure + sheet.flotation : 0;
  return (
    (built > 0 ? (sheet?.value ?? 0) * ((structure + flotation) / built) : 0) +
    (fate === null ? 0 : (sheet?.value ?? 0))
  );
}

const MAX_TOLD = 5;

/** The blows that counted most by the value of what they hit, in their order; those of small weight are left out. */
export function decisiveBlows(blows: readonly Blow[], view: FleetActionView): Blow[] {
  const weighed = blows
    .map((blow) => ({ blow, weight: weightOf(blow, view) }))
    .filter(({ weight }) => weight >= 1)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TOLD)
    .map(({ blow }) => blow);
  return blows.filter((it) => weighed.includes(it));
}
