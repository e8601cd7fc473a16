import type { Side } from '../../rules/core';
import type { Order, StrategicView } from '../../rules/strategic';

/** Why doctrine likes an order, in a sentence. */
export function whyOrder(_view: StrategicView, _side: Side, order: Order): string | undefined {
  switch (order.kind) {
    case 'assignSearch':
      return 'Four attempts find a division four times in five by day: enough are sent for each that is not spotted.';
    case 'assignCap':
      return 'Fighters stay over the decks they fly from.';
    case 'assignStrike':
      return 'Of all that is spotted, here these weapons promise the most points.';
    case 'assignEscort':
      return 'What patrols do not need goes with the larger strike.';
    case 'openRange':
      return 'Their guns would outweigh ours.';
    case 'attackDivision':
      return 'Here our guns outweigh theirs.';
    case 'intercept':
      return 'Fighting ships step between.';
    default:
      return undefined;
  }
}
