import type { Order, OrderOf } from '../../../rules/fleet-action';
import { usualChoice, usualSpeed } from '../../../rules/fleet-action/query';
import { listed, upperFirst } from '../../../words/core/say';
import { fleetFormsText } from '../../../words/fleet-action/texts/forms';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import type { Finish } from '../../table/actions';
import { ordersOf } from '../../table/desk';
import { askFirst, FinalText } from '../../table/sealing';
import { attacksBy } from './air/flights';
import type { Desk } from './desk/desk';
import { endOrders } from './end/ending';
import { markerOrder, squadronOrders } from './plan/planOrders';

/** What the main button gives, and what it is called. */
interface Closing {
  label: string;
  orders: readonly Order[];
}

/** [NW-33.4] The one main button: it carries out what is planned, and ends what is open. */
export function finishOf(desk: Desk): Finish {
  const { label, orders } = closingOf(desk);
  return {
    label,
    off: desk.stage === 'waiting' || orders.length === 0,
    run: () => {
      const leaving = leavingNames(desk);
      if (leaving.length === 0) close(desk, orders);
      else askFirst(desk, leavingQuestion(leaving), () => close(desk, orders));
    },
  };
}

function close(desk: Desk, orders: readonly Order[]): void {
  const [first] = orders;
  if (first?.kind === 'chooseFirst') desk.chooseFirst(first);
  else desk.give(...orders);
}

/** [NW-1.19] Who would leave the map by what is planned; who breaks off is to leave it. */
const leavingNames = ({ moving, names }: Desk): string[] => [
  ...(moving.squadron?.ships ?? []).flatMap(({ ship, way }) =>
    way.isOff && !ship.isDisengaging ? [ship.name] : [],
  ),
  ...(moving.marker?.way.isOff ? [names.contact(moving.marker.contact)] : []),
];

const leavingQuestion = (leaving: readonly string[]) => ({
  title: fleetFormsText('leavesTitle'),
  text: <FinalText text={fleetFormsText('leavesText', { names: upperFirst(listed(leaving)) })} />,
  yes: fleetFormsText('leave'),
});

const DONE = { kind: 'done', what: '-' } as const;

function closingOf(desk: Desk): Closing {
  switch (desk.view.step.kind) {
    case 'initiative':
      return { label: fleetText('done.initiative'), orders: [usualChoice(desk.side)] };
    case 'ships':
      return movementOf(desk);
    case 'spotting':
      return { label: fleetText('done.spotting'), orders: [DONE] };
    case 'activations':
      return activationOf(desk);
    case 'end':
      return { label: fleetText('done.end'), orders: [...endOrders(desk), DONE] };
    case 'over':
      return { label: fleetText('done.other'), orders: [] };
    default:
      return { label: fleetText('done.other'), orders: desk.legal.some(isDone) ? [DONE] : [] };
  }
}

const isDone = ({ kind, ...rest }: Order): boolean =>
  kind === 'done' && 'what' in rest && rest.what === '-';

function movementOf({ view, moving, legal }: Desk): Closing {
  const { squadron, marker } = moving;
  if (marker) return { label: fleetText('done.marker'), orders: [markerOrder(marker)] };
  if (!squadron) return { label: fleetText('done.other'), orders: [DONE] };
  if (squadron.ships.length > 0)
    return {
      label: fleetText('done.squadron'),
      orders: squadronOrders(view, squadron),
    };
  const enters = entering(legal, squadron.squadron.units, view);
  return enters
    ? { label: fleetText('done.enter'), orders: [enters] }
    : {
        label: fleetText('done.finish'),
        orders: [{ kind: 'done', what: squadron.squadron.id }],
      };
}

/** [NW-8.36] The order by which a squadron comes onto the map: the usual speed of its first ship. */
function entering(
  legal: readonly Order[],
  units: readonly string[],
  view: Desk['view'],
): OrderOf<'setSpeed'> | undefined {
  const speeds = ordersOf(legal, 'setSpeed').filter(({ ship }) => units.includes(ship));
  const [first] = speeds;
  if (!first) return undefined;
  const own = speeds.filter(({ ship }) => ship === first.ship).map(({ knots }) => knots);
  const now = view.units[first.ship]?.speedKnots ?? 0;
  const knots = usualSpeed(now, { least: Math.min(...own), most: Math.max(...own) });
  return { ...first, knots };
}

function activationOf(desk: Desk): Closing {
  const { actor, fire } = desk.firing;
  if (actor === null) return { label: fleetText('done.other'), orders: [DONE] };
  const [attack] = attacksBy(desk, actor);
  if (attack) return { label: fleetText('done.attack'), orders: [attack] };
  const orders = [...fire.planned, { kind: 'done' as const, what: actor }];
  return fire.planned.length > 0
    ? { label: fleetText('done.fire'), orders }
    : { label: fleetText('done.nothing'), orders };
}
