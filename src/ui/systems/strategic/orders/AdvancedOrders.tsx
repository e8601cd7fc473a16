import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { CombatOrders } from '../advanced/CombatOrders';
import { MovementOrders } from '../advanced/MovementOrders';
import { useDesk } from '../desk/desk';
import { EndOrders } from './EndOrders';

/** The orders of the present phase of an Advanced turn [ST-8.3]. */
export function AdvancedOrders() {
  const { view, legal } = useDesk();
  switch (view.step.kind) {
    case 'combatPlan':
      return <CombatOrders />;
    case 'movement':
      return <MovementOrders />;
    case 'arming':
      return <p className="hint">{strategicChartText('armingHint')}</p>;
    case 'recovery':
      return (
        <p className="hint">
          {strategicChartText(
            legal.some(({ kind }) => kind === 'recover') ? 'recoveryHint' : 'noRecovery',
          )}
        </p>
      );
    case 'advancedEnd':
      return (
        <>
          <p className="hint">{strategicChartText('endHint')}</p>
          <EndOrders />
        </>
      );
    default:
      return null;
  }
}
