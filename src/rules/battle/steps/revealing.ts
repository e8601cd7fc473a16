import { hexKey } from '../../../hex';
import { enemyOf, SIDES, type Side } from '../../core';
import { isGun, namedForFull } from '../common/firing';
import { stackOf } from '../common/stacks';
import { type Play, tell } from '../model/play';
import type { BattleView, Declaration, Stack } from '../model/state';

/** Both sides, the one with the initiative first. */
export const inOrder = ({ initiative }: BattleView): [Side, Side] => [
  initiative,
  enemyOf(initiative),
];

/** [BT-20.5] Shows both lists whole, with the names for full strength, before the first die. */
export function reveal(play: Play): void {
  const { state } = play;
  const copies = (side: Side) => state.declared[side].map((it) => ({ ...it }));
  const named = SIDES.flatMap((side) =>
    namedForFull(
      state,
      state.declared[side].filter(({ weapon }) => isGun(weapon)),
    ),
  ).map((it) => ({ ...it }));
  tell(play, {
    kind: 'declarationsRevealed',
    rule: 'BT-20.5',
    declared: { allies: copies('allies'), axis: copies('axis') },
    named,
  });
}

/** [BT-8.6, BT-8.11] Where several stacks of a side in one hex declare, only the highest rollers fire. */
export function voidCrowdedFire(play: Play): void {
  for (const side of inOrder(play.state))
    for (const stacks of crowded(play.state, play.state.declared[side]))
      rollForHex(play, side, stacks);
}

/** [BT-8.6] The stacks that declare fire from a hex with others that do, hex by hex; stacks by number. */
export function crowded(view: BattleView, declared: readonly Declaration[]): Stack[][] {
  const declaring = new Set(declared.map(({ ship }) => stackOf(view, ship) as Stack));
  if (declaring.size < 2) return [];
  const byHex = new Map<string, Stack[]>();
  for (const stack of [...declaring].sort((a, b) => a.number - b.number)) {
    const key = hexKey(stack.hex);
    byHex.set(key, [...(byHex.get(key) ?? []), stack]);
  }
  return [...byHex.values()].filter((stacks) => stacks.length > 1);
}

function rollForHex(play: Play, side: Side, stacks: readonly Stack[]): void {
  const roll = play.dice.roll('d6', stacks.length, 'stack');
  const rolls = stacks.map(({ id }, i) => ({ stack: id, value: roll.values[i] as number }));
  const highest = Math.max(...roll.values);
  const firing = rolls.filter(({ value }) => value === highest).map(({ stack }) => stack);
  const hex = { ...(stacks[0] as Stack).hex };
  tell(play, { kind: 'stackFireRolled', rule: 'BT-8.6', side, hex, rolls, firing, dice: [roll] });
  const silent = new Set(stacks.map(({ id }) => id).filter((id) => !firing.includes(id)));
  voidDeclarations(play, side, ({ ship }) => silent.has((stackOf(play.state, ship) as Stack).id));
}

function voidDeclarations(play: Play, side: Side, isVoid: (it: Declaration) => boolean): void {
  const { declared } = play.state;
  for (const declaration of declared[side].filter(isVoid))
    tell(play, {
      kind: 'declarationVoided',
      rule: 'BT-8.11',
      side,
      declaration: { ...declaration },
    });
  declared[side] = declared[side].filter((it) => !isVoid(it));
}
