import type { ComponentType } from 'react';
import type { Order } from '../../../../rules/fleet-action';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { wordsOf } from '../../../../words/registry';
import { OrderList } from '../../../table/default/OrderList';
import { orderGroups } from '../../../table/default/orders';
import type { AnyOrder } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { AirForm } from './AirForm';
import { BoatForm } from './BoatForm';
import { Concede } from './Concede';
import { EndForm } from './EndForm';
import { FireForm } from './FireForm';
import { FirstForm } from './FirstForm';
import { FlakForm } from './FlakForm';
import { InterceptForm } from './InterceptForm';
import { MineForm } from './MineForm';
import { MoveForm } from './MoveForm';
import { PairForm } from './PairForm';
import { RunOn } from './RunOn';
import { SpotForm } from './SpotForm';
import '../../../tacticalSea/orderForms.css';

/** Kinds that the forms and the map give; all others are listed. */
const FORMED: readonly Order['kind'][] = [
  ...(['chooseFirst', 'setSpeed', 'laySmoke', 'moveShip', 'moveContact', 'deployContact'] as const),
  ...(['declareTorpedo', 'spot', 'shootGuns', 'shootLight', 'identify', 'searchlight'] as const),
  ...(['starShell', 'resolveTorpedo', 'repair', 'refillTubes', 'toContact', 'offerEnd'] as const),
  ...(['concede', 'done', 'detach', 'ram', 'airAttack', 'antiAir', 'intercept'] as const),
  ...(['airCombat', 'layMines', 'deploySub', 'moveSub', 'subAttack', 'aswAttack'] as const),
  ...(['sweep', 'flare', 'launch', 'serviceStand', 'moveAir', 'land', 'escort'] as const),
  ...(['setCap', 'jettison', 'launchPlane'] as const),
];

interface OrdersForProps {
  makeOrder: (order: AnyOrder) => string;
}

/** The orders of the present step: a form where there is one, then a list of all others. */
export function OrdersFor({ makeOrder }: OrdersForProps) {
  const desk = useDesk();
  if (desk.stage === 'waiting') return null;
  const Form = FORMS[desk.view.step.kind];
  return (
    <>
      {Form && <Form />}
      <OtherOrders makeOrder={makeOrder} />
      <RunOn />
      <div className="actions">
        <Concede />
      </div>
    </>
  );
}

/** The form of each kind of step. */
const FORMS: Partial<Record<Desk['view']['step']['kind'], ComponentType>> = {
  initiative: FirstForm,
  mines: MineForm,
  submarines: BoatForm,
  ships: MoveForm,
  aircraft: AirForm,
  interception: InterceptForm,
  spotting: SpotForm,
  airCombat: PairForm,
  activations: FireForm,
  flak: FlakForm,
  end: EndForm,
};

/** Every legal order that no form gives. */
function OtherOrders({ makeOrder }: OrdersForProps) {
  const desk = useDesk();
  const legal = desk.legal.filter(({ kind }) => !FORMED.includes(kind));
  const groups = orderGroups({ ...desk, legal }, wordsOf('fleet-action'), makeOrder);
  if (groups.length === 0) return null;
  return (
    <section aria-label={fleetFormsText('more')}>
      <OrderList groups={groups} give={(order) => desk.give(order as Order)} />
    </section>
  );
}
