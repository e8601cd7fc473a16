import { useDesk } from '../desk/desk';
import { ActionOrders } from './ActionOrders';
import { AdvancedOrders } from './AdvancedOrders';
import { AirFight } from './AirFight';
import { AnyOrders } from './AnyOrders';
import { FlyOrders, InterceptOrders, SubmarineOrders, SurfaceOrders } from './Declarations';
import { EndOrders } from './EndOrders';
import { ClosingOrders, OpeningOrders, PlaceOrders } from './Ranges';
import { Regroup } from './Regroup';
import { SearchTargets } from './SearchTargets';
import { CapList, SearchList, StrikeList } from './Sorties';
import './fights.css';
import './orders.css';

/** The orders open in this step. */
export function OrdersFor() {
  const { view, stage } = useDesk();
  if (view.step.kind === 'over') return null;
  if (view.air) return <AirFight />;
  if (view.action) return <ActionOrders />;
  if (stage === 'waiting') return null;
  return <StepOrders />;
}

function StepOrders() {
  const { view } = useDesk();
  switch (view.step.kind) {
    case 'setup':
      return <PlaceOrders />;
    case 'search':
      return (
        <>
          <SearchList />
          <Regroup />
        </>
      );
    case 'cap':
      return <CapList />;
    case 'strikePlan':
      return <StrikeList />;
    case 'strikes':
      return <FlyOrders />;
    case 'searchTargets':
      return <SearchTargets />;
    case 'closing':
      return <ClosingOrders />;
    case 'opening':
      return <OpeningOrders />;
    case 'submarines':
      return <SubmarineOrders />;
    case 'surface':
      return <SurfaceOrders />;
    case 'intercept':
      return <InterceptOrders />;
    case 'basicEnd':
      return <EndOrders />;
    default:
      return view.scenario.level === 'advanced' ? <AdvancedOrders /> : <AnyOrders />;
  }
}
