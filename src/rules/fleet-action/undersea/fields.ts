import { type Axial, hexKey, sameHex } from '../../../hex';
import { SIDES } from '../../core';
import { forceOf } from '../common/own';
import { type Play, tell } from '../model/play';
import type { FleetActionState, Minefield } from '../model/state';

/** The field of a side in a hex, if it has one; of the enemy's nothing is known from a view. */
const fieldOf = (state: FleetActionState, side: Minefield['side'], hex: Axial) =>
  forceOf(state, side).minefields.find((it) => sameHex(it.hex, hex));

/** All fields in a hex. */
export const fieldsIn = (state: FleetActionState, hex: Axial): Minefield[] =>
  SIDES.flatMap((side) => fieldOf(state, side, hex) ?? []);

/** [NW-6.2, NW-6.3] A side marks a hex; its name tells no more than where it lies. */
export const newField = (side: Minefield['side'], hex: Axial, isFresh: boolean): Minefield => ({
  id: `${side}-mines-${hexKey(hex)}`,
  side,
  hex: { ...hex },
  isFresh,
  isShown: false,
});

/** [NW-6.8] A field that attacks for the first time is shown to both sides. */
export function showField(play: Play, field: Minefield): void {
  if (field.isShown) return;
  field.isShown = true;
  const { id: minefield, side, hex } = field;
  play.state.shownMinefields.push({ ...field });
  tell(play, { kind: 'mineShown', rule: 'NW-6.8', side, minefield, hex, reveals: true });
}

/** [NW-6.9] A field is gone. */
export function removeField({ state }: Play, { id, side }: Minefield): void {
  const force = state.forces[side];
  force.minefields = force.minefields.filter((it) => it.id !== id);
  state.shownMinefields = state.shownMinefields.filter((it) => it.id !== id);
}
