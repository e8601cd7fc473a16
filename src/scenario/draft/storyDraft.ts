import type { Side } from '../../rules/core';
import type { Draft } from '../core/draftForm';
import type { NATIONS } from '../form/fields';
import type { Theater } from '../form/theaters';
import type { DraftName } from './chartNames';
import type { DraftLosses } from './losses';

export type Nation = (typeof NATIONS)[number];

/** What drafts of battles of all systems tell of themselves. */
export interface StoryDraft extends Draft {
  place: string;
  theater?: Theater | undefined;
  date: string;
  time: string;
  minutes: number;
  sides: Readonly<Record<Side, { name: string; nation: Nation }>>;
  situation: string[];
  victory: string;
  history: string;
  losses?: DraftLosses | undefined;
  sources: string[];
  /** Of systems whose files have it. */
  uncertain?: string[] | undefined;
  names?: DraftName[] | undefined;
}
