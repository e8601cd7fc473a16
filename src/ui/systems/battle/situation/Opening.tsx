import type { PreparedBattle } from '../../../../scenario/battle/resolve';
import { SituationMap } from './SituationMap';

/** A battle as it begins, on its chart. */
export const Opening = ({ loaded }: { loaded: PreparedBattle }) => (
  <SituationMap
    scenario={loaded.scenario}
    names={loaded.names}
    plans={loaded.plans}
    when={loaded.card}
  />
);
