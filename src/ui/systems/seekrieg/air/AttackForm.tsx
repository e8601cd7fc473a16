import { foresee, type Side } from '../../../../rules/core';
import { type OrderOf, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';
import { attackOf, plannedAttacks, type RaidMarker } from '../../../../rules/seekrieg/query';
import { mean, percent } from '../../../../words/core/chance';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';

type Attack = OrderOf<'attack'>;

/** [SK-23.36, SK-34.12] Which aircraft attack which ship, by default or as ordered, with their chances before flak. */
export function AttackForm({ raid }: { raid: RaidMarker }) {
  const { view, side } = useDesk();
  const flight = view.forces[side]?.flights[raid.id];
  if (!flight) return null;
  const planned = plannedAttacks(view, side).map(
    (it): Attack => ({ kind: 'attack', group: raid.id, ...it }),
  );
  const rows = [...flight.rows.entries()].filter(([row]) => planned.some((it) => it.row === row));
  return (
    <>
      <Chances planned={planned} />
      {rows.map(([row, flown]) => (
        <RowTarget
          key={`${row} ${flown.aircraft}`}
          {...{ row, raid, aircraft: flown.aircraft, count: flown.count }}
          how={seekriegOrdersText(`attack.${attackOf(flight, flown)}`)}
        />
      ))}
    </>
  );
}

/** What each ship comes under. */
function Chances({ planned }: { planned: readonly Attack[] }) {
  const { view, side, names } = useDesk();
  const { attacks } = seekrieg.explain(view, side, planned);
  const ships = [...new Set(attacks.map(({ target }) => target))];
  return (
    <ul className="sk-together">
      {ships.map((ship) => {
        const here = attacks.filter(({ target }) => target === ship);
        const none = here.reduce((all, { anyHit }) => all * (1 - anyHit), 1);
        const count = here.reduce((all, it) => all + it.count, 0);
        const hits = here.reduce((all, { meanHits }) => all + meanHits, 0);
        return (
          <li key={ship}>
            {seekriegAirText('attackAt', { count, ship: names.ship(ship) })}
            <small>
              {seekriegAirText('attackOdds', { chance: percent(1 - none), hits: mean(hits) })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  row: number;
  aircraft: string;
  count: number;
  how: string;
  raid: RaidMarker;
}

/** The ship that the aircraft of one row go for; without an order, as proposed. */
function RowTarget({ row, aircraft, count, how, raid }: RowProps) {
  const { view, side, names, give } = useDesk();
  const ordered = view.forces[side]?.airPlan.attacks.filter((it) => it.row === row) ?? [];
  const [now] = ordered;
  const taken = ordered.map(
    ({ target }): Attack => ({ kind: 'attack', group: raid.id, target, row, count: 0 }),
  );
  const open = attacksWithout(view, side, taken).filter((it) => it.row === row);
  return (
    <>
      <Choice
        label={seekriegAirText('rowAt', { count, aircraft: names.aircraft(aircraft), how })}
        value={now?.target ?? ''}
        options={[
          ...(now ? [] : [{ value: '', label: seekriegAirText('usual'), order: null }]),
          ...open.map((order) => ({
            ...{ value: order.target, label: names.ship(order.target), order },
          })),
        ]}
        give={(order) => give(...taken, order)}
      />
      {now && (
        <button type="button" className="button small" onClick={() => give(...taken)}>
          {seekriegAirText('asUsual')}
        </button>
      )}
    </>
  );
}

/** The attacks that can be ordered once others have been taken back. */
function attacksWithout(view: SeekriegView, side: Side, taken: readonly Attack[]): Attack[] {
  const seen = taken.reduce((it, back) => foresee(seekrieg, it, side, back)?.view ?? it, view);
  return ordersOf(seekrieg.legalOrders(seen, side), 'attack');
}
