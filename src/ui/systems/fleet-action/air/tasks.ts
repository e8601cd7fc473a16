import type { Order, OrderOf } from '../../../../rules/fleet-action';
import { loadName } from '../../../../words/fleet-action/common/load';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import type { Desk } from '../desk/desk';

/** What aircraft, decks and catapults do beside flying, in the order in which the form has it. */
const KINDS = [
  'launch',
  'serviceStand',
  'land',
  'escort',
  'setCap',
  'launchPlane',
  'jettison',
] as const;
type AirKind = (typeof KINDS)[number];
type AirOrder = OrderOf<AirKind>;

/** A stand or a ship with what she may do of one kind, an order each. */
export interface AirTask {
  kind: AirKind;
  about: string;
  orders: AirOrder[];
}

const isAir = (order: Order): order is AirOrder =>
  (KINDS as readonly string[]).includes(order.kind);

const aboutOf = (order: AirOrder): string => ('stand' in order ? order.stand : order.ship);

/**
 * [NW-10] The tasks that can be given now, by kind.
 *
 * @param selected a stand or a ship: those of hers alone, where she has any
 */
export function airTasks(legal: readonly Order[], selected: string | null): AirTask[] {
  const orders = legal.filter(isAir);
  const own = orders.filter((order) => aboutOf(order) === selected || homeOf(order) === selected);
  const shown = own.length > 0 ? own : orders;
  return KINDS.flatMap((kind) => {
    const of = shown.filter((order) => order.kind === kind);
    const abouts = [...new Set(of.map(aboutOf))];
    return abouts.map((about) => ({
      ...{ kind, about },
      orders: of.filter((order) => aboutOf(order) === about),
    }));
  });
}

const homeOf = (order: AirOrder): string | undefined => ('home' in order ? order.home : undefined);

/** Where the aircraft of a task are, where that is not said by its choices. */
export function placeOf({ orders }: AirTask, { names }: Pick<Desk, 'names'>): string {
  const [order] = orders;
  if (order?.kind !== 'launch' && order?.kind !== 'serviceStand') return '';
  return fleetFormsText('aboard', { home: names.unit(order.home) });
}

/** What one of a task's orders is beside the others. */
export function choiceText(order: AirOrder, { view, names }: Pick<Desk, 'view' | 'names'>): string {
  switch (order.kind) {
    case 'launch':
      return loadName(view.stands[order.stand], order.load) ?? fleetFormsText('unladen');
    case 'serviceStand':
      return fleetFormsText('servicePoints', {
        count: order.points,
        load: loadName(view.stands[order.stand], order.load) ?? fleetFormsText('unladen'),
      });
    case 'land':
      return fleetFormsText('landOn', { home: names.unit(order.home) });
    case 'escort':
      return names.stand(order.friend);
    case 'setCap':
      return order.over === '-'
        ? fleetFormsText('release')
        : fleetFormsText('over', { ship: names.unit(order.over) });
    case 'launchPlane':
      return fleetFormsText(order.way === 'launch' ? 'planeOut' : 'planeIn');
    case 'jettison':
      return fleetFormsText('dropLoad');
  }
}
