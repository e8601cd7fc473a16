import type { Axial } from '../../../hex';
import { sameHex } from '../../../hex';
import type { BattleEvent, BattleView, EventOf, Weapon } from '../../../rules/battle';

/** One thing to be seen for a moment. */
export type Effect = { key: string; delayMs: number } & (
  | { kind: 'salvo'; weapon: Weapon; from: Axial; to: Axial; shots: number; hits: number }
  | { kind: 'sinking'; hex: Axial }
  | { kind: 'shock'; hex: Axial }
);

type Salvo = EventOf<'salvoFired'> | EventOf<'torpedoesLaunched'>;

/** Between the starts of two effects; a long battle's worth is pressed into the whole. */
const STEP_MS = 260;
const WHOLE_MS = 3200;
/** Columns of water of a salvo whose guns are not known. */
const UNSEEN_SHOTS = 3;
/** Columns of water beyond these would be a fog. */
const MOST_SHOTS = 8;

/** What a chapter's events look like, in their order. Moves are not among them: counters move by themselves. */
export function effectsOf(events: readonly BattleEvent[], view: BattleView): Effect[] {
  const seen = events.flatMap((event, i) => {
    const effect = effectOf(event, view);
    return effect ? [{ ...effect, key: `${i} ${event.kind}` }] : [];
  });
  const step = Math.min(STEP_MS, WHOLE_MS / Math.max(1, seen.length));
  return seen.map((effect, i) => ({ ...effect, delayMs: Math.round(i * step) }));
}

type Bare = Effect extends infer E
  ? E extends Effect
    ? Omit<E, 'key' | 'delayMs'>
    : never
  : never;

function effectOf(event: BattleEvent, view: BattleView): Bare | undefined {
  switch (event.kind) {
    case 'salvoFired':
      return salvo(event, event.weapon);
    case 'torpedoesLaunched':
      return salvo(event, 'torpedoes');
    case 'unseenFire':
      return salvo({ ...event, factors: UNSEEN_SHOTS }, event.weapon);
    case 'shipSank':
    case 'shipScuttled':
      return { kind: 'sinking', hex: event.hex };
    case 'groundingRolled': {
      const stack = view.stacks.find(({ ships }) => ships.includes(event.ship));
      return event.aground && stack ? { kind: 'shock', hex: stack.hex } : undefined;
    }
    default:
      return undefined;
  }
}

const salvo = (
  { from, to, factors, hits }: Pick<Salvo, 'from' | 'to' | 'factors' | 'hits'>,
  weapon: Weapon,
): Bare | undefined =>
  sameHex(from, to)
    ? undefined
    : {
        kind: 'salvo',
        weapon,
        from,
        to,
        hits,
        shots: Math.min(MOST_SHOTS, Math.max(hits, factors)),
      };
