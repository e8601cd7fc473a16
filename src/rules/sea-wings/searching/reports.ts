import { enemyOf, must, type Side, valueOf } from '../../core';
import { liesOn } from '../common/cards';
import { showCard } from '../common/hand';
import { compositionOf, totalOf } from '../common/kinds';
import { tellLots } from '../common/lots';
import { isDummy, shipsIn } from '../common/own';
import type { Report } from '../model/knowledge';
import { type Play, tell } from '../model/play';
import type { SeaWingsState } from '../model/state';
import { type Composition, SHIP_KINDS, type ShipKind, type TaskForce } from '../model/units';
import { type Information, informationFor } from '../tables/information';
import { halfOf, USUAL_FALSE_REPORT } from './answers';

/** [WG-17.12, WG-17.18] A report on a marker that has been found, into the searcher's book; `face`: what card 1 makes the roll. */
export function report(play: Play, side: Side, taskForce: TaskForce, face?: number): void {
  const { state } = play;
  const dice = face === undefined ? [play.dice.roll('d6', 1, 'information')] : [];
  const rolled = face ?? valueOf(must(dice[0], 'roll'));
  const information = informationFor(isGarbled(play, side, taskForce) ? GARBLED_FACE : rolled);
  const real = presentIn(state, side, taskForce);
  const rough = isRough(information) ? roughly(play, taskForce, real) : real;
  const made: Report = {
    turn: state.turn,
    marker: taskForce.marker,
    number: taskForce.number,
    total: information.total === 'none' ? null : totalOf(rough),
    kinds: kindsIn(information, real, rough),
    isExact: information.kinds === 'exact',
  };
  state.known[side].reports.push(made);
  const facts = { side, report: made, hex: { ...taskForce.hex }, dice };
  tell(play, { kind: 'markerReported', rule: 'WG-17.12', seenBy: [side], ...facts });
}

/** [WG-21.12, WG-21.20] Card 2 of the enemy: this report is number 1, and the card is shown. */
function isGarbled(play: Play, side: Side, { id }: TaskForce): boolean {
  const owner = enemyOf(side);
  const force = play.state.forces[owner];
  if (!liesOn(force, 'garbled-report', id)) return false;
  force.cards.inPlay = force.cards.inPlay.filter((it) => it.card !== 'garbled-report');
  showCard(play, owner, { card: 'garbled-report', on: id, isSecret: true });
  return true;
}

/** [WG-17.12] The roll that reports the least. */
const GARBLED_FACE = 1;

/** What there is to be seen: the ships as they are, or what the owner of a dummy pretends [WG-17.17]. */
function presentIn(state: SeaWingsState, side: Side, taskForce: TaskForce): Composition {
  if (isDummy(taskForce)) return taskForce.falseReport ?? USUAL_FALSE_REPORT;
  return compositionOf(shipsIn(state.forces[enemyOf(side)], taskForce));
}

const isRough = ({ total, kinds }: Information): boolean => total === 'rough' || kinds === 'rough';

/** [WG-17.13, WG-17.14] The owner's numbers, or drawn evenly from half to double. */
function roughly(play: Play, taskForce: TaskForce, real: Composition): Composition {
  if (isDummy(taskForce)) return real;
  if (taskForce.answer !== null && taskForce.answer !== 'nothing') return taskForce.answer;
  const drawn = { ...real };
  for (const kind of SHIP_KINDS) if (real[kind] > 0) drawn[kind] = drawNumber(play, real[kind]);
  return drawn;
}

function drawNumber(play: Play, real: number): number {
  const least = halfOf(real);
  const lot = tellLots(play, play.dice.lot(2 * real - least + 1, 'reported-number'));
  return least + valueOf(lot);
}

/** [WG-17.15] */
function kindsIn({ kinds }: Information, real: Composition, rough: Composition): Report['kinds'] {
  if (kinds === 'none') return null;
  const told = {
    present: () => null,
    rough: (kind: ShipKind) => rough[kind],
    exact: (kind: ShipKind) => real[kind],
  }[kinds];
  return Object.fromEntries(
    SHIP_KINDS.filter((kind) => real[kind] > 0).map((kind) => [kind, told(kind)]),
  );
}
