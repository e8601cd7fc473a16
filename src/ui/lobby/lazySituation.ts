import { lazyPage } from '../app/lazyPage';

const situation = lazyPage(() =>
  import('../situation/SituationMap').then(({ SituationMap }) => SituationMap),
);

/** The chart of a battle as it begins, loaded after the page around it. */
export const SituationMap = situation.Page;

export const prefetchSituation = situation.prefetch;
