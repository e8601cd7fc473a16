import { any, type Use } from './statements';
import type { Ban, Storage } from './storage';

/** What belongs to a match, in an order that leaves nothing without its owner. */
const PARTS = ['snapshots', 'chat', 'chapters', 'orders', 'bases'] as const;

const REMOVE_CHAT = `DELETE FROM chat WHERE match_id IN
  (SELECT id FROM matches WHERE status = 'finished' AND updated_at < ?)`;

const SET_BAN = 'INSERT OR REPLACE INTO bans (net, since, until) VALUES (?, ?, ?)';

interface BanRow {
  net: string;
  since: number;
  until: number | null;
}

const toBan = ({ net, since, until }: BanRow): Ban => ({
  net,
  since,
  ...(until !== null && { until }),
});

/** Deleting, and keeping out. */
export function upkeepTable({
  db,
  write,
  read,
}: Use): Pick<Storage, 'remove' | 'removeChat' | 'bans' | 'setBan' | 'liftBan'> {
  const bans = db.prepare('SELECT net, since, until FROM bans ORDER BY since, net');
  return {
    async remove(id) {
      await write([
        ...PARTS.map((part) => any(`DELETE FROM ${part} WHERE match_id = ?`, id)),
        any('DELETE FROM matches WHERE id = ?', id),
      ]);
    },
    async removeChat(finishedBefore) {
      await write([any(REMOVE_CHAT, finishedBefore)]);
    },
    bans: () => read(() => (bans.all() as BanRow[]).map(toBan)),
    async setBan({ net, since, until }) {
      await write([any(SET_BAN, net, since, until ?? null)]);
    },
    async liftBan(net) {
      await write([any('DELETE FROM bans WHERE net = ?', net)]);
    },
  };
}
