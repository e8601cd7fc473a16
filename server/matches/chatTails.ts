import type { ChatLine, Room as ChatRoom } from '../../src/game/online/protocol';
import { Recent } from '../common/recent';
import type { Storage } from '../storage/storage';

/** The number of rooms whose latest lines are cached. */
const MAX_KNOWN = 32;

/** The latest lines of each room: everybody who enters before the next line gets the same list. */
export class ChatTails {
  private readonly known = new Recent<string, readonly ChatLine[]>(MAX_KNOWN);

  /** `lines`: how many of a room. */
  constructor(
    private readonly storage: Pick<Storage, 'addChat' | 'chat'>,
    private readonly lines: number,
  ) {}

  async of(id: string, room: ChatRoom): Promise<readonly ChatLine[]> {
    const key = `${id} ${room}`;
    const tail = this.known.get(key) ?? (await this.storage.chat(id, room, this.lines));
    this.known.set(key, tail);
    return tail;
  }

  async add(id: string, line: ChatLine): Promise<void> {
    await this.storage.addChat(id, line);
    const key = `${id} ${line.room}`;
    const tail = this.known.get(key);
    if (tail) this.known.set(key, [...tail, line].slice(-this.lines));
  }
}
