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

/** A roll as it fell, with the bytes that it came from. */
interface ShownRoll extends Redrawn {
  roll: Roll;
}

/** All dice that one order threw. */
export interface Throw {
  /** The order's line in the record, from 1; 0 for the start of the game. */
  line: number;
  /** Absent for the start. */
  given?: { side: Side; order: string };
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
export function listThrows(save: Save): Read<DiceReport> {
  const system = must(systemOf(save.system), `system ${save.system}`);
  const secret = parseSecret(save.seed);
  const tree = secret && newDiceTree(secret.seed);
  const thrown: Roll[] = [];
  const throws: Throw[] = [];
  let place: ThrowPlace = { chapter: 0, order: 0 };
  const add = (line: number): void => {
    if (thrown.length > 0)
      throws.push(throwOf(save, { line, place, rolls: thrown.splice(0) }, tree));
  };
  const watched = watchedSystem(system, thrown, () => {
    add(0);
    place = { chapter: 1, order: 1 };
  });
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

function throwOf(
  { seed, orders }: Save,
  { line, place, rolls }: { line: number; place: ThrowPlace; rolls: Roll[] },
  tree: DiceTree | undefined,
): Throw {
  const given = orders[line - 1];
  const proof = tree?.proofOf(place.chapter);
  const key = throwKey(seed, place);
  const drawn = redraw(key, rolls);
  return {
    ...{ line, place, key },
    ...(given && { given }),
    ...(proof && { proof }),
    rolls: rolls.map((roll, index) => ({ roll, ...must(drawn[index], 'the same rolls') })),
    isSound: areFrom(key, rolls) && (!tree || !proof || isInTree(tree.root, proof)),
  };
}

/** A system that also notes what is rolled, and says when the game has been set up. */
function watchedSystem(system: AnySystem, thrown: Roll[], begun: () => void): AnySystem {
  const noted = (roll: Roll): Roll => {
    if (roll.values.length > 0) thrown.push(roll);
    return roll;
  };
  const watched = (dice: Dice): Dice => ({
    roll: (...asked) => noted(dice.roll(...asked)),
    lot: (...asked) => noted(dice.lot(...asked)),
  });
  return {
    ...system,
    newState(scenario, options, dice) {
      const started = system.newState(scenario, options, watched(dice));
      begun();
      return started;
    },
    apply: (draft, side, order, dice) => system.apply(draft, side, order, watched(dice)),
  };
}
