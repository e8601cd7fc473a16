import type { MatchStatus } from '../../src/game/online/protocol';
import { SIDES } from '../../src/rules/core';
import { netOf } from '../common/net';
import type { Matches } from '../matches/matches';
import { MovedError } from '../storage/ownership';
import type { StoredMatch } from '../storage/storage';
import type { Bans } from './bans';

const DAY_MS = 24 * 3600_000;

/** A command of the operator. Every field comes from outside. */
export interface Command {
  name: string;
  /** A match or an address. */
  of?: string;
  status?: MatchStatus;
  limit?: number;
  /** How long a ban lasts. */
  days?: number;
}

/** The lines to print, or why nothing was done. */
export type Told = { ok: true; lines: string[] } | { ok: false; why: string };

const told = (...lines: string[]): Told => ({ ok: true, lines });
const not = (why: string): Told => ({ ok: false, why });

type Action = (command: Command) => Promise<Told>;

/** The operator's commands. */
export class Admin {
  private readonly actions: Readonly<Record<string, Action>> = {
    list: (command) => this.list(command),
    who: ({ of }) => this.who(of),
    close: ({ of }) => this.close(of),
    delete: ({ of }) => this.remove(of),
    ban: (command) => this.ban(command),
    unban: ({ of }) => this.unban(of),
    bans: () => this.listBans(),
  };

  constructor(
    private readonly matches: Matches,
    private readonly bans: Bans,
  ) {}

  async run(command: Command): Promise<Told> {
    const { name } = command;
    const action = Object.hasOwn(this.actions, name) ? this.actions[name] : undefined;
    await this.bans.ready;
    if (!action) return not(`There is no command "${name}".`);
    return action(command).catch((error: unknown) => {
      if (!(error instanceof MovedError)) throw error;
      return not(`${error.message} Give the command to that process.`);
    });
  }

  /** The latest matches first, unlisted ones too. */
  private async list({ status, limit = 20 }: Command): Promise<Told> {
    const found = await this.matches.storage.list({ limit, ...(status && { status }) });
    return told(...found.map(lineOf));
  }

  /** Who is in a match, with addresses. */
  private async who(id = ''): Promise<Told> {
    const peers = [...this.matches.audience.viewers(id)];
    return told(...peers.map(([{ address = 'unknown' }, viewer]) => `${viewer} ${address}`));
  }

  /** Ends a match for both sides. */
  private async close(id = ''): Promise<Told> {
    const done = await this.matches.inRoom(id, async (room) =>
      room.match.status === 'playing'
        ? this.matches.finish(room, { winner: 'draw', reason: 'closed' })
        : 'over',
    );
    if (done === 'over') return not(`Match ${id} is over already.`);
    if (done === undefined) return not(`There is no match ${id} that can be played.`);
    return done ? told(`Match ${id} is closed.`) : not(`Match ${id} has just changed: try again.`);
  }

  private async remove(id = ''): Promise<Told> {
    const ids = await this.matches.storage.match(id).then(
      (match) => match !== undefined,
      // A damaged match may be deleted too.
      () => true,
    );
    if (!ids) return not(`There is no match ${id}.`);
    await this.matches.remove(id);
    return told(`Match ${id} is deleted.`);
  }

  private async ban({ of = '', days }: Command): Promise<Told> {
    const net = netOf(of.replace(/\/64$/, ''));
    if (net === undefined) return not(`"${of}" is not an address.`);
    await this.bans.add(net, days === undefined ? undefined : this.matches.now() + days * DAY_MS);
    return told(`${net} is banned${days === undefined ? '' : ` for ${days} days`}.`);
  }

  private async unban(of = ''): Promise<Told> {
    const net = netOf(of.replace(/\/64$/, '')) ?? of;
    return (await this.bans.lift(net))
      ? told(`${net} is no longer banned.`)
      : not(`${of} is not banned.`);
  }

  private async listBans(): Promise<Told> {
    return told(
      ...this.bans.list().map(({ net, until }) => `${net} until ${until ? day(until) : 'lifted'}`),
    );
  }
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** A match in a line: id, status, orders, last change, who plays, title. */
function lineOf({ id, status, version, updatedAt, info }: StoredMatch): string {
  const names = SIDES.map((side) => info.seats[side].name ?? info.seats[side].bot ?? '-');
  const facts = [id, status.padEnd(8), String(version).padStart(5), day(updatedAt)];
  return `${facts.join('  ')}  ${info.unlisted ? 'unlisted  ' : ''}${info.title}: ${names.join(' v. ')}`;
}
