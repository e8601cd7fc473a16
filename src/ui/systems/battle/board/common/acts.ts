import { type Axial, distance } from '../../../../../hex';
import type { BattleEvent, EventOf, HitEffect, ShipId, StackId } from '../../../../../rules/battle';
import type { Act, ActTimes } from '../../../../hexmap/motion/show';
import type { Effect } from './effects';
import { effectOf } from './effects';

/** A group of events, as far as its timing goes. */
type ActKind = 'move' | 'salvo' | 'torpedoes' | 'blow' | 'loss' | 'shock' | 'note';

/** A salvo, what a hit did and what came of that, a ship that sinks. */
export interface BattleAct extends Act {
  kind: ActKind;
  effect: Effect | undefined;
  /** Ships that look different from here on. */
  ships: readonly ShipId[];
  /** The stack that moves, and whence. */
  moved?: { stack: StackId; from: Axial };
  /** The ship's bell is struck: a round begins, or the battle ends. */
  rings?: true;
}

/** The acts of the events from an index on. Events that are neither seen nor heard lie between them. */
export function actsOf(events: readonly BattleEvent[], from: number): BattleAct[] {
  const acts: BattleAct[] = [];
  events.slice(from).forEach((event, i) => {
    const index = from + i;
    const before = acts.at(-1);
    if (CONSEQUENCES.includes(event.kind) && before?.kind === 'blow') {
      acts[acts.length - 1] = {
        ...before,
        last: index,
        ships: [...before.ships, ...shipsOf(event)],
      };
    } else if (!SILENT.includes(event.kind)) {
      acts.push(actOf(event, index));
    }
  });
  return pressed(acts);
}

/** What comes of a hit is shown with it. */
const CONSEQUENCES: readonly BattleEvent['kind'][] = [
  'criticalHit',
  'magazinesShaken',
  'speedLost',
  'towCastOff',
];

/** Not acts: events that are secret, covered by what follows, or invisible. */
const SILENT: readonly BattleEvent['kind'][] = [
  'fireDeclared',
  'fireWithdrawn',
  'scuttlingSealed',
  'sideDone',
  'impulsePassed',
  'declarationsRevealed',
  'stackFireRolled',
  'torpedoHitsDrawn',
  'hitsShared',
];

function actOf(event: BattleEvent, index: number): BattleAct {
  const kind = kindOf(event);
  return {
    key: `${index} ${event.kind}`,
    kind,
    lead: index,
    last: index,
    effect: effectOf(event),
    ships: shipsOf(event),
    times: timesOf(event, kind),
    ...(event.kind === 'stackMoved' && { moved: { stack: event.stack, from: event.from } }),
    ...(isLoss(event) && { lost: event.ship }),
    ...(RUNG.includes(event.kind) && RINGS),
  };
}

const RUNG: readonly BattleEvent['kind'][] = ['roundBegan', 'battleEnded'];
const RINGS = { rings: true } as const;

const KINDS: Partial<Record<BattleEvent['kind'], ActKind>> = {
  stackMoved: 'move',
  salvoFired: 'salvo',
  torpedoesLaunched: 'torpedoes',
  hitScored: 'blow',
  criticalHit: 'blow',
  shipSank: 'loss',
  shipScuttled: 'loss',
};

function kindOf(event: BattleEvent): ActKind {
  if (event.kind === 'unseenFire') return event.weapon === 'torpedoes' ? 'torpedoes' : 'salvo';
  if (event.kind === 'groundingRolled') return event.aground ? 'shock' : 'note';
  return KINDS[event.kind] ?? 'note';
}

const isLoss = (event: BattleEvent): event is EventOf<'shipSank'> | EventOf<'shipScuttled'> =>
  event.kind === 'shipSank' || event.kind === 'shipScuttled';

/** Ships whose counters show what an event did. */
function shipsOf(event: BattleEvent): ShipId[] {
  switch (event.kind) {
    case 'hitScored':
    case 'criticalHit':
    case 'magazinesShaken':
    case 'speedLost':
    case 'groundingRolled':
    case 'shipSank':
    case 'shipScuttled':
      return [event.ship];
    default:
      return [];
  }
}

const TIMES: Readonly<Record<ActKind, ActTimes>> = {
  move: { strideMs: 170, settleMs: 520, endMs: 900 },
  salvo: { strideMs: 260, settleMs: 700, endMs: 1900 },
  torpedoes: { strideMs: 420, settleMs: 700, endMs: 2000 },
  blow: { strideMs: 320, settleMs: 520, endMs: 1200 },
  loss: { strideMs: 700, settleMs: 1600, endMs: 3200 },
  shock: { strideMs: 300, settleMs: 600, endMs: 1700 },
  note: { strideMs: 0, settleMs: 0, endMs: 0 },
};

function timesOf(event: BattleEvent, kind: ActKind): ActTimes {
  const times = TIMES[kind];
  if (event.kind === 'hitScored' && isHarmless(event.effect)) return HARMLESS;
  if (!('from' in event) || !('to' in event) || kind === 'move') return times;
  const { from, to } = event as EventOf<'salvoFired'>;
  const underWay = kind === 'torpedoes' ? runMs(from, to) : flightMs(from, to);
  return { ...times, settleMs: times.settleMs + underWay, endMs: times.endMs + underWay };
}

const HARMLESS: ActTimes = { strideMs: 140, settleMs: 240, endMs: 700 };
const isHarmless = (effect: HitEffect): boolean =>
  effect === 'dud' || effect === 'no-effect' || effect === 'deflected';

const FLIGHT = { baseMs: 340, hexMs: 75, mostMs: 900 } as const;
const RUN = { baseMs: 500, hexMs: 420, mostMs: 2300 } as const;

/** How long shells are in the air. */
export const flightMs = (from: Axial, to: Axial): number =>
  Math.min(FLIGHT.mostMs, FLIGHT.baseMs + FLIGHT.hexMs * distance(from, to));

/** How long torpedoes run. */
export const runMs = (from: Axial, to: Axial): number =>
  Math.min(RUN.mostMs, RUN.baseMs + RUN.hexMs * distance(from, to));

/** However many acts of a kind come together, the last starts within this time after the first. */
const WHOLE_MS: Readonly<Record<ActKind, number>> = {
  move: 1000,
  salvo: 2400,
  torpedoes: 1800,
  blow: 2400,
  loss: 2800,
  shock: 900,
  note: 0,
};

function pressed(acts: readonly BattleAct[]): BattleAct[] {
  const counts = new Map<ActKind, number>();
  for (const { kind } of acts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return acts.map((act) => {
    const most = WHOLE_MS[act.kind] / (counts.get(act.kind) ?? 1);
    return { ...act, times: { ...act.times, strideMs: Math.min(act.times.strideMs, most) } };
  });
}
