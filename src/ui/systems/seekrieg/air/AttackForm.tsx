import { type OrderOf, seekrieg } from '../../../../rules/seekrieg';
import {
  attackOf,
  MAX_AT_A_SHIP,
  plannedAttacks,
  type RaidMarker,
} from '../../../../rules/seekrieg/query';
import { mean, percent } from '../../../../words/core/chance';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';
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
      <Promise planned={planned} />
      {rows.map(([row, { aircraft, count }]) => (
        <RowTarget
          key={`${row} ${aircraft}`}
          {...{ row, aircraft, count, raid }}
          how={seekriegOrdersText(
            `attack.${attackOf(flight, flight.rows[row] as (typeof flight.rows)[number])}`,
          )}
        />
      ))}
    </>
  );
}

/** What each ship comes under. */
function Promise({ planned }: { planned: readonly Attack[] }) {
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
  const { view, side, names, give, whyNot } = useDesk();
  const ordered = view.forces[side]?.airPlan.attacks.filter((it) => it.row === row) ?? [];
  const [now] = ordered;
  const at = (target: string, number: number): Attack => ({
    ...{ kind: 'attack', group: raid.id, target, row, count: number },
  });
  const orders = raid.below.flatMap((ship) => {
    const number = Math.min(count, MAX_AT_A_SHIP);
    const order = at(ship, number);
    return whyNot(order) && ship !== now?.target ? [] : [{ ship, order }];
  });
  return (
    <>
      <Choice
        label={seekriegAirText('rowAt', { count, aircraft: names.aircraft(aircraft), how })}
        value={now?.target ?? ''}
        options={[
          ...(now ? [] : [{ value: '', label: seekriegAirText('usual'), order: null }]),
          ...orders.map(({ ship, order }) => ({
            ...{ value: ship, label: names.ship(ship), order },
          })),
        ]}
        give={give}
      />
      {now && (
        <button
          type="button"
          className="button small"
          onClick={() => give(...ordered.map(({ target }) => at(target, 0)))}
        >
          {seekriegAirText('asUsual')}
        </button>
      )}
    </>
  );
}
