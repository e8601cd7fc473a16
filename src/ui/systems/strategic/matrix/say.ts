import type { StrategicView } from '../../../../rules/strategic';
import { listed } from '../../../../words/core/say';
import { boxName } from '../../../../words/strategic/common/boxName';
import type { Names } from '../../../../words/strategic/common/names';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import type { DivisionFace, LandFace } from '../desk/faces';

/** A counter in words: its name, place, ships, and how it is known. */
export function sayDivision(face: DivisionFace, view: StrategicView, names: Names): string {
  const { id, side, box, isSpotted, cap } = face;
  const parts = [
    `${id}, ${names.division(id)}, ${names.side(side)}`,
    box ? boxName(box) : '',
    sayShips(face, names),
    isSpotted ? strategicBoardText('spotted') : '',
    face.isSubmerged ? strategicBoardText('submerged') : '',
    sayCap(cap),
    face.freeFrom > Math.max(1, view.turn)
      ? strategicBoardText('freeFrom', { turn: face.freeFrom })
      : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

const sayShips = ({ ships, isSubmarine }: DivisionFace, names: Names): string =>
  ships
    ? listed(ships.map((ship) => names.ship(ship.id)))
    : strategicBoardText(isSubmarine ? 'say.submarine' : 'say.unknown');

export function sayLand(face: LandFace, names: Names): string {
  const { name, side, kind, box, state, cap, isCaptured } = face;
  const parts = [
    `${name}, ${strategicBoardText(`land.${kind}`)}, ${names.side(side)}`,
    box ? boxName(box) : '',
    state === null
      ? strategicBoardText('landState.unknown')
      : strategicBoardText(`landState.${state}`),
    isCaptured ? strategicBoardText('captured') : '',
    sayCap(cap),
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function sayCap(cap: number | boolean): string {
  if (cap === true) return strategicBoardText('say.cap');
  return cap ? strategicBoardText('say.capSteps', { count: cap }) : '';
}
