import { enemyOf, firstRefusal, SIDES, type Side, valueOf } from '../../core';
import { basicOf, forceOf, knowledgeOf, presentDivision } from '../common/own';
import type { Answer } from '../model/basicOrders';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { farther, opensRange } from '../tables/rangeBoxes';
import { plansIn } from './flow';
import { moveDivision } from './moving';
import { divisionSpeed } from './speed';

/** [ST-7.34, ST-7.36] Names spotted enemy divisions from which the range is to be opened. */
export const openRange: OrderRule<'openRange'> = {
  legal: (view, side) =>
    plansIn(view, side, 'opening')
      ? openable(view, side).map(
          (division): OrderOf<'openRange'> => ({
            kind: 'openRange',
            division,
            answer: newAnswer(view, side, division),
          }),
        )
      : [],
  refuse: (view, side, { division, answer }) =>
    firstRefusal(
      () => (plansIn(view, side, 'opening') ? undefined : notNow('opening')),
      () =>
        openable(view, side).includes(division)
          ? undefined
          : refusal('not-spotted.enemy', 'ST-7.34', { division }),
      () =>
        newAnswer(view, side, division) === answer
          ? undefined
          : refusal('no-change.ordered', 'ST-7.36'),
    ),
  apply: ({ state }, side, { division, answer }) => {
    const basic = basicOf(state, side);
    basic.opening = basic.opening.filter((it) => it !== division);
    if (answer === 'yes') basic.opening.push(division);
  },
};

/** [ST-7.37] One Out of Contact is not affected. */
const openable = (view: StrategicView, side: Side): string[] =>
  Object.values(knowledgeOf(view, side).divisions)
    .filter(({ isSpotted, box }) => isSpotted && box !== null && box !== 'outOfContact')
    .map(({ id }) => id)
    .sort();

const newAnswer = (view: StrategicView, side: Side, division: string): Answer =>
  basicOf(view, side).opening.includes(division) ? 'no' : 'yes';

/** [ST-7.34, ST-7.35, ST-7.38] Step 6: Player One's attempts first, by division. */
export function openRanges(play: Play): void {
  for (const side of SIDES) {
    const basic = basicOf(play.state, side);
    for (const id of [...basic.opening].sort()) open(play, side, id);
    basic.opening = [];
  }
}

function open(play: Play, side: Side, id: string): void {
  const enemy = forceOf(play.state, enemyOf(side));
  const division = presentDivision(enemy, id);
  if (!division?.box || division.box === 'outOfContact') return;
  const roll = play.dice.roll('d6', 1, 'opening', { division: id });
  const speed = divisionSpeed(enemy, division);
  const isOpened = opensRange(valueOf(roll), speed);
  tell(play, {
    kind: 'rangeOpeningRolled',
    rule: 'ST-7.35',
    side,
    division: id,
    speed,
    dice: [roll],
    isOpened,
  });
  if (isOpened)
    moveDivision(play, enemyOf(side), division, {
      to: farther(division.box),
      why: 'opening',
      rule: 'ST-7.35',
    });
}
