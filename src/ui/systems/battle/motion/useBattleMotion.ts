import { useCallback, useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import type { BattleEvent, battle } from '../../../../rules/battle';
import { SIDES, type Side, type Viewer } from '../../../../rules/core';
import { useMotion } from '../../../hexmap/motion/useMotion';
import { useTold } from '../../../hexmap/motion/useScene';
import { useSound } from '../../../sound/useSound';
import type { Replay } from '../../../table/replay/useReplay';
import { director } from '../board/motion/stage';
import { noisesOf } from './noises';

interface BattleMotionSetting {
  shown: Snapshot<typeof battle>;
  events: readonly BattleEvent[];
  viewer: Viewer;
  hotSeat: boolean;
  /** The side that has to decide at this screen. */
  acting: Side | null;
  replay: Replay;
}

/** Shows the battle on the map as it goes on, with sound; returns how many of its events the log may show by now. */
export function useBattleMotion(setting: BattleMotionSetting): number {
  const { shown, events, viewer, hotSeat, acting, replay } = setting;
  const isReplay = replay.at !== null;
  const own = useMemo(() => ownSides(viewer, hotSeat, isReplay), [viewer, hotSeat, isReplay]);
  const chapters = shown.chapters.filter(({ closed }) => closed).length;
  const times = isReplay ? replay.speed : 1;
  const isOwn = useCallback((event: BattleEvent) => isOrderOf(event, own), [own]);
  const { view } = shown;
  useMotion(director, { of: view.scenario.id, events, view, chapters, isOwn, times });
  useSound(director, noisesOf, acting !== null && !hotSeat);
  return useTold(director);
}

const NOBODY: readonly Side[] = [];

function ownSides(viewer: Viewer, hotSeat: boolean, isReplay: boolean): readonly Side[] {
  if (isReplay || viewer === 'spectator') return NOBODY;
  return hotSeat ? SIDES : [viewer];
}

/** What a side orders and sees at once; fire is ordered too, but seen only when it is revealed. */
const ORDERED: readonly BattleEvent['kind'][] = [
  'stackPlaced',
  'sideShifted',
  'stackEntered',
  'stackMoved',
  'stackStayed',
  'stackDivided',
  'stacksCombined',
  'shipsSeparated',
  'stackLeft',
  'fireDeclared',
  'fireWithdrawn',
  'scuttlingSealed',
  'sideDone',
];

const isOrderOf = (event: BattleEvent, own: readonly Side[]): boolean =>
  ORDERED.includes(event.kind) && 'side' in event && own.includes(event.side);
