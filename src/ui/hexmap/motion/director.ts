import { NORMAL_PACE, type Pace } from '../../frame/pace';
import type { Clock } from './clock';
import { newPlayTime, type PlayTime } from './playTime';
import { emptyStage, type Reel, type Scene, type Stage, sceneOf } from './scene';
import type { Act, Script, Show } from './show';

type Cue<A extends Act> = A | 'cut';

export interface Director<S extends Show> {
  feed(reel: Reel<S>): void;
  /** Jumps to the end of everything. */
  skip(): void;
  /** Goes on to the next act. */
  step(): void;
  pause(on: boolean): void;
  setPace(pace: Pace): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): Scene<S>;
  /** Calls back once, now or as soon as nothing is waiting to be shown. Returns the function that cancels it. */
  whenFree(go: () => void): () => void;
  /** Called with each act as it starts, and when the running acts are skipped. */
  onCue(listener: (cue: Cue<S['act']>) => void): () => void;
  /** Forgets everything: another game, or none. */
  clear(): void;
}

/**
 * Shows the events of a game one after another while the rules have moved on. It never blocks an order: what is
 * ordered at this screen is shown at once, and what was still running is cut short.
 */
export function newDirector<S extends Show>(clock: Clock, script: Script<S>): Director<S> {
  const time = newPlayTime(clock);
  const listeners = new Set<() => void>();
  const cues = new Set<(cue: Cue<S['act']>) => void>();
  const free = new Set<() => void>();
  let stage: Stage<S> = emptyStage(NORMAL_PACE);
  let scene = sceneOf(stage, script);

  const tell = (cue: Cue<S['act']>): void => {
    for (const listener of cues) listener(cue);
  };
  /** Starts and ends what is due, and reports it. */
  const roll = (): void => {
    time.run(stage.paused ? 0 : stage.pace.rate || 1);
    for (const act of advance(stage, time.now())) tell(act);
    scene = sceneOf(stage, script);
    const next = nextMoment(stage, time.now());
    if (next === undefined) time.callOff();
    else time.at(next, roll);
    for (const listener of [...listeners]) listener();
    release(stage, time, free);
  };
  const change = (make: (stage: Stage<S>, now: number) => void) => {
    make(stage, time.now());
    roll();
  };
  return {
    feed: (reel) => {
      if (stage.reel?.events === reel.events && stage.reel.view === reel.view) return;
      change((it) => take(it, reel, script));
    },
    skip: () => {
      tell('cut');
      change(cut);
    },
    step: () => change(goOn),
    pause: (on) => change((it) => hold(it, on)),
    setPace: (pace) => change((it) => setPace(it, pace)),
    clear: () => {
      stage = emptyStage(stage.pace);
      roll();
    },
    subscribe: (listener) => subscribeTo(listeners, listener),
    getSnapshot: () => scene,
    onCue: (listener) => subscribeTo(cues, listener),
    whenFree: (go) => {
      const leave = subscribeTo(free, go);
      release(stage, time, free);
      return leave;
    },
  };
}

function subscribeTo<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => void set.delete(one);
}

/** New events: played, or shown at once after a jump or with animation off. */
function take<S extends Show>(stage: Stage<S>, reel: Reel<S>, script: Script<S>): void {
  const { reel: known, pace } = stage;
  if (!known || pace.rate === 0 || isJump(known, reel)) {
    stage.reel = reel;
    cut(stage);
    return;
  }
  const from = known.events.length;
  if (reel.events.slice(from).some(reel.isOwn)) cut(stage);
  if (stage.queue.length === 0) stage.before = known.view;
  stage.reel = reel;
  stage.queue.push(...script.actsOf(reel.events, from));
}

/** How many chapters may close between two updates of a game that is followed. */
const MAX_CHAPTERS = 1;

const isJump = <S extends Show>(known: Reel<S>, next: Reel<S>): boolean =>
  next.events.length < known.events.length ||
  Math.abs(next.chapters - known.chapters) > MAX_CHAPTERS ||
  next.of !== known.of;

