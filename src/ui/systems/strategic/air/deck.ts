/** Squadrons on the decks and bases of an Advanced game: where they are, and the orders open to them, one or several at once. */
import type { Order, SquadronRecord } from '../../../../rules/strategic';
import {
  type AdvancedForce,
  type FlightRecord,
  isAloft,
  type Ordnance,
} from '../../../../rules/strategic/query';
import type { Names } from '../../../../words/strategic/common/names';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { Desk } from '../desk/desk';
import { type KindPick, pickOf } from './kinds';

/** Those of some squadrons that can be sent now, as one pick. Squadrons aboard and in the air are not sent together. */
export function deckPick(
  desk: Desk,
  plans: AdvancedForce,
  squadrons: readonly SquadronRecord[],
): KindPick {
  const { view, stage, squads } = desk;
  const isUp = (id: string) => plans.flights[id]?.hex != null;
  const [first] = squadrons;
  const others = [...squads.keys()].filter((it) => first && isUp(it) !== isUp(first.id));
  const isAsked = stage !== 'waiting' && view.step.kind === 'movement';
  return pickOf(
    desk,
    squadrons,
    ({ id, steps }) => {
      const flight = plans.flights[id];
      return isAsked && flight?.ordnance != null && flight.launchTurn !== view.turn ? steps : 0;
    },
    others,
  );
}

/** Hangar, armed, launched, returning. */
export interface DeckState {
  state: string;
  text: string;
}

/** Where squadrons are, each state once with the number of those in it. */
export function deckStates(
  desk: Desk,
  plans: AdvancedForce,
  squadrons: readonly SquadronRecord[],
): DeckState[] {
  const states = squadrons.map((it) => stateOf(desk, plans, it));
  const texts = [...new Set(states.map(({ text }) => text))];
  return texts.map((text) => {
    const alike = states.filter((it) => it.text === text);
    const state = alike[0]?.state ?? '';
    return texts.length === 1
      ? { state, text }
      : { state, text: strategicChartText('deck.some', { count: alike.length, state: text }) };
  });
}

function stateOf({ view, names }: Desk, plans: AdvancedForce, squadron: SquadronRecord): DeckState {
  const flight = plans.flights[squadron.id];
  const landing = plans.recovering.find((it) => it.squadron === squadron.id);
  if (landing)
    return {
      state: 'armed',
      text: strategicChartText('deck.landing', { base: names.home(landing.at) }),
    };
  return isAloft(flight)
    ? stateAloft(squadron, flight, { plans, turn: view.turn })
    : stateAboard(squadron, flight, plans);
}

function stateAboard(
  { id }: SquadronRecord,
  flight: FlightRecord | undefined,
  plans: AdvancedForce,
): DeckState {
  if (!flight?.ordnance) return { state: 'hangar', text: strategicChartText('deck.hangar') };
  if (plans.launches.some(({ squadron }) => squadron === id))
    return { state: 'launching', text: strategicChartText('deck.launching') };
  if (plans.holding.includes(id))
    return { state: 'armed', text: strategicChartText('deck.holding') };
  return { state: 'armed', text: strategicChartText(`ordnance.${flight.ordnance}`) };
}

function stateAloft(
  { id, card }: SquadronRecord,
  flight: FlightRecord,
  { plans, turn }: { plans: AdvancedForce; turn: number },
): DeckState {
  const count = Math.max(0, (flight.launchTurn ?? turn) + card.endurance - turn);
  if (count === 0) return flightState(flight, 0);
  if (plans.flightMoves.some(({ squadrons }) => squadrons.includes(id)))
    return { state: 'launching', text: strategicChartText('deck.plotted', { count }) };
  if (flight.capOver)
    return { state: 'patrol', text: strategicChartText('deck.patrol', { count }) };
  return flightState(flight, count);
}

/** A squadron in the air: what it carries, and for how many turns it can still stay up. */
export function flightState(flight: FlightRecord, turnsLeft: number): DeckState {
  if (turnsLeft === 0) return { state: 'due', text: strategicChartText('deck.due') };
  const ordnance = flight.hasAttacked
    ? strategicChartText('deck.spent')
    : strategicChartText(`ordnance.${flight.ordnance ?? 'guns'}`);
  return {
    state: 'inFlight',
    text: strategicChartText('deck.inFlight', { ordnance, count: turnsLeft }),
  };
}

/** One button for squadrons: what it says, whether all of them have it, and the orders that it gives. */
interface DeckChoice {
  label: string;
  isOn: boolean;
  orders: readonly Order[];
}

/** The orders open to squadrons themselves; a button gives those to whom it applies the same, or takes it back from all. */
export function deckChoices(
  { legal, names }: Desk,
  plans: AdvancedForce,
  squadrons: readonly SquadronRecord[],
): DeckChoice[] {
  const single = squadrons.flatMap(({ id }) => choicesOf(legal, names, id, plans));
  const labels = [...new Set(single.map(({ label }) => label))];
  return labels.map((label) => {
    const alike = single.filter((it) => it.label === label);
    const isOn = alike.every((it) => it.isOn);
    return {
      ...{ label, isOn },
      orders: alike.filter((it) => isOn || !it.isOn).map(({ order }) => order),
    };
  });
}

function choicesOf(legal: readonly Order[], names: Names, id: string, plans: AdvancedForce) {
  const armed = plans.flights[id]?.ordnance ?? null;
  return legal.flatMap((order) => {
    const label = isOf(order, id) ? choiceLabel(order, names, armed) : null;
    return label === null ? [] : [{ order, label, isOn: isGiven(order, plans) }];
  });
}

const OF_ONE: readonly Order['kind'][] = ['arm', 'disarm', 'holdLaunch', 'recover', 'stayAloft'];

const isOf = (order: Order, id: string): boolean =>
  OF_ONE.includes(order.kind) && 'squadron' in order && order.squadron === id;

/** Its current ordnance shows as pressed; pressing it again disarms the squadron. */
function choiceLabel(order: Order, names: Names, armed: Ordnance | null): string | null {
  switch (order.kind) {
    case 'arm':
      return strategicChartText(`ordnance.${order.ordnance}`);
    case 'disarm':
      return armed && strategicChartText(`ordnance.${armed}`);
    case 'holdLaunch':
      return strategicChartText('hold');
    case 'recover':
      return strategicChartText('landOn', { base: names.home(order.at) });
    case 'stayAloft':
      return strategicChartText('stayAloft');
    default:
      return null;
  }
}

function isGiven(order: Order, plans: AdvancedForce): boolean {
  switch (order.kind) {
    case 'disarm':
      return true;
    case 'holdLaunch':
      return plans.holding.includes(order.squadron);
    case 'recover':
      return plans.recovering.some((it) => it.squadron === order.squadron && it.at === order.at);
    case 'stayAloft':
      return plans.stayingAloft.includes(order.squadron);
    default:
      return false;
  }
}
