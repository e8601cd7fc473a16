import type { LogEntry, State } from 'boardgame.io';
import { type Given, type Host, type HostedState, logEntry } from '../../src/game/host';
import type { Seen } from '../../src/game/redaction';
import { digest, type Refusal, SIDES, type Side, type Viewer } from '../../src/rules/core';
import type { StoredChapter, Versions } from '../storage/storage';
import { sameData } from './same';

export const VIEWERS = [...SIDES, 'spectator'] as const;

export const byViewer = <T>(make: (viewer: Viewer) => T): Record<Viewer, T> => ({
  allies: make('allies'),
  axis: make('axis'),
  spectator: make('spectator'),
});

/** A match as it is played on: never changed, each order makes a new one. */
export interface Hosted {
  state: HostedState;
  /** How many orders have been accepted. */
  version: number;
  /** How many changes each viewer has been told of: what is sealed from him does not count. */
  versions: Versions;
  /** What `versions` were when the segment of play began. */
  segmentSince: Versions;
  /** All that each viewer may have: what does not change it is not told. */
  shown: Record<Viewer, State<Seen>>;
}

/** What one viewer is told of an order. */
export interface Telling {
  version: number;
  state: State<Seen>;
  log: LogEntry[];
}

/** An order carried out, and what it brings with it. */
export interface Step {
  hosted: Hosted;
  closed: StoredChapter[];
  /** For whom something changed. */
  tellings: Partial<Record<Viewer, Telling>>;
  digest?: string;
}

export type Stepped = { ok: true; step: Step } | { ok: false; refusal: Refusal };

/** Digests are taken after so many orders each. */
const DIGEST_EVERY = 16;

export const newHosted = (host: Host, state: HostedState): Hosted => ({
  state,
  version: 0,
  versions: byViewer(() => 0),
  segmentSince: byViewer(() => 0),
  shown: showAll(host, state),
});

const showAll = (host: Host, state: HostedState): Hosted['shown'] =>
  byViewer((viewer) => host.clientState(state, viewer, 0));

/** The events of the start, which are closed from the beginning. */
export const openingChapter = ({ state, versions }: Hosted): StoredChapter => ({
  chapter: state.G.match.chapter - 1,
  versions,
  events: state.G.match.closedEvents,
});

/** Gives an order to a match. */
export function stepHosted(host: Host, hosted: Hosted, side: Side, line: string): Stepped {
  const given: Given = host.give(hosted.state, side, line);
  if (!given.ok) return given;
  const { state } = given;
  const shown = showAll(host, state);
  const isTold = (viewer: Viewer) =>
    viewer === side || !sameData(shown[viewer], hosted.shown[viewer]);
  const versions = byViewer((viewer) => hosted.versions[viewer] + Number(isTold(viewer)));
  const next: Hosted = {
    state,
    version: hosted.version + 1,
    versions,
    segmentSince:
      clockOf(host, state) === clockOf(host, hosted.state) ? hosted.segmentSince : versions,
    shown,
  };
  const told = VIEWERS.filter(isTold).map((viewer): [Viewer, Telling] => {
    const version = versions[viewer];
    const own = viewer === side ? line : null;
    const log = [logEntry(hosted.state, side, own, version - 1)];
    return [viewer, { version, state: { ...shown[viewer], _stateID: version }, log }];
  });
  return {
    ok: true,
    step: {
      hosted: next,
      closed: closedBy(hosted, next),
      tellings: Object.fromEntries(told),
      ...(next.version % DIGEST_EVERY === 0 && { digest: positionDigest(next) }),
    },
  };
}

const clockOf = (host: Host, state: HostedState): number => host.segment(state).clock;

/** The fingerprint of the position itself, whatever boardgame.io keeps around it. */
export const positionDigest = ({ state }: Hosted): string => digest(state.G.match.state);

const closedBy = (before: Hosted, { state, versions }: Hosted): StoredChapter[] => {
  const { chapter, closedEvents } = state.G.match;
  if (chapter === before.state.G.match.chapter) return [];
  return [{ chapter: chapter - 1, versions, events: closedEvents }];
};
