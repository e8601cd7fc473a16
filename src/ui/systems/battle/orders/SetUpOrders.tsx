import type { Axial } from '../../../../hex';
import { addHex } from '../../../../hex';
import { type OrderOf, stacksOfSide } from '../../../../rules/battle';
import { boardSideName } from '../../../../words/battle/common/words';
import { ordersText } from '../../../../words/battle/texts/orders';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { shiftStack } from '../desk/marks';
import { shiftName } from '../desk/shiftName';
import { giveInSetUp } from './finalOrders';
import { StackOrders } from './StackOrders';

/** Directions of entry, placing stacks, and the shift to sighting range. */
export function SetUpOrders() {
  const { view } = useDesk();
  if (view.step.kind === 'directions') return <Directions />;
  if (view.step.kind === 'shift') return <Shift />;
  return (
    <>
      <PlaceList />
      <StackOrders />
    </>
  );
}

function Directions() {
  const { legal, give } = useDesk();
  return (
    <div className="actions">
      {ordersOf(legal, 'chooseDoe').map((order) => (
        <button key={order.doe} type="button" className="button" onClick={() => give(order)}>
          {ordersText('fromSide', { side: boardSideName(order.doe) })}
        </button>
      ))}
    </div>
  );
}

/** Hexes open to the selected stack, for players who do not use a pointer. */
function PlaceList() {
  const desk = useDesk();
  const { legal, names, selected, light } = desk;
  const orders = ordersOf(legal, 'placeStack').filter(({ stack }) => stack === selected);
  if (orders.length === 0) return null;
  return (
    <HexButtons
      lead={ordersText('markedHexes')}
      orders={orders}
      hexOf={({ hex }) => hex}
      labelOf={({ hex }) => names.hex(hex)}
      onPick={(order) => giveInSetUp(desk, order)}
      onLight={(hex) => light(hex ? { ...NO_LIGHTS, hexes: [hex] } : NO_LIGHTS)}
    />
  );
}

/** Hexes where the selected stack may enter. */
export function EnterList() {
  const { legal, give, names, selected, light } = useDesk();
  const orders = ordersOf(legal, 'enter').filter(({ stack }) => stack === selected);
  if (orders.length === 0) return null;
  return (
    <HexButtons
      lead={ordersText('comesInAt')}
      orders={orders}
      hexOf={({ hex }) => hex}
      labelOf={({ hex }) => names.hex(hex)}
      onPick={give}
      onLight={(hex) => light(hex ? { ...NO_LIGHTS, hexes: [hex] } : NO_LIGHTS)}
    />
  );
}

function Shift() {
  const desk = useDesk();
  const { view, side, legal, light, names, selected } = desk;
  const own = stacksOfSide(view, side).filter(({ place }) => place === 'board');
  const first = shiftStack(view, side, selected);
  const moved = (by: Axial | null) =>
    light(by ? { ...NO_LIGHTS, hexes: own.map(({ hex }) => addHex(hex, by)) } : NO_LIGHTS);
  return (
    <HexButtons
      lead={ordersText('allTogether')}
      orders={ordersOf(legal, 'shift')}
      hexOf={({ displacement }) => displacement}
      labelOf={({ displacement }) => shiftName(displacement, first, names)}
      onPick={(order) => giveInSetUp(desk, order)}
      onLight={moved}
    />
  );
}

type HexOrder = OrderOf<'placeStack' | 'enter' | 'shift'>;

interface HexButtonsProps<Order extends HexOrder> {
  lead: string;
  orders: readonly Order[];
  hexOf: (order: Order) => Axial;
  labelOf: (order: Order) => string;
  onPick: (order: Order) => void;
  onLight: (hex: Axial | null) => void;
}

function HexButtons<Order extends HexOrder>(props: HexButtonsProps<Order>) {
  const { lead, orders, hexOf, labelOf, onPick, onLight } = props;
  const unlight = () => onLight(null);
  return (
    <div className="hex-buttons">
      <p className="legend">{lead}</p>
      <div className="actions">
        {orders.map((order) => (
          <button
            key={labelOf(order)}
            type="button"
            className="button small"
            onClick={() => onPick(order)}
            onPointerEnter={() => onLight(hexOf(order))}
            onPointerLeave={unlight}
            onFocus={() => onLight(hexOf(order))}
            onBlur={unlight}
          >
            {labelOf(order)}
          </button>
        ))}
      </div>
    </div>
  );
}
