import type { Axial } from '../../../../hex';
import type { Roll } from '../../../core';
import type { ContactId } from '../ids';
import type { ForceReport, SearchSource, ZoneWeather } from '../searchMap';
import type { Fact, Of } from './base';

/** On the search map. `side`: told to that side alone. */
export type SearchEvent =
  /** [SK-8.27] */
  | Fact<'searchTurnBegan', { hour: number; hours: number }>
  /** [SK-7.1, SK-7.5] `isMoved`: it has moved on by a zone. */
  | Fact<'zonesRolled', { zones: ZoneWeather[]; isMoved: boolean; dice: Roll[] }>
  | Of<'forceMoved', { force: string; from: Axial; path: Axial[] }>
  /** [SK-8.6, SK-8.8, SK-8.16] An enemy force is reported. */
  | Of<
      'forceReported',
      {
        contact: ContactId;
        source: SearchSource;
        hex: Axial;
        report: ForceReport | null;
        isNew: boolean;
        dice: Roll[];
      }
    >
  /** [SK-8.6] It is no longer in sight or on radar. */
  | Of<'forceLost', { contact: ContactId }>
  /** [SK-8.27] The turn stops; told to both, nothing of why. */
  | Fact<'searchStopped', { hour: number }>
  /** [SK-8.12 to SK-8.14] */
  | Of<'shadowingFailed', { force: string; contact: ContactId }>
  /** [SK-8.16] Searches of an hour that found nothing. */
  | Of<'patrolSearched', { group: string; aircraft: number; percent: number; dice: Roll[] }>
  /** [SK-8.24, SK-8.25] `reports`: her report went out all the same. */
  | Of<'shadowerAttacked', { group: string; escapes: boolean; reports: boolean; dice: Roll[] }>
  /** [SK-8.24] Told to the side that attacked her. */
  | Of<'shadowerDriven', { isShotDown: boolean }>
  | Of<'patrolReturned', { group: string }>
  /** [SK-8.9] */
  | Fact<'battleOpened', { hour: number; dice: Roll[] }>
  /** [SK-8.29] */
  | Fact<'searchResumed', { hour: number }>;
