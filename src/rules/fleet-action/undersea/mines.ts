import { type Axial, hexKey, sameHex } from '../../../hex';
import { must, type Roll, valueOf } from '../../core';
import { conditionOf, isInPlay } from '../common/own';
import { takeHit } from '../harm/hits/hit';
import { loseVessels } from '../harm/lose';
import { type Play, tell } from '../model/play';
import { isSmallCraft } from '../model/sheet';
import type { FleetActionState, Minefield } from '../model/state';
import type { Unit } from '../model/units';
import type { Section } from '../tables/criticals';
import { fieldsIn, showField } from './fields';
import {
  MINE,
  MINE_NEED,
  MINE_NEED_SMALL_CRAFT,
  MINE_SECTIONS,
  OWN_MINE_KNOTS,
  OWN_MINE_NEED,
} from './figures';

/** [NW-6.4, NW-6.5] How a ship comes to be in a hex: she enters it at a speed, or starts her movement there. */
export type Passage = { enters: { knots: number } } | 'starts';

/** [NW-6.4, NW-6.5] The field that attacks a ship of a side in a hex: the enemy's, or her own of this battle if she enters it fast. */
export function fieldAgainst(
  state: FleetActionState,
  side: Unit['side'],
  hex: Axial,
  passage: Passage,
): Minefield | undefined {
  if (!state.scenario.hasMines) return undefined;
  const fields = fieldsIn(state, hex);
  const isFast = passage !== 'starts' && passage.enters.knots > OWN_MINE_KNOTS;
  return fields.find((it) => it.side !== side) ?? fields.find(({ isFresh }) => isFresh && isFast);
}

/**
 * [NW-6.4 to NW-6.8] Mines in the hex of a ship attack her, once for each hex a turn; so do those of a hex into which the
 * blow drives her.
 *
 * @returns whether she has been hit
 */
export function strikeMines(play: Play, unit: Unit, passage: Passage): boolean {
  const field = fieldAgainst(play.state, unit.side, unit.hex, passage);
  if (!field || !areMinesNear(play, unit, passage)) return false;
  const from = { ...unit.hex };
  conditionOf(unit).turn.mined.push(hexKey(from));
  showField(play, field);
  const isHit = attack(play, unit, field);
  if (isInPlay(unit) && !sameHex(unit.hex, from))
    strikeMines(play, unit, { enters: { knots: unit.speedKnots } });
  return isHit;
}

/** [NW-6.4] Mines that have not attacked her in this turn lie in her hex. */
export const areMinesNear = ({ state }: Play, unit: Unit, passage: Passage): boolean =>
  isInPlay(unit) &&
  fieldAgainst(state, unit.side, unit.hex, passage) !== undefined &&
  !conditionOf(unit).turn.mined.includes(hexKey(unit.hex));

/** The attack of a field; whether it hits. */
function attack(play: Play, unit: Unit, { side, hex }: Minefield): boolean {
  const roll = play.dice.roll('d20', 1, 'mine', { unit: unit.id });
  const isHit = valueOf(roll) >= mineNeed(unit, side === unit.side ? 'own' : 'enemy');
  const dice = [roll];
  const section = isHit && !isSmallCraft(unit.sheet) ? rollSection(play, unit, dice) : null;
  tell(play, {
    kind: 'mineAttacked',
    rule: 'NW-6.4',
    unit: unit.id,
    hex: { ...hex },
    isHit,
    section,
    dice,
  });
  if (section) takeHit(play, unit, { kind: 'underwater', section, ...MINE, cause: 'mine' });
  else if (isHit) loseVessels(play, unit, 1);
  return isHit;
}

/** [NW-6.4, NW-6.5] What the die of a mine needs: the larger a ship, the less; small craft go without their size. */
export function mineNeed({ sheet }: Pick<Unit, 'sheet'>, whose: 'own' | 'enemy'): number {
  if (isSmallCraft(sheet)) return MINE_NEED_SMALL_CRAFT;
  return (whose === 'own' ? OWN_MINE_NEED : MINE_NEED) - sheet.size;
}

/** [NW-6.7] */
export const mineSectionAt = (die: number): Section =>
  must(
    MINE_SECTIONS.find(({ upTo }) => die <= upTo),
    `section at ${die}`,
  ).section;

function rollSection(play: Play, unit: Unit, dice: Roll[]): Section {
  const roll = play.dice.roll('d10', 1, 'mine-section', { unit: unit.id });
  dice.push(roll);
  return mineSectionAt(valueOf(roll));
}
