import type { Order, OrderOf } from '../../../rules/fleet-action';
import { loadName } from '../common/load';
import { NONE } from '../common/none';
import { fleetNamesText } from '../texts/names';
import { fleetOrdersText } from '../texts/orders';
import type { Around, Texts } from './texts';

/** Aircraft: flying, carriers, interception and combat in the air. */
type AirKind = Extract<
  Order['kind'],
  | 'launch'
  | 'serviceStand'
  | 'moveAir'
  | 'land'
  | 'intercept'
  | 'escort'
  | 'setCap'
  | 'launchPlane'
  | 'jettison'
  | 'airCombat'
  | 'flare'
>;

export const AIR_TEXTS: Texts<AirKind> = {
  launch: (order, { view, names }) => {
    const figures = { stand: names.stand(order.stand), home: names.unit(order.home) };
    const load = loadName(view.stands[order.stand], order.load);
    return load === undefined
      ? fleetOrdersText('launch.empty', figures)
      : fleetOrdersText('launch', { ...figures, load });
  },
  serviceStand: (order, { view, names }) => {
    const { stand, home, points: count } = order;
    const figures = { stand: names.stand(stand), home: names.unit(home), count };
    const load = loadName(view.stands[stand], order.load);
    return load === undefined
      ? fleetOrdersText('serviceStand.empty', figures)
      : fleetOrdersText('serviceStand', { ...figures, load });
  },
  moveAir: moveText,
  land: ({ stand, home }, { names }) =>
    fleetOrdersText('land', { stand: names.stand(stand), home: names.unit(home) }),
  intercept: ({ stand, enemy }, { names }) =>
    fleetOrdersText('intercept', { stand: names.stand(stand), enemy: names.stand(enemy) }),
  escort: ({ stand, friend }, { names }) =>
    fleetOrdersText('escort', { stand: names.stand(stand), friend: names.stand(friend) }),
  setCap: ({ stand, over }, { names }) =>
    over === NONE
      ? fleetOrdersText('setCap.none', { stand: names.stand(stand) })
      : fleetOrdersText('setCap', { stand: names.stand(stand), over: names.unit(over) }),
  launchPlane: ({ ship, way }, { names }) =>
    fleetOrdersText(`launchPlane.${way}`, { ship: names.unit(ship) }),
  jettison: ({ stand }, { names }) => fleetOrdersText('jettison', { stand: names.stand(stand) }),
  airCombat: ({ stand, opponent, slip }, { names }) =>
    fleetOrdersText(slip ? 'airCombat.slip' : 'airCombat', {
      ...{ stand: names.stand(stand), opponent: names.stand(opponent) },
    }),
  flare: ({ stand }, { names }) => fleetOrdersText('flare', { stand: names.stand(stand) }),
};

function moveText({ stand: id, path, altitude }: OrderOf<'moveAir'>, { names }: Around): string {
  const last = path.at(-1);
  const figures = { stand: names.stand(id), altitude: fleetNamesText(`altitude.${altitude}`) };
  return last
    ? fleetOrdersText('moveAir', { ...figures, hex: names.hex(last) })
    : fleetOrdersText('stayAir', figures);
}
