import { battleDrafts } from './battle/draft/form';
import type { DraftForm } from './core/draftForm';
import { fleetDrafts } from './fleet-action/draft/form';
import { seaWingsDrafts } from './sea-wings/draft/form';
import { seekriegDrafts } from './seekrieg/draft/form';
import { strategicDrafts } from './strategic/draft/form';

/**
 * How scenarios of each system are written in the chart room, where they are; separate from the other descriptors, on which
 * drafts rest.
 */
// biome-ignore lint/suspicious/noExplicitAny: a draft is its system's own business
export const DRAFT_FORMS: Readonly<Record<string, DraftForm<any>>> = {
  battle: battleDrafts,
  strategic: strategicDrafts,
  'sea-wings': seaWingsDrafts,
  'fleet-action': fleetDrafts,
  seekrieg: seekriegDrafts,
};
