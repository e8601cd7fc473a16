import { useMemo, useState } from 'react';
import type { Axial } from '../../../hex';
import type { BattleView, battle } from '../../../rules/battle';
import { newNames, type Roster, rosterNow } from '../../../words/battle/common/names';
import { sameBut } from '../../table/advice/sameBut';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import { useInSegment } from '../../table/useInSegment';
import type { Desk } from './desk/desk';
import type { MenuId } from './desk/menus';
import { type Mount, mountsOf } from './desk/mounts';
import { usePicks } from './usePicks';

interface BattleDeskProps extends DeskProps<typeof battle> {
  roster: Roster;
  /** A moment of a replay is shown: nothing is suggested, what is picked stays. */
  isReplay: boolean;
}

const NO_MOUNTS: readonly Mount[] = [];

/** [BT-8.3] The enemy has sealed meanwhile, at most: what was advised is as good as before. */
export const stillHolds = sameBut<BattleView>('done');

/** The desk of the player of a battle. */
export function useBattleDesk(props: BattleDeskProps): AskingDesk<Desk> {
  const { acting, roster, isReplay } = props;
  const desk = useGameDesk(props, { spectated: ({ initiative }) => initiative, stillHolds });
  const { view } = desk;
  const names = useMemo(() => newNames(view, rosterNow(roster, view)), [view, roster]);
  const mounts = useMemo(
    () => (acting && isFire(view) ? mountsOf(view, acting) : NO_MOUNTS),
    [view, acting],
  );
  const picks = usePicks({ ...desk, mounts, isReplay });
  const [lookout, setLookout] = useState<Axial | null>(null);
  // It closes when what it was opened for is no longer picked.
  const menu = useInSegment<MenuId | null>(`${view.clock}/${picks.selected}`, null);
  return {
    ...desk,
    ...picks,
    ...{ names, mounts, lookout, setLookout },
    ...{ menu: menu.value, openMenu: menu.set },
  };
}

const isFire = ({ step }: BattleView): boolean =>
  step.kind === 'gunnery' || step.kind === 'torpedoes';
