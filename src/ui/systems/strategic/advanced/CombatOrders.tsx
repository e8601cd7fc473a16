import type { OrderOf } from '../../../../rules/strategic';
import type { AdvancedForce } from '../../../../rules/strategic/query';
import { reportAmong, targetName } from '../../../../words/strategic/common/contactName';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { ordersOf } from '../../../table/desk';
import { OrderChoices } from '../../../table/OrderChoices';
import { type Desk, useDesk } from '../desk/desk';

/** [ST-8.10, ST-8.24] Which units attack what they have spotted in their hex, and the other secret declarations. */
export function CombatOrders() {
  const desk = useDesk();
  const { legal, view, side } = desk;
  const plans = view.forces[side]?.advanced;
  if (!plans) return null;
  const isIdle = legal.every(
    ({ kind }) => kind === 'confirm' || kind === 'offerEnd' || kind === 'dropContact',
  );
  if (isIdle) return <p className="hint">{strategicChartText('noCombat')}</p>;
  return (
    <section className="order-list">
      <h3>{strategicChartText('combat')}</h3>
      <Attacks plans={plans} />
      <Ambushes plans={plans} />
      <Answers plans={plans} />
      <Defenders plans={plans} />
    </section>
  );
}

interface Planned {
  plans: AdvancedForce;
}

const unitsIn = <T, K extends string>(orders: readonly T[], of: (order: T) => K): K[] => [
  ...new Set(orders.map(of)),
];

function Attacks({ plans }: Planned) {
  const desk = useDesk();
  const orders = ordersOf(desk.legal, 'declareCombat');
  return unitsIn(orders, ({ unit }) => unit).map((unit) => {
    const now = plans.declared.find((it) => it.unit === unit);
    const same = (targets: readonly string[]) =>
      now !== undefined && targets.join() === now.contacts.join();
    return (
      <OrderChoices
        give={desk.give}
        key={unit}
        title={desk.names.any(unit)}
        choices={orders
          .filter((order) => order.unit === unit)
          .map((order) => ({
            order,
            ...attackWords(desk, order),
            isOn: same(order.targets),
          }))}
      />
    );
  });
}

/** Several reports of the same are told apart by who made them, under what they say. */
function attackWords(
  { names, view, side }: Desk,
  { targets }: OrderOf<'declareCombat'>,
): { label: string; group?: string } {
  const [first] = targets;
  if (first === undefined) return { label: strategicChartText('decline') };
  if (targets.length > 1) return { label: strategicChartText('allTargets') };
  if (view.forces[side]?.divisions[first])
    return { label: strategicChartText('standBy', { division: names.division(first) }) };
  const among = reportAmong({ names, view, side }, first);
  if (among)
    return { label: among.which, group: strategicChartText('attack', { target: among.what }) };
  return {
    label: strategicChartText('attack', { target: targetName({ names, view, side }, first) }),
  };
}

function Ambushes({ plans }: Planned) {
  const desk = useDesk();
  const { legal, names } = desk;
  const orders = ordersOf(legal, 'attackSubmerged');
  return unitsIn(orders, ({ submarine }) => submarine).map((boat) => {
    const now = plans.submarineAttacks.find(({ submarine }) => submarine === boat);
    return (
      <OrderChoices
        give={desk.give}
        key={boat}
        title={strategicChartText('ambush', { submarine: names.division(boat) })}
        choices={orders
          .filter(({ submarine }) => submarine === boat)
          .map((order) => ({
            order,
            isOn: now?.contact === order.contact && (now.ship ?? 'any') === order.ship,
            label:
              order.ship === 'any'
                ? strategicChartText('anyShip', { target: targetName(desk, order.contact) })
                : strategicChartText('aim', { ship: names.ship(order.ship) }),
          }))}
      />
    );
  });
}

/** Hunts, bombardments and scrambles: one button gives and retracts each. */
function Answers({ plans }: Planned) {
  const desk = useDesk();
  const { legal, names } = desk;
  return (
    <>
      <OrderChoices
        give={desk.give}
        title={strategicChartText('scrambles')}
        choices={ordersOf(legal, 'scramble').map((order) => ({
          order,
          isOn: plans.scrambles.includes(order.squadron),
          label: names.squadronOf(order.squadron),
        }))}
      />
      {ordersOf(legal, 'huntSubmarine').map((order) => (
        <OrderChoices
          give={desk.give}
          key={`${order.division} ${order.contact}`}
          title={names.division(order.division)}
          choices={[
            {
              order,
              isOn: order.answer === 'no',
              label: strategicChartText('hunt', {
                division: order.division,
                contact: targetName(desk, order.contact),
              }),
            },
          ]}
        />
      ))}
      {ordersOf(legal, 'bombardCoast').map((order) => (
        <OrderChoices
          give={desk.give}
          key={`${order.division} ${order.landUnit}`}
          title={names.division(order.division)}
          choices={[
            {
              order,
              isOn: order.answer === 'no',
              label: strategicChartText('bombard', {
                division: order.division,
                target: names.landUnit(order.landUnit),
              }),
            },
          ]}
        />
      ))}
    </>
  );
}

/** [ST-8.25] Which enemy aircraft a patrol intercepts. */
function Defenders({ plans }: Planned) {
  const desk = useDesk();
  const orders = ordersOf(desk.legal, 'meetStrike');
  return unitsIn(orders, ({ squadron }) => squadron).map((squadron) => (
    <OrderChoices
      give={desk.give}
      key={squadron}
      title={strategicChartText('meets', { squadron: desk.names.squadronOf(squadron) })}
      choices={orders
        .filter((order) => order.squadron === squadron)
        .map((order) => ({
          order,
          isOn: plans.meetings.some(
            (it) => it.squadron === squadron && it.contact === order.contact,
          ),
          label: targetName(desk, order.contact),
        }))}
    />
  ));
}