/** All that waits or runs is over. */
function cut<S extends Show>(stage: Stage<S>): void {
  stage.queue = [];
  stage.running = [];
  stage.last = null;
  stage.lead = null;
  stage.gateShut = false;
}

/** The act on show is left for the next. */
function goOn<S extends Show>(stage: Stage<S>, now: number): void {
  stage.running = [];
  stage.gateShut = false;
  stage.last = null;
  stage.settledAt = now;
  if (stage.queue.length === 0) stage.lead = null;
}

/** In step mode nothing runs automatically, so there is nothing to hold. */
function hold<S extends Show>(stage: Stage<S>, on: boolean): void {
  stage.paused = on && !stage.pace.stepwise;
}

function setPace<S extends Show>(stage: Stage<S>, pace: Pace): void {
  stage.pace = pace;
  if (pace.stepwise) stage.paused = false;
  else stage.gateShut = false;
  if (pace.rate === 0) cut(stage);
}

/** Advances a stage to a moment of played time; returns the acts that started. */
function advance<S extends Show>(stage: Stage<S>, now: number): S['act'][] {
  const started: S['act'][] = [];
  stage.running = stage.running.filter(({ endsAt }) => endsAt > now);
  for (let next = due(stage, now); next; next = due(stage, now)) {
    stage.queue.shift();
    begin(stage, next, now);
    started.push(next);
  }
  if (isOver(stage)) stage.lead = null;
  return started;
}

const isOver = <S extends Show>({ queue, running, gateShut }: Stage<S>): boolean =>
  queue.length === 0 && running.length === 0 && !gateShut;

function due<S extends Show>(stage: Stage<S>, now: number): S['act'] | undefined {
  const [next] = stage.queue;
  if (!next) return undefined;
  if (isOwn(stage, next)) return next;
  return !stage.paused && !stage.gateShut && startOf(stage, next) <= now ? next : undefined;
}

const isOwn = <S extends Show>({ reel }: Stage<S>, { lead }: Act): boolean => {
  const event = reel?.events[lead];
  return event !== undefined && reel?.isOwn(event) === true;
};

function begin<S extends Show>(stage: Stage<S>, act: S['act'], now: number): void {
  const { settleMs, endMs } = act.times;
  if (endMs > 0) stage.running.push({ act, endsAt: now + endMs });
  stage.last = { act, startedAt: now };
  stage.settledAt = Math.max(stage.settledAt, now + settleMs);
  stage.lead = act.lead;
  stage.gateShut = stage.pace.stepwise && !isOwn(stage, act);
}

/** The moment at which an act may start, after those before it. */
function startOf<S extends Show>({ last, settledAt }: Stage<S>, act: Act): number {
  if (!last) return 0;
  return last.act.kind === act.kind ? last.startedAt + last.act.times.strideMs : settledAt;
}

/** When there is something to do next; `undefined` when that is up to the player. */
function nextMoment<S extends Show>(stage: Stage<S>, now: number): number | undefined {
  const ends = stage.running.map(({ endsAt }) => endsAt);
  const [next] = stage.queue;
  if (next && !stage.gateShut) ends.push(startOf(stage, next));
  if (stage.queue.length === 0 && stage.running.length > 0) ends.push(stage.settledAt);
  const later = ends.filter((ms) => ms > now);
  return later.length > 0 ? Math.min(...later) : undefined;
}

/** Waiting callers continue once everything that matters has been shown. */
function release<S extends Show>(stage: Stage<S>, time: PlayTime, free: Set<() => void>): void {
  const isBusy = stage.queue.length > 0 || stage.gateShut || stage.paused;
  const isSettled = stage.running.length === 0 || time.now() >= stage.settledAt;
  if (isBusy || !isSettled) return;
  const going = [...free];
  free.clear();
  for (const go of going) go();
}
