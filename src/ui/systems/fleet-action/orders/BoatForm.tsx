import { useCallback } from 'react';
import { fleetAction, type OrderOf } from '../../../../rules/fleet-action';
import type { Unit } from '../../../../rules/fleet-action/query';
import { harmPercent, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { useOneByOne } from '../../../controls/useOneByOne';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { boatOrder, boatsToOrder, pickedBoat } from '../undersea/boats';

/** [NW-7.3 to NW-7.6] A submarine appears, moves or attacks: places by clicks on the sea, targets from a list. */
export function BoatForm() {
  const desk = useDesk();
  const boat = pickedBoat(desk);
  if (!boat) return null;
  const isHidden = boat.fate === 'hidden';
  const isOpen = isHidden || !boat.open.hasMoved;
  return (
    <section className="fleet-orders">
      <Boats picked={boat} />
      <h3>{boat.name}</h3>
      {isOpen && (
        <>
          <p className="hint">
            {fleetFormsText(isHidden ? 'placeHint' : 'diveHint', { boat: boat.name })}
          </p>
          <Depth boat={boat} />
        </>
      )}
      <Attacks boat={boat} />
    </section>
  );
}

/** Submarines that have yet to act; a press turns to one of them. */
function Boats({ picked }: { picked: Unit }) {
  const desk = useDesk();
  const boats = boatsToOrder(desk);
  if (boats.length < 2) return null;
  return (
    <fieldset className="order-choice">
      <legend>{fleetFormsText('boats')}</legend>
      {boats.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={id === picked.id}
          onClick={() => desk.select(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** [NW-7.4] She may dive or surface at the end of her move, also without one. */
function Depth({ boat }: { boat: Unit }) {
  const desk = useDesk();
  const { surfaced, give, rise } = desk;
  const here =
    boat.fate === 'inPlay' && surfaced === boat.isSubmerged
      ? boatOrder(desk, boat, surfaced, boat.hex)
      : undefined;
  return (
    <ButtonGroup className="fleet-segments" label={fleetFormsText('depth')}>
      {([false, true] as const).map((it) => (
        <button
          key={String(it)}
          type="button"
          aria-pressed={it === surfaced}
          onClick={() => rise(it)}
        >
          {fleetFormsText(it ? 'surfaced' : 'submerged')}
        </button>
      ))}
      {here && (
        <button type="button" onClick={() => give(here)}>
          {fleetFormsText('depthHere')}
        </button>
      )}
    </ButtonGroup>
  );
}

/** [NW-7.6] Whom her tubes bear on, with all of them, and the odds. */
function Attacks({ boat }: { boat: Unit }) {
  const { view, side, legal, give } = useDesk();
  const orders = ordersOf(legal, 'subAttack').filter(({ sub }) => sub === boat.id);
  const reckon = useCallback(
    (key: string) =>
      fleetAction.explain(view, side, [JSON.parse(key) as OrderOf<'subAttack'>]).torpedoes[0],
    [view, side],
  );
  const odds = useOneByOne(
    orders.map((order) => JSON.stringify(order)),
    reckon,
  );
  if (orders.length === 0) return null;
  return (
    <fieldset className="fleet-launches">
      <legend>{fleetFormsText('boatAttack')}</legend>
      {orders.map((order) => {
        const key = JSON.stringify(order);
        const best = odds.get(key)?.targets.find(({ target }) => target === order.target);
        return (
          <button key={key} type="button" className="fleet-option" onClick={() => give(order)}>
            <b>{attackText(boat, order, view.units[order.target]?.name ?? order.target)}</b>
            {best && (
              <small>
                {fleetFormsText('sinkOdds', {
                  chance: percent(best.hitChance),
                  loss: harmPercent(best.lossChance, odds.get(key)?.standardError ?? 0),
                })}
              </small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

function attackText(boat: Unit, { tubes: count, setting }: OrderOf<'subAttack'>, target: string) {
  const { knots = 0, reachHexes: hexes = 0 } =
    boat.sheet.torpedoes?.torpedo.settings[setting] ?? {};
  return fleetFormsText('attackOf', {
    ...{ target, count },
    setting: fleetFormsText('setting', { knots, hexes }),
  });
}
