import { hexKey, sameHex } from '../../../hex';
import { enemyOf, SIDES, type Side } from '../../core';
import { isOnMap } from '../common/own';
import { stopRun } from '../common/stopRun';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import type { TorpedoSalvo, TorpedoTrack } from '../model/tubes';
import { aimOf } from './aim';

/**
 * [SK-5.12, SK-17.34] Before phase 2: what arrives in this turn is shown to the side aimed at, the launch hex and the
 * line, not the number. Salvos on one line are one track. What arrives in the turn of firing is never shown.
 */
export function showTracks(play: Play): void {
  for (const side of SIDES) {
    const tracks = tracksFor(play.state, side);
    play.state.torpedoes.tracks[side] = tracks;
    for (const { target: ship, from, aimedAt } of tracks)
      tell(play, { kind: 'trackShown', rule: 'SK-5.12', ship, from, aimedAt, seenBy: [side] });
    if (tracks.length > 0) stopRun(play, side, 'track');
  }
}

function tracksFor(state: SeekriegState, side: Side): TorpedoTrack[] {
  const due = state.torpedoes.salvos[enemyOf(side)].filter((it) => isShown(state, side, it));
  const lines = new Map(due.map((it) => [lineOf(it), it]));
  return [...lines.values()].map((salvo, at) => ({
    id: `track-${state.turn}-${at + 1}`,
    target: aimOf(salvo).ship,
    from: salvo.from,
    aimedAt: salvo.aimedAt,
  }));
}

function isShown({ turn, ships }: SeekriegState, side: Side, salvo: TorpedoSalvo): boolean {
  const target = ships[aimOf(salvo).ship];
  return salvo.arrivesOnTurn === turn && target?.side === side && isOnMap(target);
}

const lineOf = (salvo: TorpedoSalvo): string =>
  `${aimOf(salvo).ship} ${hexKey(salvo.from)} ${hexKey(salvo.aimedAt)}`;

/** [SK-5.12] A salvo runs on a line that a side is shown in this turn. */
export const isShownTo = (
  { torpedoes }: SeekriegState,
  side: Side,
  { from, aimedAt }: TorpedoSalvo,
): boolean =>
  torpedoes.tracks[side].some((it) => sameHex(it.from, from) && sameHex(it.aimedAt, aimedAt));
