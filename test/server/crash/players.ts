import { type newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../../src/game/online';
import { type Draw, drawFrom, SIDES, type Side } from '../../../src/rules/core';
import { toySystem } from '../../game/toySystem';
import { sound } from '../matches/hall';

type Place = OnlineMatch<typeof toySystem>;

/** A player who gives random orders for ever and remembers which were taken. */
export interface Player {
  side: Side;
  match: string;
  place: Place;
  taken: string[];
  stop(): Promise<void>;
}

export const allTaken = (players: readonly Player[]): number =>
  players.reduce((sum, { taken }) => sum + taken.length, 0);

function play(match: string, side: Side, place: Place, draw: Draw): Player {
  const taken: string[] = [];
  let running = true;
  const going = (async () => {
    while (running) {
      const { game, match } = place.getSnapshot();
      const hasBegun = match?.dice?.part === 'settled';
      const legal = game && hasBegun ? toySystem.legalOrders(game.view, side) : [];
      const order = legal[draw(Math.max(1, legal.length))];
      if (!order) {
        await new Promise((resolve) => setTimeout(resolve, 3));
        continue;
      }
      const line = toySystem.makeOrder(order);
      if (!(await place.give(line))) taken.push(line);
      else await new Promise(setImmediate);
    }
  })();
  return {
    ...{ side, match, place, taken },
    async stop() {
      running = false;
      await going;
    },
  };
}

/** What the players' clients have found wrong with the dice, which they check at each throw. */
export const diceFaults = (players: readonly Player[]): unknown[] =>
  players.flatMap(({ place }) => place.getSnapshot().dice.fault ?? []);

/** Long enough for both clients to add to the dice. */
const DICE = { waitSeconds: 30 };

/** A new match with both seats taken by players who give random orders, and add to the dice. */
export async function seatPlayers(
  lobby: ReturnType<typeof newLobbyClient>,
  server: string,
  seed: string,
): Promise<Player[]> {
  const { matchID: match } = sound(
    await lobby.create({ system: 'toy', scenario: 'toy', dice: DICE }),
  );
  const players: Player[] = [];
  for (const side of SIDES) {
    const { token } = sound(await lobby.join(match, { side, name: side }));
    const place = openOnlineMatch<typeof toySystem>({ server, match, token, retryMs: 20 });
    players.push(play(match, side, place, drawFrom(`${seed} ${side}`)));
  }
  return players;
}
