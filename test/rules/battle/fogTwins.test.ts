import { describe, expect, test } from 'vitest';
import {
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
  type ShipId,
  startingShips,
} from '../../../src/rules/battle';
import {
  copyPlain,
  type Draw,
  drawFrom,
  enemyOf,
  eventsFor,
  isRefusal,
  orderDice,
  refusalCode,
  type Side,
  type Viewer,
} from '../../../src/rules/core';
import { newBattle, type TestShip } from './fixture';
import { drawOrder } from './randomPlay';

/** Ships that move, count and reach alike, with guns of their own. */
const varied = (prefix: string, count: number): TestShip[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${i}`,
    speed: '2+' as const,
    primary: 'HH',
    secondary: 'NN'.repeat(1 + (i % 3)),
    hull: 'LLLL',
    torpedoes: { factors: 2 + (i % 3), kind: 'long-lance' as const },
    ...(i % 2 === 0 && { traits: ['excellentGunnery' as const] }),
  }));

/** Three stacks a side, some in sight of each other, most not. */
const melee = (): BattleState =>
  newBattle({
    allies: [-4, 0, 4].map((q, i) => ({ at: [q, 2], ships: varied(`a${i}`, 3) })),
    axis: [-2, 2, 6].map((q, i) => ({ at: [q, -2], ships: varied(`x${i}`, 3) })),
    options: { ...DEFAULT_OPTIONS, fog: true, looseStacks: true },
    scenario: { hour: 'night', radius: 7, land: [{ q: 0, r: 0 }] },
  });

/** The same position but for two ships whose places are changed, and what has befallen them with them. */
function swapped(state: BattleState, p: ShipId, q: ShipId): BattleState {
  const { scenario, ...rest } = state;
  const text = JSON.stringify(rest).replaceAll(`"${p}"`, '"~"').replaceAll(`"${q}"`, `"${p}"`);
  const twin: BattleState = { ...state, ...JSON.parse(text.replaceAll('"~"', `"${q}"`)) };
  // The order of the record is the scenario's, which is public.
  const order = Object.keys(startingShips(scenario));
  return {
    ...twin,
    ships: Object.fromEntries(order.map((id) => [id, twin.ships[id]])) as BattleState['ships'],
  };
}

const swapWords = (line: string, p: string, q: string): string =>
  line.replace(/[a-z]\d\d/g, (id) => (id === p ? q : id === q ? p : id));

/** Ships of the other side that a side does not know, still in the battle. */
const hiddenFrom = (state: BattleState, side: Side): ShipId[] => {
  const { ships } = battle.view(state, side);
  return Object.values(state.ships).flatMap(({ id, fate }) =>
    ships[id] || fate !== 'afloat' ? [] : [id],
  );
};

const read = (line: string) => {
  const order = battle.parseOrder(line);
  if (isRefusal(order)) throw new Error(refusalCode(order));
  return order;
};

interface Twins {
  one: BattleState;
  other: BattleState;
  p: ShipId;
  q: ShipId;
  side: Side;
}

/** A position reached by lot, and its twin: two ships hidden from a side changed, and hurt otherwise. */
function twinsAt(seed: string): Twins | undefined {
  const draw = drawFrom(seed);
  const one = melee();
  for (let n = draw(60); n > 0 && one.step.kind !== 'over'; n--) giveByLot(one, draw, seed, n);
  const side = draw(2) === 0 ? 'allies' : 'axis';
  const hidden = hiddenFrom(one, side).filter((id) => one.ships[id]?.lost.secondary === 0);
  const p = hidden[draw(Math.max(1, hidden.length))];
  const q = hidden[draw(Math.max(1, hidden.length))];
  if (!p || !q || p === q || one.step.kind === 'over') return undefined;
  const other = swapped(one, p, q);
  const hurt = other.ships[p];
  if (hurt) Object.assign(hurt, { beyondRepair: true, lost: { ...hurt.lost, aa: 1 } });
  return { one, other, p, q, side };
}

const SEEDS = Array.from({ length: 30 }, (_, i) => `twins ${i}`);

const known = new Map<string, Twins | undefined>();

/** Positions and their twins for all seeds; each is reached once, and handed out as a copy. */
const allTwins = (): { seed: string; twins: Twins }[] =>
  SEEDS.flatMap((seed) => {
    if (!known.has(seed)) known.set(seed, twinsAt(seed));
    const it = known.get(seed);
    return it
      ? [{ seed, twins: { ...it, one: battle.copy(it.one), other: battle.copy(it.other) } }]
      : [];
  });

function giveByLot(state: BattleState, draw: Draw, seed: string, n: number): void {
  const { side, line } = drawOrder(state, draw);
  battle.apply(state, side, read(line), orderDice(seed, n));
}

/** What the twins are to a viewer. */
const views = ({ one, other }: Twins, viewer: Viewer) =>
  [one, other].map((state) => {
    const { scenario: _public, ...view } = battle.view(state, viewer);
    return JSON.stringify(view);
  });

/** The changed ships are still out of sight in both, and have fired at nobody. */
const isSecret = ({ one, other, p, q, side }: Twins): boolean =>
  [one, other].every((state) => {
    const hidden = hiddenFrom(state, side);
    const fires = state.declared[enemyOf(side)].some(({ ship }) => ship === p || ship === q);
    return hidden.includes(p) && hidden.includes(q) && !fires && state.step.kind !== 'over';
  });

describe('two positions that differ in what is hidden', () => {
  test('[BT-20.10, BT-20.13] are one to the other side and to a spectator, byte by byte', () => {
    let differing = 0;
    for (const { twins } of allTwins()) {
      const owner = enemyOf(twins.side);
      for (const viewer of [twins.side, 'spectator'] as const) {
        const [one, other] = views(twins, viewer);
        expect(other).toBe(one);
      }
      const [own, others] = views(twins, owner);
      if (own !== others) differing += 1;
    }
    expect(differing).toBeGreaterThan(10);
  });

  test('[BT-20.15] give the other side the same orders, refusals and odds', () => {
    let asked = 0;
    for (const { twins } of allTwins()) {
      const { one, other, side, p, q } = twins;
      const orders = battle.legalOrders(one, side);
      expect(battle.legalOrders(other, side)).toEqual(orders);
      const [firer] = Object.keys(one.ships).filter((id) => one.ships[id]?.side === side);
      const lines = [p, q].flatMap((id) => [
        `fire ${firer} primary ${id}`,
        `fire ${firer} torpedoes ${id}`,
        `scuttle ${id}`,
      ]);
      for (const line of lines)
        expect(battle.refuse(other, side, read(line))).toEqual(
          battle.refuse(one, side, read(line)),
        );
      const fire = orders.find(({ kind }) => kind === 'declare');
      if (!fire || asked > 2) continue;
      asked += 1;
      expect(battle.explain(other, side, [fire])).toEqual(battle.explain(one, side, [fire]));
    }
    expect(asked).toBeGreaterThan(1);
  });

  test('[BT-20.12, BT-20.13] played on alike they tell the other side the same, until a difference comes into sight', () => {
    let told = 0;
    for (const { seed, twins } of allTwins()) {
      const draw = drawFrom(`on ${seed}`);
      for (let n = 0; n < 20 && isSecret(twins); n++) told += playOn(twins, draw, `${seed}/${n}`);
    }
    expect(told).toBeGreaterThan(60);
  });
});

/** Gives both twins the same order; how many events the other side was told alike. */
function playOn(twins: Twins, draw: Draw, seed: string): number {
  const { one, other, p, q, side } = twins;
  const { side: giver, line } = drawOrder(one, draw);
  const twinLine = giver === side ? line : swapWords(line, p, q);
  const before = copyPlain(one);
  const events = battle.apply(one, giver, read(line), orderDice(seed, 1));
  const twinEvents = battle.apply(other, giver, read(twinLine), orderDice(seed, 1));
  if (!isSecret(twins)) return 0;
  for (const viewer of [side, 'spectator'] as const) {
    const [heard, twinHeard] = [events, twinEvents].map((it) =>
      JSON.stringify(eventsFor(it, viewer)),
    );
    expect(twinHeard, `${line} at ${before.round}/${before.impulse}`).toBe(heard);
    expect(views(twins, viewer)[1], `${line}, then ${twinLine}`).toBe(views(twins, viewer)[0]);
  }
  return eventsFor(events, side).length;
}
