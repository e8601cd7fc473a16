import type { Order, OrderOf } from '../../../rules/fleet-action';
import { usualChoice, usualSpeed } from '../../../rules/fleet-action/query';
import { listed, upperFirst } from '../../../words/core/say';
import { fleetFormsText } from '../../../words/fleet-action/texts/forms';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import type { Finish } from '../../table/actions';
import { ordersOf } from '../../table/desk';
import { askFirst, FinalText } from '../../table/sealing';
import { namedFlak } from './air/flak';
import { attacksBy } from './air/flights';
import { pairOrders } from './air/pairs';
import type { Desk } from './desk/desk';
import { endOrders } from './end/ending';
import { lightText } from './orders/lightText';
import { spotsNow } from './orders/spotTries';
import { leavingIds } from './plan/leaving';
import { hasSailed } from './plan/plan';
import { markerOrder, squadronOrders } from './plan/planOrders';
import { pickedBoat } from './undersea/boats';

/** What the main button gives, and what it is called. */
interface Closing {
  label: string;
  orders: readonly Order[];
}

/** [NW-33.4] The one main button: it carries out what is planned and ends what is open, or stops a run. */
export const finishOf = (desk: Desk): Finish =>
  desk.running.left > 0
    ? { label: fleetText('stopRunning'), off: false, run: desk.running.stop }
    : closing(desk);

function closing(desk: Desk): Finish {
  const { label, orders } = closingOf(desk);
  return {
    label,
    off: desk.stage === 'waiting' || orders.length === 0,
    run: () => {
      const leaving = leavingIds(desk.moving).map(desk.names.any);
      const goOn = () => {
        desk.running.goOn();
        carryOut(desk, orders);
      };
      if (leaving.length === 0) goOn();
      else askFirst(desk, leavingQuestion(leaving), goOn);
    },
  };
}

/** What is proposed in the present step: what the main button would give. */
export const proposedOrders = (desk: Desk): readonly Order[] => closingOf(desk).orders;

/** Gives orders one after another; a choice of who is first is kept, and which squadrons stay on the map. */
export function carryOut(desk: Desk, orders: readonly Order[]): boolean {
  const [first] = orders;
  if (desk.view.step.kind === 'end')
    desk.keepShown(ordersOf(desk.legal, 'toContact').map(({ squadron }) => squadron));
  if (first?.kind !== 'chooseFirst') return desk.give(...orders);
  desk.chooseFirst(first);
  return true;
}

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
      return spottingOf(desk);
    case 'activations':
      return activationOf(desk);
    case 'mines':
      return { label: fleetText('done.mines'), orders: [DONE] };
    case 'submarines':
      return boatOf(desk);
    case 'interception':
      return { label: fleetText('done.interception'), orders: [DONE] };
    case 'airCombat':
      return {
        label: fleetText('done.airCombat'),
        orders: [...pairOrders(desk.airFight.pairs), DONE],
      };
    case 'flak':
      return flakOf(desk);
    case 'end':
      return { label: fleetText('done.end'), orders: [...endOrders(desk), DONE] };
    case 'over':
      return { label: fleetText('done.other'), orders: [] };
    default:
      return { label: fleetText('done.other'), orders: desk.legal.some(isDone) ? [DONE] : [] };
  }
}

/** [NW-12.24] To spot costs nothing: what is in sight is tried. */
function spottingOf(desk: Desk): Closing {
  const spots = spotsNow(desk);
  const label = fleetText(spots.length > 0 ? 'done.spot' : 'done.spotting');
  return { label, orders: [...spots, DONE] };
}

/** [NW-4.9] She does nothing more in this turn. */
function boatOf(desk: Desk): Closing {
  const boat = pickedBoat(desk);
  if (!boat) return { label: fleetText('done.other'), orders: [DONE] };
  return {
    label: fleetText('done.boat', { boat: boat.name }),
    orders: [{ kind: 'done', what: boat.id }],
  };
}

/** [NW-17.3] */
function flakOf({ airFight: { flak } }: Desk): Closing {
  const isHeld = flak.length > 0 && flak.every(({ factors }) => factors === 0);
  return {
    label: fleetText(isHeld ? 'done.flakHeld' : 'done.flak'),
    orders: [...namedFlak(flak), DONE],
  };
}

const isDone = ({ kind, ...rest }: Order): boolean =>
  kind === 'done' && 'what' in rest && rest.what === '-';

function movementOf({ view, moving, legal }: Desk): Closing {
  const { squadron, marker } = moving;
  if (marker)
    return {
      label: fleetText(marker.deploys ? 'done.deploy' : 'done.marker'),
      orders: [markerOrder(marker)],
    };
  if (!squadron) return { label: fleetText('done.other'), orders: [DONE] };
  if (squadron.ships.length > 0)
    return {
      label: fleetText(hasSailed(squadron) ? 'done.finish' : 'done.squadron'),
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
  const { actor, fire, light } = desk.firing;
  if (actor === null) return { label: fleetText('done.other'), orders: [DONE] };
  const [attack] = attacksBy(desk, actor);
  if (attack) return { label: fleetText('done.attack'), orders: [attack] };
  if (light && fire.planned.length === 0) return { label: lightText(light, desk), orders: [light] };
  const charges = ordersOf(desk.legal, 'aswAttack').filter(({ ship }) => ship === actor);
  const planned = [...fire.planned, ...charges.slice(0, 1)];
  const orders = [...planned, { kind: 'done' as const, what: actor }];
  return planned.length > 0
    ? { label: fleetText('done.fire'), orders }
    : { label: fleetText('done.nothing'), orders };
}
