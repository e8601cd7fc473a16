import type { LogEntry } from 'boardgame.io';
import {
  type Given,
  type Host,
  type HostedState,
  logEntry,
  type Standpoint,
} from '../../src/game/host';
import type { ThrowProof } from '../../src/game/online/dice';
import type { Seen } from '../../src/game/redaction';
import { sameData } from '../../src/game/same';
import { digest, type Refusal, SIDES, type Side, type Viewer } from '../../src/rules/core';
import type { StoredChapter, Versions } from '../storage/storage';

export const VIEWERS = [...SIDES, 'spectator'] as const;

export const byViewer = <T>(make: (viewer: Viewer) => T): Record<Viewer, T> => ({
  allies: make('allies'),
  axis: make('axis'),
  spectator: make('spectator'),
});

/** A match in play. It is immutable: each order makes a new one. */
export interface Hosted {
  state: HostedState;
  /** How many orders have been accepted. */
  version: number;
  /** How many changes each viewer has been sent. Changes hidden from that viewer do not count. */
  versions: Versions;
  /** The `versions` at the start of the segment. */
  segmentSince: Versions;
  /** Everything each viewer may see. What leaves it unchanged is not sent. */
  shown: Record<Viewer, Seen>;
}

/** What one viewer is sent about an order. */
export interface Telling extends Standpoint {
  /** What the viewer saw one version earlier, so that only the changes need to be sent. */
  before?: Seen;
  log: LogEntry[];
  /** Of the dice that the order threw, where it may be shown. */
  proof?: ThrowProof;
}

/** An order carried out, and its consequences. */
export interface Step {
  hosted: Hosted;
  closed: StoredChapter[];
  /** The viewers for whom something changed. */
  tellings: Partial<Record<Viewer, Telling>>;
  digest?: string;
}

type Stepped = { ok: true; step: Step } | { ok: false; refusal: Refusal };

/** Orders between digests; one more is taken at the end. */
const DIGEST_EVERY = 64;

export const newHosted = (host: Host, state: HostedState): Hosted => ({
  state,
  version: 0,
  versions: byViewer(() => 0),
  segmentSince: byViewer(() => 0),
  shown: showAll(host, state),
});

const showAll = (host: Host, state: HostedState): Hosted['shown'] =>
  byViewer((viewer) => host.seen(state, viewer));

/** The chapters of the setup, closed from the start. */
export const openingChapter = ({ state, versions }: Hosted): StoredChapter => ({
  chapter: state.match.chapter - 1,
  versions,
  events: state.match.closedEvents,
});

/** Where a viewer stands. */
export function standpoint(
  host: Host,
  { state, versions, shown }: Hosted,
  viewer: Viewer,
): Standpoint {
  const outcome = host.outcome(state);
  const standing = { version: versions[viewer], seen: shown[viewer], turn: state.turn };
  return outcome ? { ...standing, outcome, seed: state.seed } : standing;
}

/** The same position with other dice to come. */
export const withSecret = (hosted: Hosted, seed: string): Hosted =>
  hosted.state.seed === seed ? hosted : { ...hosted, state: { ...hosted.state, seed } };

/** Gives an order to a match. */
export function stepHosted(host: Host, hosted: Hosted, side: Side, line: string): Stepped {
  const given: Given = host.give(hosted.state, hosted.shown[side], side, line);
  if (!given.ok) return given;
  const { state } = given;
  const shown = showAll(host, state);
  const isTold = byViewer(
    (viewer) => viewer === side || !isSame(shown[viewer], hosted.shown[viewer]),
  );
  const versions = byViewer((viewer) => hosted.versions[viewer] + Number(isTold[viewer]));
  const isNewSegment = shown[side].segment.clock !== hosted.shown[side].segment.clock;
  const next: Hosted = {
    state,
    version: hosted.version + 1,
    versions,
    segmentSince: isNewSegment ? versions : hosted.segmentSince,
    shown,
  };
  const tellings: Step['tellings'] = {};
  for (const viewer of VIEWERS)
    if (isTold[viewer])
      tellings[viewer] = Object.assign(standpoint(host, next, viewer), {
        before: hosted.shown[viewer],
        log: [logEntryFor(hosted, viewer, side, line)],
      });
  const isDigested = next.version % DIGEST_EVERY === 0 || host.outcome(state) !== undefined;
  return {
    ok: true,
    step: {
      hosted: next,
      closed: closedBy(hosted, next),
      tellings,
      ...(isDigested && { digest: positionDigest(next) }),
    },
  };
}

/** The log's line for an order given at a position; its text is for its sender only. */
const logEntryFor = (
  { versions, state, shown }: Hosted,
  viewer: Viewer,
  side: Side,
  line: string,
) =>
  logEntry(
    { version: versions[viewer], turn: state.turn, seen: shown[viewer] },
    side,
    viewer === side ? line : null,
  );

/** Most orders add an event; then no further comparison is needed. */
const isSame = (one: Seen, other: Seen): boolean =>
  one.chapter === other.chapter &&
  one.events.length === other.events.length &&
  sameData(one, other);

/** The digest of the position. */
export const positionDigest = ({ state }: Hosted): string => digest(state.match.state);

const closedBy = (before: Hosted, { state, versions }: Hosted): StoredChapter[] => {
  const { chapter, closedEvents } = state.match;
  if (chapter <= before.state.match.chapter) return [];
  return [{ chapter: chapter - 1, versions, events: closedEvents }];
};
