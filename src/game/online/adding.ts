import type { ClientStore } from './clientStore';
import { entropyDue } from './diceWatch';
import { AGAIN_MS, ANSWER_MS, mayPass, type OnlineSocket } from './sending';
import { unanswered } from './wishes';

/** Adds to the dice when it is this side's turn to. Call it after everything that is told of the match. */
export function newAdding(socket: OnlineSocket, store: ClientStore): () => void {
  let sent = '';
  const add = async (): Promise<void> => {
    const { match, game, dice } = store.get();
    const packet = game && entropyDue(dice, match?.dice, game.viewer);
    if (!packet || sent === JSON.stringify(packet)) return;
    sent = JSON.stringify(packet);
    const answer = await socket.timeout(ANSWER_MS).emitWithAck('entropy', packet).catch(unanswered);
    if (!mayPass(answer)) return;
    sent = '';
    setTimeout(() => socket.connected && void add(), AGAIN_MS);
  };
  return () => void add();
}
