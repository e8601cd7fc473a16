import { useMemo } from 'react';
import { SIDES, type Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import {
  previewOf,
  type ResolutionPreview,
  type SurfaceAction,
} from '../../../../rules/strategic/query';
import { figure } from '../../../../words/core/say';
import { wayName, wayText } from '../../../../words/strategic/common/ways';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { TacticalOrders } from '../tactical/TacticalOrders';
import { AnyOrders } from './AnyOrders';
import { QuickOrders } from './QuickOrders';
import { Unchosen } from './Unchosen';

/** A surface action: the forces, the method of resolution, and its orders. */
export function ActionOrders() {
  const { view, stage } = useDesk();
  const { action } = view;
  if (!action) return null;
  const { kind } = action.stage;
  return (
    <section className="surface-action" aria-label={strategicOrdersText('surfaceAction')}>
      <Opponents action={action} />
      {stage !== 'waiting' && kind === 'choose' && <WayOrders action={action} />}
      {kind === 'quick' && <QuickOrders />}
      {kind === 'tactical' && <TacticalOrders />}
      {stage !== 'waiting' && kind === 'battle' && <AnyOrders />}
    </section>
  );
}

function Opponents({ action }: { action: SurfaceAction }) {
  const { names, view } = useDesk();
  return (
    <div className="opponents">
      {SIDES.map((side) => (
        <section key={side} data-side={side}>
          <h3 className="of-side">{names.side(side)}</h3>
          <p>
            {fightersOf(action, view, side).map(names.target).join(', ') ||
              strategicOrdersText('enemies')}
          </p>
        </section>
      ))}
    </div>
  );
}

/** Divisions of a side and, where it has none there, its land units [ST-7.45]. */
function fightersOf(action: SurfaceAction, { scenario }: StrategicView, side: Side): string[] {
  const divisions = action.divisions[side];
  if (divisions.length > 0) return divisions;
  const own = scenario.landUnits.filter((it) => it.side === side).map(({ id }) => id);
  return action.landUnits.filter((id) => own.includes(id));
}

/** [ST-21.2] The method of resolution is chosen in secret; each with its likely result. */
function WayOrders({ action }: { action: SurfaceAction }) {
  const { view, side, legal, give } = useDesk();
  const preview = useMemo(() => previewOf(view, side), [view, side]);
  const chosen = action.stage.kind === 'choose' ? action.stage.chosen[side] : null;
  const orders = ordersOf(legal, 'chooseResolution');
  return (
    <>
      <ul className="ways">
        {orders.map((order) => {
          const { resolution } = order;
          const way = preview.ways.find((it) => it.way === resolution);
          return (
            <li key={resolution}>
              <button
                type="button"
                className="way"
                aria-pressed={chosen === resolution}
                onClick={() => give(order)}
              >
                <b>{wayName(resolution)}</b>
                <span>{wayText(resolution)}</span>
                {way && <WayLosses way={way} />}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen === null && (
        <Unchosen choice={strategicOrdersText(`way.${view.scenario.resolution.usual}`)} />
      )}
      <p className="hint">
        {strategicOrdersText(preview.ways.length > 0 ? 'previewHint' : 'noPreview')}{' '}
        <RuleLink system="strategic" rule="ST-21.2" />
      </p>
    </>
  );
}

/** Mean losses of either side, as bars and in figures. */
function WayLosses({ way: { losses } }: { way: ResolutionPreview }) {
  return (
    <span className="way-losses">
      {(['own', 'enemy'] as const).map((who) => (
        <span key={who} className="way-loss" data-who={who}>
          {strategicOrdersText(`loss.${who}`, {
            sunk: figure(losses[who].sunk, 1),
            percent: Math.round(losses[who].damage * 100),
          })}
          <i style={{ width: `${Math.min(100, losses[who].damage * 100)}%` }} />
        </span>
      ))}
    </span>
  );
}
