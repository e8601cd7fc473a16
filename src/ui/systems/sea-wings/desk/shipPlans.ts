import type { PreparedSeaWings } from '../../../../scenario/sea-wings/resolve';
import type { Silhouettes } from '../../../ships/silhouette';
import { silhouetteOf } from '../../../ships/silhouetteOf';

/** The drawings of ships by their ids. */
export function shipPlans(prepared: PreparedSeaWings | undefined): Silhouettes {
  if (!prepared) return {};
  const plans = new Map(prepared.plans.map((plan) => [plan.id, silhouetteOf(plan)]));
  const drawn = Object.entries(prepared.card.classes).flatMap(([ship, classId]) => {
    const plan = plans.get(classId);
    return plan ? [[ship, plan] as const] : [];
  });
  return Object.fromEntries(drawn);
}
