import { createHash } from 'node:crypto';
import type { Namespace, Socket } from 'socket.io';
import type { z } from 'zod';
import { clientState } from '../../src/game/host';
import type { Answer } from '../../src/game/online/protocol';
import { PLAYER_ID, sideOf } from '../../src/game/seats';
import { must, SIDES, type Side } from '../../src/rules/core';
import { REFUSALS, refused } from '../matches/answers';
import type { Door, Entry } from '../matches/door';
import type { Telling } from '../matches/hosted';
import type { Matches } from '../matches/matches';
import type { Peer, Told } from '../matches/peer';
import {
  asEntry,
  guard,
  limitedHolder,
  listed,
  listen,
  type Wire,
  withPatience,
} from './connection';
import { newScribe, Written } from './json';
import { chatArgs, syncArgs, updateArgs } from './schemas';
import { Stay } from './stay';

/**
 * Boardgame.io's own protocol, for its stock `Client` with `SocketIO()`. It has no refusals: they are sent as
 * `refused`, which the stock client ignores.
 */
export function serveBgio(namespace: Namespace, wire: Wire, matches: Matches, door: Door): void {
  namespace.on('connection', (socket) => {
    guard(socket, wire);
    const player = newPlayer(socket, wire, matches, door);
    listen(wire, socket, listed('sync', syncArgs), player.sync);
    listen(wire, socket, listed('update', updateArgs), player.update);
    listen(wire, socket, listed('chat', chatArgs), player.chat);
    socket.on('disconnect', () => {
      player.leave().catch((error: unknown) => wire.fault(error, 'disconnect'));
    });
  });
}

function newPlayer(socket: Socket, wire: Wire, matches: Matches, door: Door) {
  const stay = new Stay(socket, door);
  const address = () => wire.addressOf(socket);
  return {
    leave: () => stay.leave(),
    async sync([match, playerID, credentials]: z.infer<typeof syncArgs>): Promise<Answer> {
      const peer = { ...newPeer(socket, match), address: address() };
      const entry = entryOf(playerID, credentials ?? undefined);
      return stay.enter(match, peer, () =>
        asEntry(wire, address(), entry, () => door.enter(match, entry, peer)),
      );
    },
    async update([action, stateID, match, playerID]: z.infer<typeof updateArgs>): Promise<Answer> {
      const { args, credentials, playerID: by } = action.payload;
      if (by !== playerID || !credentials) return refused(REFUSALS.notYours);
      const line = typeof args === 'string' ? args : args[0];
      const seat = { side: sideAt(playerID), token: credentials };
      const holder = limitedHolder(wire, match, seat);
      const wish = { line, orderId: idOf(stateID, line), version: stateID };
      return withPatience(wire, address(), () => matches.order(match, holder, wish));
    },
    async chat([match, { id, sender, payload }, token]: z.infer<typeof chatArgs>): Promise<Answer> {
      const said = { id, text: payload };
      return withPatience(wire, address(), () =>
        door.chatAs(match, { side: sideAt(sender), token }, said),
      );
    },
  };
}

const sideAt = (playerID: string): Side => must(sideOf(playerID), 'a seat');

const entryOf = (playerID: string | null | undefined, credentials?: string): Entry => {
  if (playerID) return { side: sideAt(playerID), token: credentials ?? '' };
  return credentials ? { passphrase: credentials } : {};
};

/** Its orders have no ids: the same order given twice on one state counts once. */
const idOf = (stateID: number, line: string): string =>
  `bgio.${stateID}.${createHash('sha256').update(line).digest('base64url').slice(0, 22)}`;

const newPeer = (socket: Socket, match: string): Peer => ({
  tell: (told) => tell(socket, match, told),
  end: (reason) => void (reason === 'moved' ? socket.conn.close() : socket.disconnect(true)),
});

const stateJson = newScribe((telling: Telling) => JSON.stringify(clientState(telling)));

function tell(socket: Socket, match: string, told: Told): void {
  switch (told.kind) {
    case 'welcome': {
      const { telling, match: shown } = told.welcome;
      const state = stateJson(telling);
      const own = JSON.stringify({ log: telling.log, filteredMetadata: shown.players });
      // The current state stands in for the initial one, which nobody is sent.
      const json = `${own.slice(0, -1)},"state":${state},"initialState":${state}}`;
      socket.emit('sync', match, new Written(json));
      return;
    }
    case 'step':
      socket.emit('update', match, new Written(stateJson(told.telling)), told.telling.log);
      return;
    case 'match':
      socket.emit('matchData', match, told.match.players);
      return;
    case 'chat': {
      const { sender, text: payload } = told.line;
      const side = SIDES.find((it) => it === sender);
      socket.emit('chat', match, { id: told.id, sender: side ? PLAYER_ID[side] : sender, payload });
      return;
    }
  }
}
