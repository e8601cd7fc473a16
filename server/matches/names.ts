import { remove as withoutConfusables } from 'confusables';
import type { Side } from '../../src/rules/core';

/** What is not seen, or turns the direction of what follows. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** An emoji with what joins and colors its parts, which is not seen by itself. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/** Whether all of a name can be seen. */
export const isSeen = (name: string): boolean => !UNSEEN.test(name.replace(EMOJI, ''));

/** What the server itself or the game says something by. */
const SYSTEM_NAMES = [
  ...['allies', 'axis', 'spectator', 'server', 'system', 'flag plot', 'bot'],
  ...['admin', 'administrator', 'moderator', 'host', 'referee', 'umpire'],
];

/** What a name looks like: letters of other alphabets, accents, capitals, blanks and signs aside. */
export const looksOf = (name: string): string =>
  withoutConfusables(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[l1|]/g, 'i')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '');

const SYSTEM_LOOKS: ReadonlySet<string> = new Set(SYSTEM_NAMES.map(looksOf));

/** Whether somebody may be called so; a side's holder may bear its name. */
export function mayBeCalled(name: string, side?: Side): boolean {
  const looks = looksOf(name);
  return (
    isSeen(name) && (!SYSTEM_LOOKS.has(looks) || (side !== undefined && looks === looksOf(side)))
  );
}
