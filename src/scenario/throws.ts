import {
  type AnySystem,
  areFrom,
  type Dice,
  type DiceProof,
  type DiceSecret,
  type DiceTree,
  isInTree,
  must,
  newDiceTree,
  parseSecret,
  type Redrawn,
  type Roll,
  redraw,
  type Side,
  seedHash,
  type ThrowPlace,
  throwKey,
} from '../rules/core';
import { systemOf } from '../rules/registry';
import { good, type Read } from './form/fault';
import { playOrders, type Save } from './save';

/** Says in words what was thrown for; the position is that of the throw. */
export interface ThrowTeller {
  /** `undefined` where there are no words. */
  order(order: unknown, state: unknown, side: Side): string | undefined;
  roll(roll: Roll, state: unknown): string | undefined;
}

/** A roll as it fell. */
interface Fallen {
  roll: Roll;
  /** What it was for, in words, where somebody tells it. */
  told?: string;
}

/** A roll with the bytes that it came from. */
type ShownRoll = Fallen & Redrawn;

/** All dice that one order threw. */
export interface Throw {
  /** The order's line in the record, from 1; 0 for the start of the game. */
  line: number;
  /** Absent for the start. */
  given?: { side: Side; order: string };
  /** The order in words, where somebody tells it. */
  told?: string;
  place: ThrowPlace;
  /** The text whose SHA-256, with `/0`, `/1`, … added, gives the bytes. */
  key: string;
  /** Absent in the first format, and for a chapter beyond the tree. */
  proof?: DiceProof;
  rolls: ShownRoll[];
  /** The bytes give what the rules were thrown. */
  isSound: boolean;
}

/** Every throw of a game. */
export interface DiceReport {
  /** Of the second format; absent in the first. */
  secret?: DiceSecret;
  /** What had to be published before the first throw: the tree's root, or the hash of the seed. */
  published: string;
  throws: Throw[];
}

/** Replays a checked save and lists every throw, each thrown again from its bytes. */
export function listThrows(save: Save, teller?: ThrowTeller): Read<DiceReport> {
  const system = must(systemOf(save.system), `system ${save.system}`);
  const secret = parseSecret(save.seed);
  const tree = secret && newDiceTree(secret.seed);
  const heard: Heard = { rolls: [] };
  const throws: Throw[] = [];
  let place: ThrowPlace = { chapter: 0, order: 0 };
  const add = (line: number): void => {
    const { told, rolls } = heard;
    if (rolls.length > 0)
      throws.push(throwOf(save, { line, place, rolls, ...(told && { told }) }, tree));
    heard.rolls = [];
    delete heard.told;
  };
  const begun = () => {
    add(0);
    place = { chapter: 1, order: 1 };
  };
  const watched = watchedSystem(system, { heard, teller, begun });
  const played = playOrders(watched, save, (match, line) => {
    add(line);
    place = { chapter: match.chapter, order: match.orders + 1 };
    return undefined;
  });
  if (!played.ok) return played;
  return good({
    ...(secret && { secret }),
    published: tree?.root ?? seedHash(save.seed),
    throws,
  });
}

/** What one order has thrown so far. */
interface Heard {
  rolls: Fallen[];
  told?: string;
}

function throwOf(
  { seed, orders }: Save,
  { line, place, told, rolls: fallen }: Heard & { line: number; place: ThrowPlace },
  tree: DiceTree | undefined,
): Throw {
  const given = orders[line - 1];
  const proof = tree?.proofOf(place.chapter);
  const key = throwKey(seed, place);
  const rolls = fallen.map(({ roll }) => roll);
  const drawn = redraw(key, rolls);
  return {
    ...{ line, place, key },
    ...(given && { given }),
    ...(told && { told }),
    ...(proof && { proof }),
    rolls: fallen.map((it, index) => ({ ...it, ...must(drawn[index], 'the same rolls') })),
    isSound: areFrom(key, rolls) && (!tree || !proof || isInTree(tree.root, proof)),
  };
}

interface Watch {
  heard: Heard;
  teller: ThrowTeller | undefined;
  /** The game has been set up. */
  begun: () => void;
}

/** A system that also notes what is rolled, and says when the game has been set up. */
function watchedSystem(system: AnySystem, { heard, teller, begun }: Watch): AnySystem {
  const note = (roll: Roll, state: unknown): void => {
    const told = state === undefined ? undefined : teller?.roll(roll, state);
    heard.rolls.push({ roll, ...(told && { told }) });
  };
  return {
    ...system,
    newState(scenario, options, dice) {
      const started = system.newState(
        scenario,
        options,
        watchedDice(dice, (roll) => note(roll, undefined)),
      );
      begun();
      return started;
    },
    apply(draft, side, order, dice) {
      const noted = (roll: Roll): void => {
        // To say an order costs time, and most throw nothing.
        const told = heard.rolls.length === 0 && teller?.order(order, draft, side);
        if (told) heard.told = told;
        note(roll, draft);
      };
      return system.apply(draft, side, order, watchedDice(dice, noted));
    },
  };
}

function watchedDice(dice: Dice, note: (roll: Roll) => void): Dice {
  const noted = (roll: Roll): Roll => {
    if (roll.values.length > 0) note(roll);
    return roll;
  };
  return {
    roll: (...asked) => noted(dice.roll(...asked)),
    lot: (...asked) => noted(dice.lot(...asked)),
  };
}
