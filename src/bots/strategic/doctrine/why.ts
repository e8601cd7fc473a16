import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import { whyAdvanced } from '../advanced/why';
import { unspotted } from '../basic/searching';
import { surfaceOdds } from '../basic/surface';
import { counted } from '../common/counted';

/** Why doctrine likes an order, in a sentence. */
export function whyOrder(view: StrategicView, side: Side, order: Order): string | undefined {
  return view.scenario.level === 'basic'
    ? (whyBasic(view, side, order) ?? whyAction(order))
    : (whyAdvanced(view, side, order) ?? whyAction(order));
}

function whyBasic(view: StrategicView, side: Side, order: Order): string | undefined {
  switch (order.kind) {
    case 'assignSearch':
      return `Four attempts find a division four times in five by day; still to be found: ${counted(unspotted(view, side).length, 'division')}.`;
    case 'assignCap':
      return 'What is spotted may be struck this turn: fighters stay over it.';
    case 'assignStrike':
      return 'Of all that is spotted, here these weapons promise the most points, their flak counted.';
    case 'assignEscort':
      return 'What patrols do not need goes with the larger strike.';
    case 'closeRange':
      return order.answer === 'yes' ? 'It has to be nearer to do its work.' : undefined;
    case 'openRange':
      return order.answer === 'yes' ? 'Their guns would outweigh ours.' : undefined;
    case 'searchDivision':
      return 'The attempts are shared out among those that are still to be found.';
    case 'torpedoAttack':
      return 'Of what the boat can reach the best, and worth what the answer is likely to cost her.';
    case 'attackDivision':
      return `Here our guns outweigh theirs ${times(surfaceOdds(view, side, order))}.`;
    case 'intercept':
      return order.answer === 'yes' ? 'Fighting ships step between.' : undefined;
    default:
      return undefined;
  }
}

function whyAction(order: Order): string | undefined {
  switch (order.kind) {
    case 'posture':
      return POSTURES[order.posture];
    case 'airTarget':
      return 'Here most of what threatens us is shot down.';
    case 'strikeShip':
      return 'The ship from which this weapon takes the most points.';
    case 'fireGuns':
    case 'quickTarget':
      return 'The target from which these guns take the most points.';
    case 'fireTorpedoes':
      return 'The run is good enough to spend torpedoes on it.';
    case 'breakOff':
      return order.answer === 'yes' ? 'The odds are hopeless.' : undefined;
    default:
      return undefined;
  }
}

const POSTURES: Readonly<Record<OrderOf<'posture'>['posture'], string>> = {
  close: 'Our guns are the stronger: nearer they do more.',
  hold: 'The odds are about even: the range stays as it is.',
  breakOff: 'Their guns are the stronger, or what we guard is worth more than the fight.',
};

const times = (ratio: number): string =>
  Number.isFinite(ratio) ? `${ratio.toFixed(1)} times` : 'by far';
