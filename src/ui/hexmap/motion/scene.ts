import type { Pace } from '../../frame/pace';
import type { Script, Show } from './show';

/** What there is to show: the whole log as events, and the position after them. */
export interface Reel<S extends Show> {
  /** Which game: a different one is not continued from this. */
  of: string;
  events: readonly S['event'][];
  view: S['view'];
  /** Closed chapters: when several close at once it was a jump, which is not played. */
  chapters: number;
  /** An event just ordered at this screen: it is never kept waiting. */
  isOwn(event: S['event']): boolean;
}

/** What is to be seen now; a new object with each change. */
export interface Scene<S extends Show> {
  /** The position to draw; `null` before the first reel. */
  shown: S['view'] | null;
  active: readonly S['act'][];
  /** Ships that are sinking or about to: their wrecks are not shown yet. */
  sinking: readonly string[];
  phase: 'idle' | 'running' | 'held' | 'paused';
  /** Acts still to be shown. */
  waiting: number;
  /** The event described now. */
  lead: number | null;
  /** The number of events shown. */
  told: number;
  pace: Pace;
}

/** A director's memory. */
export interface Stage<S extends Show> {
  reel: Reel<S> | null;
  /** The position before the acts that wait. */
  before: S['view'] | null;
  queue: S['act'][];
  /** With the moments of played time at which they end. */
  running: { act: S['act']; endsAt: number }[];
  last: { act: S['act']; startedAt: number } | null;
  /** From here on an act of another kind than the last may start. */
  settledAt: number;
  lead: number | null;
  pace: Pace;
  paused: boolean;
  /** In step mode, the act on show has not been left yet. */
  gateShut: boolean;
  /** The position shown last, and how many acts it holds back. */
  held: { of: Reel<S>; acts: number; view: S['view'] } | null;
}

export const emptyStage = (pace: Pace) => ({
  reel: null,
  before: null,
  queue: [],
  running: [],
  last: null,
  settledAt: 0,
  lead: null,
  pace,
  paused: false,
  gateShut: false,
  held: null,
});

/** What is to be seen of a stage. */
export function sceneOf<S extends Show>(stage: Stage<S>, script: Script<S>): Scene<S> {
  const { reel, queue, running, lead, pace } = stage;
  const active = running.map(({ act }) => act);
  return {
    shown: reel && shownOf(stage, reel, script),
    active,
    sinking: [...active, ...queue].flatMap(({ lost }) => lost ?? []),
    phase: phaseOf(stage),
    waiting: queue.length,
    lead,
    told: queue[0]?.lead ?? reel?.events.length ?? 0,
    pace,
  };
}

/** The same object until an act that changes the position comes or goes; a salvo leaves it unchanged. */
function shownOf<S extends Show>(stage: Stage<S>, reel: Reel<S>, script: Script<S>): S['view'] {
  const { before, held } = stage;
  const pending = stage.queue.filter(script.changes);
  if (held && held.of === reel && held.acts === pending.length) return held.view;
  const view = before ? script.heldBack(before, reel.view, pending) : reel.view;
  stage.held = { of: reel, acts: pending.length, view };
  return view;
}

function phaseOf<S extends Show>({
  paused,
  gateShut,
  queue,
  running,
}: Stage<S>): Scene<S>['phase'] {
  if (paused) return 'paused';
  if (gateShut) return 'held';
  return queue.length > 0 || running.length > 0 ? 'running' : 'idle';
}
