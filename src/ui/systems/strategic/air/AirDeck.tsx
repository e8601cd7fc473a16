import { useState } from 'react';
import type { Order, SquadronRecord } from '../../../../rules/strategic';
import {
  type AdvancedForce,
  type FlightRecord,
  isAloft,
  notation,
  type Ordnance,
  type SquadronType,
} from '../../../../rules/strategic/query';
import type { Names } from '../../../../words/strategic/common/names';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { useDesk } from '../desk/desk';
import { AircraftFigure } from '../desk/figures';
import { type Group, squadronGroups } from '../desk/squadrons';
import { Bases } from './Bases';
import { ratingsText } from './SquadronRow';
import './air.css';

/** Orders that squadrons are given on their bases or in the air. */
const OF_AIR: readonly Order['kind'][] = [
  'arm',
  'disarm',
  'launch',
  'launchCap',
  'holdLaunch',
  'moveSquadrons',
  'recover',
  'stayAloft',
];

/** The air operations of an Advanced game: every carrier and base with its squadrons in the hangar, armed, launched, returning. */
export function AirDeck() {
  const { view, side, legal } = useDesk();
  const { kind } = view.step;
  const [toggled, toggle] = useState({ kind, isFlipped: false });
  const isAsked = legal.some((order) => OF_AIR.includes(order.kind));
  // Folded to leave room for the chart unless it is needed. A player's choice to open or close it holds for the
  // phase.
  const isFlipped = toggled.kind === kind && toggled.isFlipped;
  const isOpen = isFlipped !== isAsked;
  const groups = squadronGroups(view, side);
  if (groups.length === 0) return null;
  return (
    <section
      className="air-board deck-board"
      data-side={side}
      data-open={isOpen || undefined}
      aria-label={strategicBoardText('airBoard')}
    >
      <header className="air-head">
        <button
          type="button"
          className="air-toggle"
          aria-expanded={isOpen}
          onClick={() => toggle({ kind, isFlipped: !isFlipped })}
        >
          {strategicBoardText('airBoard')}
        </button>
      </header>
      {isOpen && (
        <Bases>
          {groups.map((group) => (
            <DeckOf key={group.key} group={group} />
          ))}
        </Bases>
      )}
    </section>
  );
}

