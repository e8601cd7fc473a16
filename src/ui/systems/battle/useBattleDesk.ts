import { useMemo, useState } from 'react';
import type { Axial } from '../../../hex';
import type { BattleEvent, BattleView, battle } from '../../../rules/battle';
import { newNames, type Roster, rosterNow } from '../../../words/battle/common/names';
import { sameBut } from '../../table/advice/sameBut';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import { useInSegment } from '../../table/useInSegment';
import type { Desk } from './desk/desk';
import type { MenuId } from './desk/menus';
import { type Mount, mountsOf } from './desk/mounts';
import { useStanding } from './standing/useStanding';
import { usePicks } from './usePicks';

interface BattleDeskProps extends DeskProps<typeof battle> {
  roster: Roster;
  events: readonly BattleEvent[];
  /** A moment of a replay is shown: nothing is suggested, and the selection stays. */
  isReplay: boolean;
}

const NO_MOUNTS: readonly Mount[] = [];

/** [BT-8.3] At most the enemy has sealed meanwhile: the advice still holds. */
export const stillHolds = sameBut<BattleView>('done');

/** The desk of the player of a battle. */
export function useBattleDesk(props: BattleDeskProps): AskingDesk<Desk> {
  const { acting, roster, events, isReplay } = props;
  const desk = useGameDesk(props, { spectated: ({ initiative }) => initiative, stillHolds });
  const { view } = desk;
  const names = useMemo(() => newNames(view, rosterNow(roster, view)), [view, roster]);
  const mounts = useMemo(
    () => (acting && isFire(view) ? mountsOf(view, acting) : NO_MOUNTS),
    [view, acting],
  );
  const picks = usePicks({ ...desk, mounts, isReplay });
  const standing = useStanding({ ...desk, mounts, events, isReplay });
  const { explain } = desk;
  const { select, aim } = picks;
  const [lookout, setLookout] = useState<Axial | null>(null);
  // It closes when its stack is no longer selected.
  const menu = useInSegment<MenuId | null>(`${view.clock}/${picks.selected}`, null);
  return {
    ...desk,
    ...picks,
    select: settled(explain, select),
    aim: settled(explain, aim),
    ...{ names, mounts, standing, lookout, setLookout },
    ...{ menu: menu.value, openMenu: menu.set },
  };
}

/** Settles what was refused before, and picks something else. */
const settled =
  <T>(explain: Desk['explain'], pick: (picked: T) => void) =>
  (picked: T): void => {
    explain(null);
    pick(picked);
  };

const isFire = ({ step }: BattleView): boolean =>
  step.kind === 'gunnery' || step.kind === 'torpedoes';
