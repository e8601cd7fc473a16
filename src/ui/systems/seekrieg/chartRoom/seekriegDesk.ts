import { withMember } from '../../../../scenario/draft/sea/members';
import type { SeaMember } from '../../../../scenario/draft/sea/seaDraft';
import { seekriegSea } from '../../../../scenario/seekrieg/draft/form';
import type { DraftShip, SeekriegDraft } from '../../../../scenario/seekrieg/draft/shape';
import type { SeaDesk } from '../../../chartRoom/sea/seaDesk';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';

export type SeekriegDesk = SeaDesk<SeekriegDraft>;

/** Changes some keys of the battle; without a value a key is gone. */
export const setSeekrieg =
  ({ change }: SeekriegDesk) =>
  (changed: Changed<SeekriegDraft>, gesture?: string): void =>
    change((draft) => withKeys(draft, changed), gesture);

/** Changes some keys of a ship's entry. */
export const setShip =
  ({ change }: SeekriegDesk, id: string) =>
  (changed: Changed<DraftShip>, gesture?: string): void =>
    change(
      (draft) =>
        withMember(seekriegSea, draft, id, (it) => withKeys(it as DraftShip, changed) as SeaMember),
      gesture && `${gesture} ${id}`,
    );
