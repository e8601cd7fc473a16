import { marksOf, type Ship } from '../../../../rules/seekrieg/query';
import { refusalText } from '../../../../words/seekrieg/common/refusal';
import { batteryText } from '../../../../words/seekrieg/common/words';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';

/** Enemies that a battery of a ship cannot fire at, each with the reason and its clause. */
export function Refused({ ship }: { ship: Ship }) {
  const desk = useDesk();
  const refused = refusedOf(desk, ship);
  if (refused.length === 0) return null;
  return (
    <details className="fleet-odds">
      <summary>{seekriegFireText('refusals')}</summary>
      <ul>
        {refused.map(({ key, target, guns, why }) => (
          <li key={key}>
            {seekriegFireText('refusal', {
              ...{ target: desk.names.ship(target), guns, why: refusalText(why, desk.names) },
            })}{' '}
            <RuleLink system="seekrieg" rule={why.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type Asked = Pick<ReturnType<typeof useDesk>, 'view' | 'side' | 'names' | 'whyNot' | 'legal'>;

function refusedOf({ view, side, names, whyNot, legal }: Asked, ship: Ship) {
  const able = new Set(
    legal.flatMap((it) =>
      it.kind === 'gunfire' && it.ship === ship.id ? [`${it.battery} ${it.target}`] : [],
    ),
  );
  return [...ship.sheet.batteries.entries()].flatMap(([battery, { turrets }]) =>
    marksOf(view, side).flatMap(({ id: target }) => {
      const key = `${battery} ${target}`;
      if (able.has(key)) return [];
      const all = { battery, turrets: [...turrets.keys()], isBarrage: false, estimateYards: 0 };
      const why = whyNot({ kind: 'gunfire', ship: ship.id, target, ...all });
      return why
        ? [{ key, target, guns: batteryText(names, { ship: ship.id, battery }), why }]
        : [];
    }),
  );
}
