import { useCallback, useMemo, useState } from 'react';
import { distance } from '../../../../hex';
import { type FleetActionView, fleetAction } from '../../../../rules/fleet-action';
import { declarations } from '../../../../rules/fleet-action/query';
import { harmPercent, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk/desk';
import { type Declaration, foldedLaunches, type Launch, type TorpedoOdds } from '../fire/launches';
import { arrivedAt, type ShipPlan } from '../plan/plan';

/** [NW-9.1] Torpedoes of a ship that moves: launched from where she is, or planned for where she will be. */
export function TorpedoForm({ plan }: { plan: ShipPlan }) {
  const [isOpen, setOpen] = useState(plan.torpedoes !== undefined);
  const { sheet, condition } = plan.ship;
  if (!sheet.torpedoes || condition?.turn.hasLaunched || condition?.turn.mayNotLaunch) return null;
  return (
    <details
      className="fleet-torpedoes"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{fleetFormsText('torpedoes')}</summary>
      {isOpen && <AllLaunches plan={plan} />}
    </details>
  );
}

function AllLaunches({ plan }: { plan: ShipPlan }) {
  const { view, side, moving, give } = useDesk();
  const { ship, torpedoes, way } = plan;
  const there = useMemo(() => arrivedAt(view, plan), [view, plan]);
  const now = useMemo(() => nearestFirst(view, declarations(view, side, ship)), [view, side, ship]);
  const then = useMemo(() => {
    const arrived = there.units[ship.id];
    return arrived && !way.isOff ? nearestFirst(there, declarations(there, side, arrived)) : [];
  }, [there, side, ship, way]);
  if (now.length === 0 && then.length === 0)
    return <p className="hint">{fleetFormsText('noTarget')}</p>;
  return (
    <>
      {way.steps.length > 0 && then.length > 0 && (
        <Launches
          title={fleetFormsText('launchThere')}
          orders={then}
          view={there}
          picked={torpedoes}
          pick={(order) =>
            moving.wish(ship.id, { torpedoes: order === torpedoes ? undefined : order })
          }
        />
      )}
      {now.length > 0 && (
        <Launches
          title={fleetFormsText('launchNow')}
          orders={now}
          view={view}
          picked={undefined}
          pick={(order) => give(order)}
        />
      )}
    </>
  );
}

/** Launches at what is near before those at what is far. */
function nearestFirst(
  { units }: FleetActionView,
  orders: readonly Declaration[],
): readonly Declaration[] {
  const away = ({ ship, at }: Declaration) => {
    const [from, to] = [units[ship]?.hex, typeof at === 'string' ? units[at]?.hex : at];
    return from && to ? distance(from, to) : Number.POSITIVE_INFINITY;
  };
  return orders.toSorted((a, b) => away(a) - away(b));
}

interface LaunchesProps {
  title: string;
  orders: readonly Declaration[];
  /** The position from which they are launched. */
  view: FleetActionView;
  picked: Declaration | undefined;
  pick: (order: Declaration) => void;
}

function Launches({ title, orders, view, picked, pick }: LaunchesProps) {
  const { side } = useDesk();
  const reckon = useCallback(
    (key: string) => fleetAction.explain(view, side, [JSON.parse(key) as Declaration]).torpedoes[0],
    [view, side],
  );
  const odds = useOneByOne(
    orders.map((order) => JSON.stringify(order)),
    reckon,
  );
  const { best, others } = foldedLaunches(
    orders.map((order) => ({
      ...{ order, aim: nameAimed(view, order), odds: odds.get(JSON.stringify(order)) },
      isPicked: picked !== undefined && same(order, picked),
    })),
  );
  const launch = ({ order, odds: found, isPicked }: Launch) => (
    <button
      key={JSON.stringify(order)}
      type="button"
      className="fleet-option"
      aria-pressed={isPicked}
      onClick={() => pick(isPicked && picked ? picked : order)}
    >
      <b>{aimText(view, order)}</b>
      <small>{settingText(view, order)}</small>
      {found && <small>{oddsText(found)}</small>}
    </button>
  );
  return (
    <fieldset className="fleet-launches">
      <legend>{title}</legend>
      {best.map(launch)}
      {others.length > 0 && (
        <details className="fleet-torpedoes">
          <summary>{fleetFormsText('otherLaunches', { count: others.length })}</summary>
          <div className="fleet-launches">{others.map(launch)}</div>
        </details>
      )}
    </fieldset>
  );
}

const same = (a: Declaration, b: Declaration): boolean => JSON.stringify(a) === JSON.stringify(b);

const aimText = (view: FleetActionView, order: Declaration): string =>
  fleetFormsText(typeof order.at === 'string' ? 'aimAt' : 'spreadAt', {
    target: nameAimed(view, order),
  });

/** The ship aimed at, or one in the hex where they spread. */
function nameAimed(view: FleetActionView, { at }: Declaration): string {
  if (typeof at === 'string') return view.units[at]?.name ?? at;
  const near = Object.values(view.units).find(
    ({ hex, fate }) => fate === 'inPlay' && hex.q === at.q && hex.r === at.r,
  );
  return near?.name ?? `${at.q}, ${at.r}`;
}

function settingText(view: FleetActionView, { ship, setting }: Declaration): string {
  const found = view.units[ship]?.sheet.torpedoes?.torpedo.settings[setting];
  return found ? fleetFormsText('setting', { knots: found.knots, hexes: found.reachHexes }) : '';
}

/** By where everything is now: the target moves on before they strike. */
function oddsText({ torpedoes: count, targets, standardError }: TorpedoOdds): string {
  const [best] = targets.toSorted((a, b) => b.hitChance - a.hitChance);
  if (!best) return fleetFormsText('torpedoOddsNone', { count });
  return fleetFormsText('torpedoOdds', {
    ...{ count, chance: percent(best.hitChance) },
    loss: harmPercent(best.lossChance, standardError),
  });
}
