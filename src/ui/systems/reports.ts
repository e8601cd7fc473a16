import type { ComponentType } from 'react';
import { lazyPage } from '../app/lazyPage';
import type { ReportProps } from '../table/report/reportProps';

const battle = lazyPage<ReportProps>(() =>
  import('./battle/report/BattleReport').then(({ BattleReport }) => BattleReport),
);

const strategic = lazyPage<ReportProps>(() =>
  import('./strategic/report/StrategicReport').then(({ StrategicReport }) => StrategicReport),
);

/** The report of each rule system, loaded when one is read. */
export const REPORTS: Readonly<Record<string, ComponentType<ReportProps>>> = {
  battle: battle.Page,
  strategic: strategic.Page,
};

/** Fetches the report of battles ahead, the most read. */
export const prefetchReports = (): Promise<unknown> => battle.prefetch();
