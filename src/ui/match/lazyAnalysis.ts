import { lazyPage } from '../frame/lazyPage';

const analysis = lazyPage(() =>
  import('../analysis/AnalysisPage').then(({ AnalysisPage }) => AnalysisPage),
);

/** The analysis of a finished game, loaded when it is asked for. */
export const AnalysisPage = analysis.Page;

export const prefetchAnalysis = analysis.prefetch;
