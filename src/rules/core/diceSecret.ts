import { type Dice, type Draw, diceFrom, drawFrom, seedHash } from './dice';
import { leafOf, newDiceTree, type TextHash, textHash } from './diceTree';
import { type BySide, SIDES } from './side';

/** What a side has added to the dice of a match. */
export interface Entropy {
  /** 32 hexadecimal digits. */
  value: string;
  /** The first chapter whose dice it is in. */
  since: number;
}

/** What the dice of a match are made from, second format: of all throws in one chapter, from one stream. */
export interface DiceSecret {
  /** The secret of whoever keeps the match: 32 hexadecimal digits. */
  seed: string;
  entropy: Partial<BySide<Entropy>>;
}

const ENTROPY = '(?:([0-9a-f]{32})@(\\d{1,6}))?';
const SECRET = new RegExp(`^dice2:([0-9a-f]{32}):${ENTROPY}:${ENTROPY}$`);

/** As one text, in which a match, a save and a link keep it. */
export const makeSecret = ({ seed, entropy }: DiceSecret): string =>
  ['dice2', seed, ...SIDES.map((side) => entropyText(entropy[side]))].join(':');

const entropyText = (added: Entropy | undefined): string =>
  added ? `${added.value}@${added.since}` : '';

/** `undefined` for a seed of the first format, which is any other text. */
export function parseSecret(text: string): DiceSecret | undefined {
  const [, seed, allies, alliesSince, axis, axisSince] = SECRET.exec(text) ?? [];
  if (seed === undefined) return undefined;
  return {
    seed,
    entropy: {
      ...(allies !== undefined && { allies: { value: allies, since: Number(alliesSince) } }),
      ...(axis !== undefined && { axis: { value: axis, since: Number(axisSince) } }),
    },
  };
}

/** The text that the bytes of a chapter's dice come from (`bytesFrom`). */
export const chapterKey = (
  leaf: string,
  entropy: DiceSecret['entropy'],
  chapter: number,
): string => {
  const added = SIDES.map((side) => entropy[side]);
  return [leaf, ...added.map((it) => (it && it.since <= chapter ? it.value : ''))].join('/');
};

/** Where a match stands when an order is given: at most one order of a chapter throws dice, and ends it. */
export interface ThrowPlace {
  chapter: number;
  /** The number of the order among those that stand; 0 for the start of the game. */
  order: number;
}

/** The dice of an order in a match: by its chapter, or in the first format by its number. */
export function matchDice(secret: string, place: ThrowPlace): Dice {
  let draw: Draw | undefined;
  return diceFrom((below) => {
    draw ??= drawFrom(throwKey(secret, place));
    return draw(below);
  });
}

/** The text that the bytes of an order's dice come from (`bytesFrom`). */
export function throwKey(text: string, { chapter, order }: ThrowPlace): string {
  const secret = parseSecret(text);
  if (!secret) return `${text}/${order}`;
  return chapterKey(leafOf(secret.seed, chapter), secret.entropy, chapter);
}

/** What is shown of a match's secret before its first throw: the root of its tree, or the hash of a seed. */
export function publishedOf(text: string, hash?: TextHash): string {
  const secret = parseSecret(text);
  return secret ? newDiceTree(secret.seed, hash).root : seedHash(text);
}

/** What binds a side to its entropy before the entropy is shown. */
export const commitTo = (value: string): string => textHash(`entropy/${value}`);
