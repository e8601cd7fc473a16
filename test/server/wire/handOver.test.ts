import { afterEach, expect, test } from 'vitest';
import { shippedLibrary } from '../../../server/scenarios';
import { commander, nodeBudget } from '../../../src/bots';
import { newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../../src/game/online';
import { predict } from '../../../src/game/online/predict';
import {
  type BySide,
  drawFrom,
  must,
  refusalCode,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import type { Order, StrategicEvent, strategic } from '../../../src/rules/strategic';
import { liveServer, until } from './liveServer';

type Place = OnlineMatch<typeof strategic>;

/** With battles handed over, as it is played. */
const system = must(systemOf('strategic'), 'strategic') as typeof strategic;

/** With these dice ships of both sides come back. */
const SEED = 'handed back';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Both seats of a match of Bismarck's breakout. */
async function seated(): Promise<BySide<Place>> {
  const live = await liveServer({ library: shippedLibrary(), seeds: () => SEED });
  ends.push(live.close);
  const lobby = newLobbyClient(live.url);
  const made = await lobby.create({ system: 'strategic', scenario: 'bismarck' });
  if (!made.ok) throw new Error(refusalCode(made.refusal));
  const match = made.value.matchID;
  const seat = async (side: Side): Promise<Place> => {
    const joined = await lobby.join(match, { side, name: side });
    if (!joined.ok) throw new Error(refusalCode(joined.refusal));
    const place: Place = openOnlineMatch({ server: live.url, match, token: joined.value.token });
    ends.push(() => place.close());
    await until(() => place.getSnapshot().connection === 'online');
    return place;
  };
  return { allies: await seat('allies'), axis: await seat('axis') };
}

const seen = (place: Place) => must(place.getSnapshot().game, 'a match to see');

const toldTo = (place: Place): StrategicEvent[] =>
  seen(place).chapters.flatMap(({ events }) => events);

/** Doctrine, but a surface action is fought out as a battle. */
function orderFor(place: Place, side: Side, number: number): Order {
  const { view } = seen(place);
  const stage = view.action?.stage;
  if (stage?.kind === 'choose')
    return stage.chosen[side]
      ? { kind: 'confirm' }
      : { kind: 'chooseResolution', resolution: 'battle' };
  const position = { system, view, side, legalOrders: system.legalOrders(view, side) };
  return commander.decide(position, drawFrom(`order ${number}`), nodeBudget(40)).order;
}

/** An order of the battle, and whether its outcome had to wait for the server. */
interface Given {
  line: string;
  isOpen: boolean;
}

/** Plays from what each seat has been told until a battle has come back; gives what was ordered in it. */
async function playUntilReturned(places: BySide<Place>): Promise<Given[]> {
  const inBattle: Given[] = [];
  for (let number = 0; number < MAX_ORDERS; number += 1) {
    const side = must(
      SIDES.find((it) => seen(places[it]).segment.active[it] !== 'waiting'),
      'a side that is asked',
    );
    const place = places[side];
    const order = orderFor(place, side, number);
    const line = system.makeOrder(order);
    const sent = [{ id: 'sent', line, isUncertain: false }];
    const { isOpen } = predict(system, seen(place), side, sent);
    if (order.kind === 'battle') inBattle.push({ line: order.line, isOpen });
    expect(await place.give(line)).toBeUndefined();
    await until(() => isLevel(places));
    if (toldTo(place).some(({ kind }) => kind === 'battleReturned')) return inBattle;
  }
  throw new Error(`No battle has come back after ${MAX_ORDERS} orders.`);
}

/** Both have been told of the same clock. */
const isLevel = ({ allies, axis }: BySide<Place>): boolean =>
  seen(allies).segment.clock === seen(axis).segment.clock;

const MAX_ORDERS = 2000;

test('[ST-21.4] [ST-21.14] an action of a match online is handed over to a battle and comes back to both', async () => {
  const places = await seated();
  const given = await playUntilReturned(places);
  const fire = given.filter(({ line }) => line.startsWith('fire '));
  expect(fire.length).toBeGreaterThan(10);
  expect(
    fire.filter(({ isOpen }) => isOpen),
    'shown before the server has answered',
  ).toEqual([]);
  for (const side of SIDES) {
    const told = toldTo(places[side]);
    const back = told.slice(told.findIndex(({ kind }) => kind === 'battleHandedOver'));
    expect(back.filter(({ kind }) => kind === 'battleEvent').length, side).toBeGreaterThan(20);
    const owners = back.flatMap((it) => (it.kind === 'shipReturned' ? [it.side] : []));
    expect(owners.length, side).toBeGreaterThan(0);
    expect(new Set(owners), 'of whose ships is told').toEqual(new Set([side]));
    expect(seen(places[side]).view.action?.stage.kind).not.toBe('battle');
  }
}, 60_000);
