import type { StoryDraft } from '../../scenario/draft/storyDraft';
import type { Editing } from '../table/editorProps';

/** A battle that is being edited, for the forms that all systems share. */
export interface StoryDesk<Own extends StoryDraft = StoryDraft> {
  draft: Own;
  editing: Pick<Editing, 'settle'>;
  change(edit: <Its extends StoryDraft>(draft: Its) => Its, gesture?: string): void;
  nameOf(ship: string): string;
}

/** A draft with some keys changed; without a value a key is gone. */
export const withKeys = <Own extends object>(draft: Own, changed: Partial<Own>): Own =>
  Object.fromEntries(
    Object.entries({ ...draft, ...changed }).filter(([, it]) => it !== undefined),
  ) as Own;

/** Changes keys that the battles of all systems have. */
export const setIn =
  (desk: StoryDesk) =>
  (changed: Partial<StoryDraft>, gesture?: string): void =>
    desk.change((draft) => withKeys(draft, changed as Partial<typeof draft>), gesture);
