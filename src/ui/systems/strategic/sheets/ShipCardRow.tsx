import { firePowerNow, ratingNow } from '../../../../rules/strategic/query';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { useDesk } from '../desk/desk';
import type { ShipFace } from '../desk/faces';
import { Figure } from '../desk/figures';

interface ShipCardRowProps {
  ship: ShipFace;
  plans: readonly ClassPlan[];
}

/** A ship: her picture, her ratings as damage has left them, her Damage Levels as boxes or her state as it is seen. */
export function ShipCardRow({ ship, plans }: ShipCardRowProps) {
  const { names, lights } = useDesk();
  const { id, source, state, fate } = ship;
  const plan = plans.find((it) => it.id === source.class);
  return (
    <li
      className="ship-card"
      data-state={state}
      data-gone={fate === 'afloat' ? undefined : true}
      data-lit={lights.ships.includes(id) || undefined}
    >
      <span className="ship-card-figure">
        <Figure ship={source} plans={silhouettesOf(plan ? [plan] : [])} />
      </span>
      <span>
        <span className="type-mark">{source.card.type}</span> <b>{names.ship(id)}</b>
      </span>
      <Ratings ship={ship} />
      <Damage ship={ship} />
    </li>
  );
}

/** A ship as far as her ratings show her. */
type Rated = Pick<ShipFace, 'record' | 'speed'> & { source: Pick<ShipFace['source'], 'card'> };

/** [ST-2.8] Speed, FirePower and its class, torpedoes, defense, anti-aircraft: of own ships as they are now. */
export function Ratings({ ship: { source, record, speed } }: { ship: Rated }) {
  const card = source.card;
  const guns = record ? firePowerNow(record, 'firePower') : card.firePower;
  const now = (which: 'torpedo' | 'areaAa' | 'lightAa' | 'asw') =>
    dash(record ? ratingNow(record, which) : card[which]);
  const figures = [
    ['speed', String(speed)],
    ['guns', guns ? `${guns.rating}${guns.gunClass}` : '–'],
    ['torpedo', now('torpedo')],
    ['defense', `${card.firstDefense}/${card.secondDefense}`],
    ['flak', `${now('areaAa')}/${now('lightAa')}`],
    ['asw', now('asw')],
  ] as const;
  return (
    <dl className="ship-ratings">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{strategicBoardText(`figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const dash = (rating: number | null): string => (rating === null ? '–' : String(rating));

/** [ST-5.9] Own Damage Levels are boxes; of the enemy's only the state is seen. */
function Damage({ ship: { record, state, source, fate } }: { ship: ShipFace }) {
  const stateText =
    fate === 'afloat' ? strategicBoardText(`state.${state}`) : strategicBoardText(`fate.${fate}`);
  if (!record) return <p className="ship-damage">{stateText}</p>;
  const { capacity } = source.card;
  return (
    <p className="ship-damage">
      <span className="damage-boxes" aria-hidden="true">
        {Array.from({ length: capacity }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
          <i key={at} data-lost={at < record.damageLevels || undefined} />
        ))}
      </span>
      <span>
        {record.damageLevels > 0 || fate !== 'afloat' ? stateText : ''}
        <span className="visually-hidden">
          {strategicBoardText('damage', { lost: record.damageLevels, of: capacity })}
        </span>
      </span>
      {record.criticals.map((critical, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same hit may come twice
        <small key={at}>{strategicBoardText(`critical.${critical}`)}</small>
      ))}
    </p>
  );
}
