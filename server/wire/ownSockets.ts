import type { Namespace, Socket } from 'socket.io';
import type { z } from 'zod';
import type { Answer } from '../../src/game/online/protocol';
import type { Viewer } from '../../src/rules/core';
import { REFUSALS, refused } from '../matches/answers';
import type { Conduct } from '../matches/conduct';
import type { DiceKeeper } from '../matches/diceKeeper';
import type { Door } from '../matches/door';
import type { Holder } from '../matches/holder';
import type { Telling } from '../matches/hosted';
import type { Matches } from '../matches/matches';
import type { Peer, Welcome } from '../matches/peer';
import { asEntry, guard, limitedHolder, listen, type Reply, single, type Wire } from './connection';
import { LOBBY_ROOM, tellLobby } from './lobbyNews';
import {
  writtenAnswer,
  writtenChange,
  writtenMatch,
  writtenStep,
  writtenWelcome,
} from './ownMessages';
import {
  chatPacket,
  consentPacket,
  enterPacket,
  entropyPacket,
  leavePacket,
  orderPacket,
  wishPacket,
} from './schemas';
import { Stay } from './stay';

/** A visitor's requests. */
export interface VisitorServices {
  matches: Matches;
  door: Door;
  conduct: Conduct;
  dice: DiceKeeper;
}

/** The match and the viewer of a socket. */
interface Place {
  match: string;
  viewer: Viewer;
  token: string;
}

/** Our own protocol: every packet is answered; see `src/game/online/protocol.ts`. */
export function serveOwn(namespace: Namespace, wire: Wire, services: VisitorServices): void {
  tellLobby(namespace, services.matches);
  namespace.on('connection', (socket) => {
    guard(socket, wire);
    const visitor = newVisitor(socket, wire, services);
    listen(wire, socket, single('enter', enterPacket), visitor.enter);
    listen(wire, socket, single('order', orderPacket), visitor.order);
    listen(wire, socket, single('chat', chatPacket), visitor.chat);
    listen(wire, socket, single('consent', consentPacket), visitor.consent);
    listen(wire, socket, single('resume', wishPacket), visitor.resume);
    listen(wire, socket, single('return', wishPacket), visitor.takeSeatBack);
    listen(wire, socket, single('resign', leavePacket), visitor.resign);
    listen(wire, socket, single('entropy', entropyPacket), visitor.entropy);
    listen(wire, socket, single('leave', leavePacket), visitor.leave);
    listen(wire, socket, single('watch', leavePacket), visitor.watch);
    socket.on('disconnect', () => {
      visitor.leave().catch((error: unknown) => wire.fault(error, 'disconnect'));
    });
  });
}

function newVisitor(socket: Socket, wire: Wire, services: VisitorServices) {
  const { matches, door } = services;
  let place: Place | undefined;
  const stay = new Stay(socket, door);
  const asked: Asked = new Map();
  const leave = async (): Promise<Answer> => {
    place = undefined;
    await stay.leave();
    return { ok: true, version: 0 };
  };
  /** A request that only the holder of a seat may make. */
  const asHolder: AsHolder = (wish) => {
    if (!place) return Promise.resolve(refused(REFUSALS.notEntered));
    if (place.viewer === 'spectator') return Promise.resolve(refused(REFUSALS.notYours));
    const { match, token, viewer: side } = place;
    return wish(match, limitedHolder(wire, match, { side, token }));
  };
  return {
    ...seatRequests(services, asHolder),
    leave,
    async watch(): Promise<Answer> {
      await socket.join(LOBBY_ROOM);
      return { ok: true, version: 0 };
    },
    async enter({ match, token = '', ...entry }: z.infer<typeof enterPacket>): Promise<Answer> {
      const address = wire.addressOf(socket);
      const told = newPeer(socket, asked, ({ viewer }) => {
        place = { match, token, viewer };
      });
      const peer = { ...told, address };
      const wish = { ...entry, ...(token !== '' && { token }) };
      return stay.enter(match, peer, () => {
        place = undefined;
        return asEntry(wire, address, wish, () => door.enter(match, wish, peer));
      });
    },
    async order(packet: z.infer<typeof orderPacket>, reply?: Reply): Promise<Answer> {
      const { id, ...said } = packet;
      if (reply) asked.set(id, reply);
      try {
        return await asHolder((match, holder) =>
          matches.order(match, holder, { orderId: id, ...said }),
        );
      } finally {
        asked.delete(id);
      }
    },
    async chat(line: z.infer<typeof chatPacket>): Promise<Answer> {
      if (!place) return refused(REFUSALS.noMatch);
      const { name, ...said } = line;
      return door.chat(place.match, place.viewer, { ...said, ...(name !== undefined && { name }) });
    },
  };
}

type AsHolder = (wish: (match: string, holder: Holder) => Promise<Answer>) => Promise<Answer>;

/** Requests of a seat that are neither orders nor chat. */
const seatRequests = ({ conduct, dice }: VisitorServices, asHolder: AsHolder) => ({
  consent: (packet: z.infer<typeof consentPacket>): Promise<Answer> =>
    asHolder((match, holder) => conduct.consent(match, holder, packet)),
  resume: ({ id }: z.infer<typeof wishPacket>): Promise<Answer> =>
    asHolder((match, holder) => conduct.resume(match, holder, id)),
  takeSeatBack: ({ id }: z.infer<typeof wishPacket>): Promise<Answer> =>
    asHolder((match, holder) => conduct.takeSeatBack(match, holder, id)),
  entropy: (packet: z.infer<typeof entropyPacket>): Promise<Answer> =>
    asHolder((match, holder) => dice.add(match, holder, packet)),
  resign: (): Promise<Answer> => asHolder((match, holder) => conduct.resign(match, holder)),
});

/** Orders of a socket that await an answer, by id. */
type Asked = Map<string, Reply>;

function newPeer(socket: Socket, asked: Asked, welcomed: (welcome: Welcome) => void): Peer {
  let version: number | undefined;
  /** The whole state, for a viewer who was not sent the version before. */
  const tellStep = (telling: Telling, orderId: string | undefined): void => {
    const follows = telling.version - 1 === version;
    version = telling.version;
    const change = follows && writtenChange(telling, orderId);
    const reply = orderId === undefined ? undefined : asked.get(orderId);
    if (!change) socket.emit('step', writtenStep(telling, orderId));
    // One packet for both.
    else if (reply) reply(writtenAnswer(version, change));
    else socket.emit('change', change);
  };
  return {
    tell(told) {
      switch (told.kind) {
        case 'welcome':
          welcomed(told.welcome);
          version = told.welcome.telling.version;
          // Not with the answer: steps sent meanwhile would overtake it.
          return void socket.emit('welcome', writtenWelcome(told.welcome));
        case 'step':
          return tellStep(told.telling, told.orderId);
        case 'match':
          return void socket.emit('match', writtenMatch(told.match));
        case 'chat':
          return void socket.emit('chat', { id: told.id, ...told.line });
      }
    },
    // Who has to go elsewhere connects again, and is told where.
    end: (reason) =>
      void (reason === 'moved' ? socket.conn.close() : socket.emit('ended', { reason })),
  };
}
