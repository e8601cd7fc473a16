import { type BaseEvent, eventsFor, type Viewer } from '../../src/rules/core';
import { Recent } from '../common/recent';
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
  /** By number, in their order. */
  chapters: ReadonlyMap<number, { version: number; told: ToldChapter }>;
}

/** How many standings are cached, by match and viewer. */
const MAX_KNOWN = 32;

/** Makes each standing once. */
export class Standings {
  private readonly known = new Recent<string, Known>(MAX_KNOWN);

  constructor(private readonly storage: Storage) {}

  async of(room: Room, viewer: Viewer, since: number): Promise<Standing> {
    const { telling, chapters } = await this.whole(room, viewer);
    const unknown = [...chapters.values()].filter(({ version }) => version > since);
    return { telling, chapters: unknown.map(({ told }) => told) };
  }

  private async whole(room: Room, viewer: Viewer): Promise<Known> {
    const key = `${room.match.id} ${viewer}`;
    const known = this.known.get(key);
    if (known?.hosted === room.hosted) return known;
    const { hosted } = room;
    const chapters = await this.chapters(room, viewer, known);
    const made = { hosted, telling: standingFor(room, viewer), chapters };
    this.known.set(key, made);
    return made;
  }

  /**
   * Only chapters closed since the last standing are read; one that was opened again and closed replaces the first.
   * All are read anew when the dice have changed: then the match may have begun anew.
   */
  private async chapters(
    room: Room,
    viewer: Viewer,
    known: Known | undefined,
  ): Promise<Known['chapters']> {
    const version = room.hosted.versions[viewer];
    const last = known?.hosted.versions[viewer] ?? -1;
    const isAfter = last <= version && known?.hosted.state.seed === room.hosted.state.seed;
    const chapters = new Map(isAfter ? known?.chapters : undefined);
    for (const it of await this.stored(room, viewer, isAfter ? last : -1))
      if (it.versions[viewer] <= version)
        chapters.set(it.chapter, { version: it.versions[viewer], told: toldTo(room, it, viewer) });
    return chapters;
  }

  /** Stored chapters that a viewer at that version does not know; damaged ones are rebuilt from the orders. */
  private async stored(
    { match, host }: Room,
    viewer: Viewer,
    since: number,
  ): Promise<StoredChapter[]> {
    const read = () => this.storage.chaptersSince(match.id, viewer, since);
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      await deriveAnew(host, this.storage, match);
      return read();
    }
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
