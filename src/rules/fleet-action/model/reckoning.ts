import {
  enemyOf,
  hide,
  type Modifier,
  type Roll,
  type Side,
  sumOfModifiers,
  type Tellers,
} from '../../core';
import type { EventOf, FleetActionEvent } from './events';
import type { FleetActionState } from './state';
import { isHiddenBoat } from './units';

/** The modifier that only the owner of a target may know of: SV 0 [NW-3.21]. */
export const TARGET_STEERING = 'target-steering';

/** [NW-13.18] A total that beats the need by so much overwhelms. */
export const OVERWHELMING = 10;

const isOpen = ({ code }: Modifier): boolean => code !== TARGET_STEERING;

/** Who makes an attack. */
interface Attacker {
  side: Side;
  /** [NW-7.12] A submarine that the other side does not know of. */
  isUnseen: boolean;
}

/**
 * [NW-3.21, NW-3.24] How attacks are told: all see dice, hits and misses; the side that makes one knows how it was reckoned,
 * but not what it cannot see of the target.
 */
const TELLERS: Tellers<FleetActionEvent, Attacker> = {
  gunsFired(event, { side }, viewer) {
    if (viewer !== side)
      return {
        ...event,
        guns: null,
        need: null,
        isDirected: null,
        total: null,
        isOverwhelming: null,
        modifiers: [],
      };
    const hidden = sumOfModifiers(
      event.modifiers.filter((it) => !isOpen(it)),
      Infinity,
    );
    if (hidden === 0 || event.total === null || event.need === null) return event;
    const total = event.total - hidden;
    const isOverwhelming = event.isHit && total >= event.need + OVERWHELMING;
    return { ...event, modifiers: event.modifiers.filter(isOpen), total, isOverwhelming };
  },
  /** [NW-12.29] Beside what can be seen, the die would tell what a marker holds. */
  spottingTried: (event) => ({ ...event, dice: [] }),
  lightFired: (event, { side }, viewer) => ({
    ...event,
    modifiers: viewer === side ? event.modifiers.filter(isOpen) : [],
  }),
  airAttackRolled: (event, { side }, viewer) => ({
    ...event,
    modifiers: viewer === side ? event.modifiers.filter(isOpen) : [],
  }),
  flakFired: (event, { side }, viewer) => (viewer === side ? event : { ...event, modifiers: [] }),
  dogfought: (event, { side }, viewer) => (viewer === side ? event : { ...event, modifiers: [] }),
  depthCharged: (event, { side }, viewer) =>
    viewer === enemyOf(side) ? event : { ...event, modifiers: [] },
  /** [NW-3.24] A Crew Test of the other side's. */
  submarineDetected: (event, { side }, viewer) =>
    viewer === enemyOf(side) ? event : { ...event, dice: [] },
  slipped: (event, { side }, viewer) => (viewer === side ? event : { ...event, dice: [] }),
  torpedoAttackRolled(event, { side, isUnseen }, viewer) {
    if (viewer === side) return { ...event, modifiers: event.modifiers.filter(isOpen) };
    return isUnseen ? fromUnseen(event) : { ...event, count: null, need: null, modifiers: [] };
  },
};

/** [NW-7.12] Who is attacked, and with what success; not by whom. */
function fromUnseen({ target, hits, dice, ...event }: EventOf<'torpedoAttackRolled'>) {
  const { seenBy, turn, rule } = event;
  return {
    kind: 'unseenTorpedoes' as const,
    rule,
    seenBy,
    turn,
    target,
    hits,
    dice: dice.map(
      (roll): Roll => ({ ...roll, reason: 'unseen-torpedoes', figures: { unit: target } }),
    ),
  };
}

/** An event with what each viewer is told of it. */
export function hideReckoning(event: FleetActionEvent, { units }: FleetActionState) {
  const unit = 'unit' in event ? units[event.unit] : undefined;
  const side = 'side' in event ? event.side : unit?.side;
  const isUnseen = unit !== undefined && isHiddenBoat(unit);
  return side ? hide(event, TELLERS, () => ({ side, isUnseen })) : event;
}
