import { remove as withoutConfusables } from 'confusables';
import type { Side } from '../../src/rules/core';

/** Invisible characters and those that change the text direction. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** An emoji with its joiners and modifiers, which are invisible on their own. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/** Whether a name has visible characters only. */
export const isSeen = (name: string): boolean => !UNSEEN.test(name.replace(EMOJI, ''));

/** Names that the server or the game itself speaks under. */
const SYSTEM_NAMES = [
  ...['allies', 'axis', 'spectator', 'server', 'system', 'flag plot', 'bot'],
  ...['admin', 'administrator', 'moderator', 'host', 'referee', 'umpire'],
];

/** What a name looks like, regardless of look-alike letters, accents, capitals, spaces and punctuation. */
export const looksOf = (name: string): string =>
  withoutConfusables(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[l1|]/g, 'i')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '');

const SYSTEM_LOOKS: ReadonlySet<string> = new Set(SYSTEM_NAMES.map(looksOf));

/** Whether a name is allowed; a side's player may use the side's name. */
export function mayBeCalled(name: string, side?: Side): boolean {
  const looks = looksOf(name);
  return (
    isSeen(name) && (!SYSTEM_LOOKS.has(looks) || (side !== undefined && looks === looksOf(side)))
  );
}
