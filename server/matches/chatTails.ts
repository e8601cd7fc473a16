import type { ChatLine, Room as ChatRoom } from '../../src/game/online/protocol';
import type { Storage } from '../storage/storage';

const TAIL = 100;

/** Rooms whose last lines are kept for the next one who comes. */
const MAX_KNOWN = 32;

/** The last lines of rooms: the same list for all who come before the next line. */
export class ChatTails {
  private readonly known = new Map<string, readonly ChatLine[]>();

  constructor(private readonly storage: Pick<Storage, 'addChat' | 'chat'>) {}

  async of(id: string, room: ChatRoom): Promise<readonly ChatLine[]> {
    const key = `${id} ${room}`;
    const tail = this.known.get(key) ?? (await this.storage.chat(id, room, TAIL));
    const [oldest] = this.known.keys();
    this.known.delete(key);
    if (oldest !== undefined && this.known.size >= MAX_KNOWN) this.known.delete(oldest);
    this.known.set(key, tail);
    return tail;
  }

  async add(id: string, line: ChatLine): Promise<void> {
    await this.storage.addChat(id, line);
    const key = `${id} ${line.room}`;
    const tail = this.known.get(key);
    if (tail) this.known.set(key, [...tail, line].slice(-TAIL));
  }
}
