import type { Side } from '../../rules/core';
import type { StoryDraft } from '../../scenario/draft/storyDraft';
import type { Editing } from '../table/editorProps';

/** A battle that is being edited, for the forms that all systems share. */
export interface StoryDesk<Own extends StoryDraft = StoryDraft> {
  draft: Own;
  editing: Pick<Editing, 'settle'>;
  change(edit: <Its extends StoryDraft>(draft: Its) => Its, gesture?: string): void;
  nameOf(ship: string): string;
  /** The ids of a side's ships. */
  shipsOf(side: Side): readonly string[];
}

/** Some keys of a thing; those without a value are to go. */
export type Changed<Own> = { [Key in keyof Own]?: Own[Key] | undefined };

/** A thing with some keys changed; without a value a key is gone. */
export const withKeys = <Own extends object>(draft: Own, changed: Changed<Own>): Own =>
  Object.fromEntries(
    Object.entries({ ...draft, ...changed }).filter(([, it]) => it !== undefined),
  ) as Own;

/** Changes keys that the battles of all systems have. */
export const setIn =
  (desk: StoryDesk) =>
  (changed: Changed<StoryDraft>, gesture?: string): void =>
    desk.change((draft) => withKeys(draft, changed as Changed<typeof draft>), gesture);
