import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import { shipsInPlay } from '../../../rules/seekrieg/query';
import { doctrineOf, type Judgement, type JudgementOf } from './judgement';
import { payOf } from './worth';

/** 7,000 yards: every gun hits and pierces, and torpedoes reach. */
const CLOSE_HEXES = 14;

/** A side whose list pays at least this share of its points for its own ships has them to lose. */
const KEEPING_SHARE = 1 / 6;

/** More fighters stay over the carriers. */
const COVERED = { waiting: 3, usual: 3 };

/**
 * What wins more games than doctrine (decision 0047). Who is paid for harm closes in and stays; who is paid for keeping his ships
 * keeps away. A fleet that runs loses its slowest ships, but a lone ship all there is: she goes by the odds.
 */
export const masteryOf: JudgementOf = (view, side) => {
  const usual: Judgement = { ...doctrineOf(view, side), sections: COVERED };
  if (view.forces[side]?.objectives.length === 0) return usual;
  if (isKeeper(view, side)) return { ...usual, posture: isAlone(view, side) ? null : 'withdraw' };
  return { ...usual, posture: 'fight', rangeHexes: CLOSE_HEXES };
};

function isKeeper(view: SeekriegView, side: Side): boolean {
  const { harm, keep } = payOf(view, side);
  return keep > KEEPING_SHARE * (harm + keep);
}

const isAlone = (view: SeekriegView, side: Side): boolean => shipsInPlay(view, side).length === 1;
