import type { ComponentType } from 'react';
import type { Order } from '../../../../rules/seekrieg';
import { wordsOf } from '../../../../words/registry';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { OrderList } from '../../../table/default/OrderList';
import { orderGroups } from '../../../table/default/orders';
import type { AnyOrder } from '../../../table/desk';
import { AirForm } from '../air/AirForm';
import { RaidForm } from '../air/RaidForm';
import { ContactForm } from '../chart/ContactForm';
import { ForceForm } from '../chart/ForceForm';
import { PatrolForm } from '../chart/PatrolForm';
import { RunForm } from '../chart/RunForm';
import { StationForm } from '../chart/StationForm';
import { type Desk, useDesk } from '../desk/desk';
import { ControlForm } from './ControlForm';
import { FireForm } from './FireForm';
import { GearForm } from './GearForm';
import { MoveForm } from './MoveForm';
import { RunningTorpedoes } from './RunningTorpedoes';
import '../../../tacticalSea/orderForms.css';

/** Kinds that the forms and the map give; all others are listed. */
const FORMED: readonly Order['kind'][] = [
  ...(['speed', 'turns', 'element', 'evade', 'smoke', 'ram', 'runOn', 'surrender'] as const),
  ...(['confirm', 'gunfire', 'shells', 'searchlight', 'starShell', 'spot', 'standing'] as const),
  ...(['torpedoes', 'depthCharges', 'aheadThrown', 'damageControl'] as const),
  ...(['carrier', 'deck', 'strike', 'cap', 'abort', 'search', 'searchPattern'] as const),
  ...(['contact', 'shadow', 'formation'] as const),
  ...(['vector', 'allocate', 'breakOff', 'attack', 'screen'] as const),
];

/** The forms of each step, in their order. */
const FORMS: Readonly<Record<Desk['view']['step']['kind'], readonly ComponentType[]>> = {
  search: [ContactForm, AirForm, ForceForm, StationForm, PatrolForm, RunForm],
  contact: [ContactForm],
  orders: [RunningTorpedoes, MoveForm, GearForm, AirForm],
  firePlot: [RunningTorpedoes, FireForm],
  air: [RaidForm],
  damageControl: [ControlForm],
  over: [],
};

interface OrdersForProps {
  makeOrder: (order: AnyOrder) => string;
}

/** The orders of the present step: its forms, then a list of all others. */
export function OrdersFor({ makeOrder }: OrdersForProps) {
  const { stage, view } = useDesk();
  if (stage === 'waiting') return null;
  return (
    <>
      {FORMS[view.step.kind].map((Form) => (
        <Form key={Form.name} />
      ))}
      <OtherOrders makeOrder={makeOrder} />
    </>
  );
}

/** Every legal order that no form gives. */
function OtherOrders({ makeOrder }: OrdersForProps) {
  const desk = useDesk();
  const legal = desk.legal.filter(({ kind }) => !FORMED.includes(kind));
  const groups = orderGroups({ ...desk, legal }, wordsOf('seekrieg'), makeOrder);
  if (groups.length === 0) return null;
  return (
    <section aria-label={seekriegSeaText('more')}>
      <OrderList groups={groups} give={(order) => desk.give(order as Order)} />
    </section>
  );
}