function DeckOf({ group: { home, division, squadrons } }: { group: Group }) {
  const { names } = useDesk();
  const title = home
    ? names.home(home)
    : strategicBoardText('floatplanes', { division: division ?? '' });
  return (
    <section className="air-base" aria-label={title}>
      <header className="air-base-head">
        <h4>{title}</h4>
        <ArmAll squadrons={squadrons} />
      </header>
      <ul className="air-squadrons">
        {squadrons.map((squadron) => (
          <li key={squadron.id}>
            <DeckRow squadron={squadron} isFloatplane={home === null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each type usually carries [ST-12.2]. */
const USUAL: Readonly<Record<SquadronType, Ordnance>> = {
  F: 'guns',
  RE: 'search',
  DB: 'bombs',
  TB: 'torpedoes',
  LB: 'bombs',
  SC: 'search',
  PA: 'search',
  MB: 'bombs',
  HB: 'bombs',
};

/** Arms all unarmed squadrons of a base with their usual ordnance, as far as the base allows. */
function ArmAll({ squadrons }: Pick<Group, 'squadrons'>) {
  const { legal, view, side, give, whyNot } = useDesk();
  const plans = view.forces[side]?.advanced;
  const orders = squadrons.flatMap(({ id, card, isScout }) => {
    const ordnance = isScout ? 'search' : USUAL[card.type];
    const order = { kind: 'arm', squadron: id, ordnance } as const;
    return plans?.flights[id]?.ordnance || whyNot(order) ? [] : [order];
  });
  const isAsked = legal.some(({ kind }) => kind === 'arm');
  if (!isAsked || orders.length < 2) return null;
  return (
    <button type="button" className="button small" onClick={() => give(...orders)}>
      {strategicChartText('armAll')}
    </button>
  );
}

function DeckRow({ squadron, isFloatplane }: { squadron: SquadronRecord; isFloatplane: boolean }) {
  const { view, side, names, squads, take, stage } = useDesk();
  const { id, card, steps } = squadron;
  const plans = view.forces[side]?.advanced;
  if (!plans) return null;
  const flight = plans.flights[id];
  const mayPick =
    stage !== 'waiting' &&
    view.step.kind === 'movement' &&
    flight?.ordnance != null &&
    flight.launchTurn !== view.turn;
  const isPicked = squads.has(id);
  const isUp = flight?.hex != null;
  // Squadrons in the air and squadrons aboard are not sent together.
  const others = [...squads.keys()].filter((it) => (plans.flights[it]?.hex != null) !== isUp);
  return (
    <div className="deck-row" data-picked={isPicked || undefined}>
      <button
        type="button"
        className="deck-pick"
        disabled={!mayPick}
        aria-pressed={isPicked}
        aria-label={strategicChartText('deck.say', {
          ...{ squadron: names.squadronOf(id), steps, type: card.type },
        })}
        title={`${card.name}: ${ratingsText(card)}`}
        onClick={() => take([id, ...others], (it) => (it === id && !isPicked ? steps : 0))}
      >
        <AircraftFigure type={card.type} />
        <span className="squadron-type">{card.type}</span>
        <b>{isFloatplane ? names.home(squadron.home) : names.squadron(id)}</b>
        <span className="deck-steps">{steps}</span>
      </button>
      <DeckState squadron={squadron} flight={flight} plans={plans} />
      <DeckChoices squadron={squadron} flight={flight} plans={plans} />
    </div>
  );
}

interface DeckProps {
  squadron: SquadronRecord;
  flight: FlightRecord | undefined;
  plans: AdvancedForce;
}

/** Hangar, armed, launched, returning. */
function DeckState(deck: DeckProps) {
  const { view, names } = useDesk();
  const { squadron, plans } = deck;
  const landing = plans.recovering.find((it) => it.squadron === squadron.id);
  const { state, text } = landing
    ? stateLanding(names.home(landing.at))
    : isAloft(deck.flight)
      ? stateAloft(deck, deck.flight, view.turn)
      : stateAboard(deck);
  return (
    <span className="deck-state" data-state={state}>
      {text}
    </span>
  );
}

interface Shown {
  state: string;
  text: string;
}

const stateLanding = (base: string): Shown => ({
  state: 'armed',
  text: strategicChartText('deck.landing', { base }),
});

function stateAboard({ squadron: { id }, flight, plans }: DeckProps): Shown {
  if (!flight?.ordnance) return { state: 'hangar', text: strategicChartText('deck.hangar') };
  if (plans.launches.some(({ squadron }) => squadron === id))
    return { state: 'launching', text: strategicChartText('deck.launching') };
  if (plans.holding.includes(id))
    return { state: 'armed', text: strategicChartText('deck.holding') };
  return { state: 'armed', text: strategicChartText(`ordnance.${flight.ordnance}`) };
}

function stateAloft(
  { squadron: { id, card }, plans }: DeckProps,
  flight: FlightRecord,
  turn: number,
): Shown {
  const count = Math.max(0, (flight.launchTurn ?? turn) + card.endurance - turn);
  if (count === 0) return { state: 'due', text: strategicChartText('deck.due') };
  if (plans.flightMoves.some(({ squadrons }) => squadrons.includes(id)))
    return { state: 'launching', text: strategicChartText('deck.plotted', { count }) };
  if (flight.capOver)
    return { state: 'patrol', text: strategicChartText('deck.patrol', { count }) };
  const ordnance = flight.hasAttacked
    ? strategicChartText('deck.spent')
    : strategicChartText(`ordnance.${flight.ordnance ?? 'guns'}`);
  return { state: 'inFlight', text: strategicChartText('deck.inFlight', { ordnance, count }) };
}

/** Orders to the squadron itself in this phase: ordnance, where to land, staying aboard. */
function DeckChoices({ squadron: { id }, plans }: DeckProps) {
  const { legal, names, give } = useDesk();
  const armed = plans.flights[id]?.ordnance ?? null;
  const choices = legal.flatMap((order) => {
    const label = isOf(order, id) ? choiceLabel(order, names, armed) : null;
    return label === null ? [] : [{ order, label, isOn: isGiven(order, plans) }];
  });
  if (choices.length === 0) return null;
  return (
    <span className="deck-choices">
      {choices.map(({ order, label, isOn }) => (
        <button
          key={notation.makeOrder(order)}
          type="button"
          className="button small"
          aria-pressed={isOn}
          onClick={() => give(order)}
        >
          {label}
        </button>
      ))}
    </span>
  );
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
