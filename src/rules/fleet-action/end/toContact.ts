import { distance } from '../../../hex';
import { enemiesInPlay, forceOf, shipsInPlay } from '../common/own';
import { canSee } from '../common/seeing';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionState } from '../model/state';
import type { Squadron } from '../model/units';
import { refuseChoice } from './choices';

/** [NW-3.17] All ships lie within so many hexes of the leader. */
const CLOSE_HEXES = 3;

/** [NW-3.17] A squadron that nobody sees is a marker again. */
export const toContact: OrderRule<'toContact'> = {
  legal: (view, side) =>
    refuseChoice(view, side)
      ? []
      : Object.keys(forceOf(view, side).squadrons)
          .map((squadron) => ({ kind: 'toContact' as const, squadron }))
          .filter((order) => !toContact.refuse(view, side, order)),
  refuse(view, side, { squadron: id }) {
    const closed = refuseChoice(view, side);
    if (closed) return closed;
    const { squadrons, end } = forceOf(view, side);
    const squadron = squadrons[id];
    const ships = squadron ? shipsInPlay(view, squadron) : [];
    const [lead] = ships;
    if (!lead || end.toContact.includes(id))
      return refusal('no-such-squadron', 'NW-3.17', { squadron: id });
    if (ships.some(({ fires, isDisengaging }) => fires > 0 || isDisengaging))
      return refusal('cannot-hide', 'NW-3.17');
    if (ships.some(({ hex }) => distance(hex, lead.hex) > CLOSE_HEXES))
      return refusal('too-scattered', 'NW-3.17', { hexes: CLOSE_HEXES });
    const isSeen = enemiesInPlay(view, side).some((enemy) =>
      ships.some((ship) => canSee(view, enemy, ship)),
    );
    return isSeen ? refusal('in-sight', 'NW-3.17') : undefined;
  },
  apply(play, side, { squadron }) {
    forceOf(play.state, side).end.toContact.push(squadron);
    tell(play, { kind: 'hidingChosen', rule: 'NW-3.17', seenBy: [side], side, squadron });
  },
};

/** The number in the name of the next marker of a side. */
function nextNumber({ contacts }: FleetActionState): number {
  const numbers = Object.keys(contacts).map((id) => Number(id.split('-').at(-1)));
  return Math.max(0, ...numbers) + 1;
}

/** [NW-3.17, NW-3.10] Unless something has happened since to bar it. */
export function hideSquadron(play: Play, squadron: Squadron): void {
  const { state } = play;
  const { side } = squadron;
  const ships = shipsInPlay(state, squadron);
  const [lead] = ships;
  if (!lead || ships.some(({ isDisengaging }) => isDisengaging)) return;
  const id = `${side}-contact-${nextNumber(state)}`;
  const { hex, facing } = lead;
  state.contacts[id] = { id, side, hex: { ...hex }, facing, hasMoved: false };
  forceOf(state, side).contacts[id] = {
    squadron: squadron.id,
    carry: 0,
    straight: lead.sheet.turningHexes,
    turnedAtRest: false,
    speedKnots: Math.min(...ships.map(({ speedKnots }) => speedKnots)),
  };
  squadron.contact = id;
  for (const ship of ships) ship.fate = 'hidden';
  tell(play, { kind: 'contactFormed', rule: 'NW-3.17', side, contact: id, hex });
}
