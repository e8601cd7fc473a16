import type { ComponentType } from 'react';
import { lazyPage } from '../app/lazyPage';
import type { ReportProps } from './reportProps';

const battle = lazyPage<ReportProps>(() =>
  import('../systems/battle/report/BattleReport').then(({ BattleReport }) => BattleReport),
);

/** The report of each rule system, loaded when one is read. */
export const REPORTS: Readonly<Record<string, ComponentType<ReportProps>>> = {
  battle: battle.Page,
};

/** Fetches the reports ahead. */
export const prefetchReports = (): Promise<unknown> => battle.prefetch();
