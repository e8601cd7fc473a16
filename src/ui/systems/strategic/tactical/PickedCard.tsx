import { SIDES } from '../../../../rules/core';
import type { ClassPlan } from '../../../../scenario/prepared';
import { useScenario } from '../../../match/useScenarios';
import { useDesk } from '../desk/desk';
import { allShips } from '../desk/faces';
import { ShipCardRow } from '../sheets/ShipCardRow';

/** Ships of scenarios that are not shipped are drawn by their types. */
const NO_PLANS: readonly ClassPlan[] = [];

/** The card of the selected ship of either side, as far as she is known. */
export function PickedCard() {
  const { view, selected } = useDesk();
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  const face = SIDES.flatMap((side) => allShips(view, side)).find(({ id }) => id === selected);
  if (!face) return null;
  return (
    <ul>
      <ShipCardRow ship={face} plans={plans} />
    </ul>
  );
}
