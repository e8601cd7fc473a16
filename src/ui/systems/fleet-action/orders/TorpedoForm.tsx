import { useMemo } from 'react';
import { type FleetActionView, fleetAction, type OrderOf } from '../../../../rules/fleet-action';
import { declarations } from '../../../../rules/fleet-action/query';
import { harmPercent, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useDesk } from '../desk/desk';
import { arrivedAt, type ShipPlan } from '../plan/plan';

type Declaration = OrderOf<'declareTorpedo'>;

/** [NW-9.1] Torpedoes of a ship that moves: launched from where she is, or planned for where she will be. */
export function TorpedoForm({ plan }: { plan: ShipPlan }) {
  const { view, side, moving, give } = useDesk();
  const { ship, torpedoes, way } = plan;
  const there = useMemo(() => arrivedAt(view, plan), [view, plan]);
  const now = useMemo(() => declarations(view, side, ship), [view, side, ship]);
  const then = useMemo(
    () => (way.isOff ? [] : declarations(there, side, there.units[ship.id] ?? ship)),
    [there, side, ship, way],
  );
  if (now.length === 0 && then.length === 0 && !torpedoes) return null;
  return (
    <details className="fleet-torpedoes" open={torpedoes !== undefined}>
      <summary>{fleetFormsText('torpedoes')}</summary>
      {way.steps.length > 0 && then.length > 0 && (
        <Launches
          title={fleetFormsText('launchThere')}
          orders={then}
          view={there}
          picked={torpedoes}
          pick={(order) =>
            moving.wish(
              ship.id,
              order === torpedoes ? { torpedoes: undefined } : { torpedoes: order },
            )
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
    </details>
  );
}

interface LaunchesProps {
  title: string;
  orders: readonly Declaration[];
  /** The position from which they are launched. */
  view: FleetActionView;
  picked: Declaration | undefined;
  pick: (order: Declaration) => void;
}

const Launches = ({ title, orders, view, picked, pick }: LaunchesProps) => (
  <fieldset className="fleet-launches">
    <legend>{title}</legend>
    {orders.map((order) => {
      const isPicked = picked !== undefined && same(order, picked);
      return (
        <button
          key={JSON.stringify(order)}
          type="button"
          className="fleet-option"
          aria-pressed={isPicked}
          onClick={() => pick(isPicked && picked ? picked : order)}
        >
          <b>{aimText(view, order)}</b>
          <small>{settingText(view, order)}</small>
          <Odds view={view} order={order} />
        </button>
      );
    })}
  </fieldset>
);

const same = (a: Declaration, b: Declaration): boolean => JSON.stringify(a) === JSON.stringify(b);

function aimText(view: FleetActionView, { at }: Declaration): string {
  if (typeof at === 'string')
    return fleetFormsText('aimAt', { target: view.units[at]?.name ?? at });
  const near = Object.values(view.units).find(
    ({ hex, fate }) => fate === 'inPlay' && hex.q === at.q && hex.r === at.r,
  );
  return fleetFormsText('spreadAt', { target: near?.name ?? `${at.q}, ${at.r}` });
}

function settingText(view: FleetActionView, { ship, setting }: Declaration): string {
  const found = view.units[ship]?.sheet.torpedoes?.torpedo.settings[setting];
  return found ? fleetFormsText('setting', { knots: found.knots, hexes: found.reachHexes }) : '';
}

/** By where everything is now: the target moves on before they strike. */
function Odds({ view, order }: { view: FleetActionView; order: Declaration }) {
  const { side } = useDesk();
  const odds = useMemo(
    () => fleetAction.explain(view, side, [order]).torpedoes[0],
    [view, side, order],
  );
  if (!odds) return null;
  const [best] = odds.targets.toSorted((a, b) => b.hitChance - a.hitChance);
  const count = odds.torpedoes;
  return (
    <small>
      {best
        ? fleetFormsText('torpedoOdds', {
            ...{ count, chance: percent(best.hitChance) },
            loss: harmPercent(best.lossChance, odds.standardError),
          })
        : fleetFormsText('torpedoOddsNone', { count })}
    </small>
  );
}
