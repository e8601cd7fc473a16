import type { ReactNode } from 'react';
import { enemyOf } from '../../../../rules/core';
import { batteriesOf, visibilityHexes } from '../../../../rules/strategic/query';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { AimOrders, aimSummary } from './AimOrders';
import { DistanceOrders } from './DistanceOrders';
import { PickedCard } from './PickedCard';
import { PlaceOrders, placeSummary } from './PlaceOrders';
import { PlotOrders, plotSummary } from './PlotOrders';
import { useTactical } from './tacticalDesk';

/** The orders of a tactical action: each own ship's order, and the choices of the ship picked. */
export function TacticalOrders() {
  const { stage } = useDesk();
  const { fight } = useTactical();
  const { kind } = fight.tactical.stage;
  const isAsked = stage !== 'waiting';
  return (
    <section className="tactical-orders" aria-label={strategicTacticalText('board')}>
      <Heading />
      {kind === 'distance' ? isAsked && <DistanceOrders /> : <ShipRows isAsked={isAsked} />}
      <PickedCard />
      {isAsked && <EndOffer />}
    </section>
  );
}

function Heading() {
  const { fight, faces } = useTactical();
  const { side } = useDesk();
  const { tactical, action } = fight;
  const { isNight, isPoor } = action.sky;
  const sky = isNight ? (isPoor ? 'nightPoor' : 'nightGood') : isPoor ? 'dayPoor' : 'dayGood';
  const isAlone = tactical.turn > 0 && faces.every(({ ship }) => ship.side === side);
  return (
    <header className="tactical-heading">
      <h3>
        {tactical.turn > 0
          ? strategicTacticalText('turn', { turn: tactical.turn })
          : strategicTacticalText('beforeTurn')}
      </h3>
      <p>
        {strategicTacticalText(`sky.${sky}`, { hexes: visibilityHexes(action.sky) })}{' '}
        <RuleLink system="strategic" rule="ST-15.3" />
      </p>
      {isAlone && <p className="hint">{strategicTacticalText('noEnemy')}</p>}
    </header>
  );
}

/** Own ships, and while aim is taken own coast batteries. */
function ShipRows({ isAsked }: { isAsked: boolean }) {
  const tactical = useTactical();
  const desk = useDesk();
  const { fight, faces } = tactical;
  const { kind } = fight.tactical.stage;
  const ids = [
    ...faces.filter(({ ship }) => ship.side === desk.side).map(({ ship }) => ship.id),
    ...(kind === 'targets' ? batteriesOf(fight, desk.side).map(({ id }) => id) : []),
  ];
  if (!desk.view.forces[desk.side]) return null;
  const summaryOf = (id: string) => {
    if (kind === 'placement') return placeSummary(tactical, id);
    return kind === 'plot' ? plotSummary(tactical, desk, id) : aimSummary(tactical, desk, id);
  };
  return (
    <ul className="tactical-rows" aria-label={strategicTacticalText('ships')}>
      {ids.map((id) => (
        <ShipRow key={id} id={id} summary={summaryOf(id)}>
          {isAsked && desk.selected === id && <Choices id={id} />}
        </ShipRow>
      ))}
    </ul>
  );
}

interface ShipRowProps {
  id: string;
  summary: readonly { text: string; isDefault?: boolean }[];
  children: ReactNode;
}

function ShipRow({ id, summary, children }: ShipRowProps) {
  const { names, selected, select, side } = useDesk();
  const isOpen = selected === id;
  return (
    <li className="tactical-row" data-open={isOpen || undefined}>
      <button
        type="button"
        className="tactical-pick"
        data-side={side}
        aria-expanded={isOpen}
        onClick={() => select(isOpen ? null : id)}
      >
        <b>{names.home(id)}</b>
        <span>
          {summary.map(({ text, isDefault }) => (
            <small key={text} data-default={isDefault || undefined}>
              {text}
            </small>
          ))}
        </span>
      </button>
      {children}
    </li>
  );
}

function Choices({ id }: { id: string }) {
  const { fight, own } = useTactical();
  const { kind } = fight.tactical.stage;
  if (kind === 'targets') return <AimOrders id={id} />;
  if (!own) return null;
  return (
    <>
      <PlaceOrders ship={own} />
      {kind === 'plot' && <PlotOrders ship={own} />}
    </>
  );
}

/** [ST-15.25] */
function EndOffer() {
  const { legal, give, side } = useDesk();
  const { fight } = useTactical();
  const [order] = ordersOf(legal, 'endAction');
  if (!order) return null;
  const { offersEnd } = fight.tactical;
  return (
    <div>
      {offersEnd[enemyOf(side)] && <p className="hint">{strategicTacticalText('enemyOffers')}</p>}
      <button
        type="button"
        className="button small"
        aria-pressed={offersEnd[side]}
        onClick={() => give(order)}
      >
        {strategicTacticalText(offersEnd[side] ? 'endOffered' : 'endAction')}
      </button>{' '}
      <RuleLink system="strategic" rule="ST-15.25" />
    </div>
  );
}
