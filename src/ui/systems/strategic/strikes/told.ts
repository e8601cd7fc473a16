import { enemyOf } from '../../../../rules/core';
import type { Names } from '../../../../words/strategic/common/names';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import type { Hurt, StrikeResult } from '../desk/results';

type Called = Pick<Names, 'home' | 'isLand'>;

/** Beyond this many, ships are counted, not named. */
const MAX_NAMED = 4;

/** A strike's results and losses, in a few lines. */
export function strikeTold(
  { hurt, stepsLost, attacker }: StrikeResult,
  names: Called,
): { hits: string[]; lost: string; isHit: boolean } {
  const named = hurt.slice(0, MAX_NAMED).map((it) => hurtText(it, names));
  const more = hurt.length - named.length;
  return {
    hits:
      named.length === 0
        ? [strategicBoardText('noHits')]
        : [...named, ...(more > 0 ? [strategicBoardText('moreHurt', { count: more })] : [])],
    lost: lossesText({ stepsLost, attacker }),
    isHit: hurt.length > 0,
  };
}

/** 'Akagi: 3 hits, heavy damage'. */
export const hurtText = ({ id, hits, state }: Hurt, names: Called): string =>
  strategicBoardText('hitResult', {
    name: names.home(id),
    count: hits,
    state: strategicBoardText(names.isLand(id) ? `landState.${state}` : `state.${state}`),
  });

export const lossesText = ({
  stepsLost,
  attacker,
}: Pick<StrikeResult, 'stepsLost' | 'attacker'>): string =>
  strategicBoardText('strikeLosses', {
    lost: stepsLost[attacker],
    other: stepsLost[enemyOf(attacker)],
  });
