import { type BaseEvent, eventsFor, type Viewer } from '../../src/rules/core';
import { DamagedError, type Storage, type StoredChapter } from '../storage/storage';
import { proofOf } from './diceProofs';
import type { Hosted, Telling } from './hosted';
import { deriveAnew } from './load';
import type { ToldChapter } from './peer';
import { type Room, standingFor } from './room';

/** The state of a match for visitors who enter. All who come before the next order share the same objects. */
interface Standing {
  telling: Telling;
  /** Closed chapters unknown to a visitor whose version is `since`. */
  chapters: readonly ToldChapter[];
}

interface Known {
  hosted: Hosted;
  telling: Telling;
  chapters: readonly { version: number; told: ToldChapter }[];
}

/** How many standings are cached, by match and viewer. */
const MAX_KNOWN = 32;

/** Makes each standing once. */
export class Standings {
  private readonly known = new Map<string, Known>();

  constructor(private readonly storage: Storage) {}

  async of(room: Room, viewer: Viewer, since: number): Promise<Standing> {
    const { telling, chapters } = await this.whole(room, viewer);
    const unknown = chapters.filter(({ version }) => version > since);
    return { telling, chapters: unknown.map(({ told }) => told) };
  }

  private async whole(room: Room, viewer: Viewer): Promise<Known> {
    const key = `${room.match.id} ${viewer}`;
    const known = this.known.get(key);
    if (known?.hosted === room.hosted) return known;
    const { hosted } = room;
    const stored = await this.chapters(room, viewer);
    const made = {
      hosted,
      telling: standingFor(room, viewer),
      chapters: stored
        .filter(({ versions }) => versions[viewer] <= hosted.versions[viewer])
        .map((it) => ({ version: it.versions[viewer], told: toldTo(room, it, viewer) })),
    };
    this.keep(key, made);
    return made;
  }

  /** All chapters; damaged ones are rebuilt from the orders. */
  private async chapters({ match, host }: Room, viewer: Viewer): Promise<StoredChapter[]> {
    const read = () => this.storage.chaptersSince(match.id, viewer, -1);
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      await deriveAnew(host, this.storage, match);
      return read();
    }
  }

  private keep(key: string, made: Known): void {
    this.known.delete(key);
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= MAX_KNOWN) this.known.delete(oldest);
    this.known.set(key, made);
  }
}

function toldTo(room: Room, stored: StoredChapter, viewer: Viewer): ToldChapter {
  const proof = proofOf(room, stored);
  return {
    chapter: stored.chapter,
    events: eventsFor(stored.events as BaseEvent[], viewer),
    ...(proof && { proof }),
  };
}
