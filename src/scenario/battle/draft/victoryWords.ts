import type { BoardSide, Row } from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import type { BattleDraft } from './shape';

/** [BT-14.2] How to win where a battle says nothing else. */
export const PLAIN_VICTORY = 'Points for ships sunk and crippled.';

const SIDES_OF_BOARD: Record<BoardSide, string> = {
  N: 'north',
  NE: 'northeast',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  NW: 'northwest',
};

const ROWS_IN_WORDS: Record<Row, string> = {
  primary: 'primary box',
  secondary: 'secondary box',
  tertiary: 'tertiary box',
  aa: 'anti-aircraft box',
  hull: 'hull box',
};

/** The name of a ship by her id. */
type NameOf = (ship: string) => string;

/** How to win, in the words of a file, from its points and conditions [BT-14.1, BT-14.3]. */
export function victoryWords(draft: BattleDraft, nameOf: NameOf): string {
  const rules = draft.victoryRules ?? [];
  if (rules.length > 0)
    return [...rules.map((rule) => ruleWords(draft, rule, nameOf)), ELSE].join(' ');
  const { exits = [], unloading = [], boxes = [] } = draft.extraPoints ?? {};
  return [
    PLAIN_VICTORY,
    ...exits.map((it) => exitWords(draft, it, nameOf)),
    ...unloading.map((it) => unloadingWords(draft, it, nameOf)),
    ...boxes.map((it) => boxWords(draft, it, nameOf)),
  ].join(' ');
}

const ELSE = 'Otherwise the battle is a draw.';

type Points = NonNullable<BattleDraft['extraPoints']>;
type Award<Kind extends keyof Points> = NonNullable<Points[Kind]>[number];
type Rule = NonNullable<BattleDraft['victoryRules']>[number];

const nameOfSide = ({ sides }: BattleDraft, side: Side): string => sides[side].name;

const pointsWords = (points: number): string => `${points} point${points === 1 ? '' : 's'}`;

/** `A, B or C` */
function either(names: readonly string[], word = 'or'): string {
  const last = names.at(-1) ?? '…';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Whose ships, or which of them. */
function whose(
  draft: BattleDraft,
  side: Side,
  ships: readonly string[] | undefined,
  nameOf: NameOf,
) {
  return ships && ships.length > 0
    ? `each of ${either(ships.map(nameOf), 'and')}`
    : `each ship of the ${nameOfSide(draft, side)}`;
}

function exitWords(
  draft: BattleDraft,
  { side, of = side, by, points, ships }: Award<'exits'>,
  nameOf: NameOf,
): string {
  const edges = either(by.map((it) => SIDES_OF_BOARD[it]));
  return `The ${nameOfSide(draft, side)} also scores ${pointsWords(points)} for ${whose(draft, of, ships, nameOf)} that leaves the board to the ${edges}.`;
}

const unloadingWords = (
  draft: BattleDraft,
  { side, points, ships }: Award<'unloading'>,
  nameOf: NameOf,
): string =>
  `The ${nameOfSide(draft, side)} also scores ${pointsWords(points)} for every round in which ${whose(draft, side, ships, nameOf)} unloads unhurt.`;

const boxWords = (
  draft: BattleDraft,
  { side, ship, row, points }: Award<'boxes'>,
  nameOf: NameOf,
): string =>
  `The ${nameOfSide(draft, side)} also scores ${pointsWords(points)} for each ${ROWS_IN_WORDS[row]} that ${nameOf(ship)} has lost.`;

function ruleWords(draft: BattleDraft, { winner, all }: Rule, nameOf: NameOf): string {
  const conditions = all.map(({ ships, least, lost }) => {
    const what = lost === 'ship' ? 'are lost' : `have lost every ${ROWS_IN_WORDS[lost]}`;
    const names = either(ships.map(nameOf), 'and');
    return ships.length === 1
      ? `${names} ${what.replace(/^are/, 'is').replace(/^have/, 'has')}`
      : `at least ${least} of ${names} ${what}`;
  });
  return `The ${nameOfSide(draft, winner)} wins if ${either(conditions, 'and')}.`;
}
