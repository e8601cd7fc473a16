import type { OrderOf } from '../../../../rules/sea-wings';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ordersOf } from '../../../table/desk';
import { type Desk, ownForce, useDesk } from '../desk/desk';
import { ShipSign } from '../desk/figures';
import { UsualTargets } from './UsualTargets';

/** [WG-11.7] The ships that the formation can attack, with the factors that go for each. */
export function AimForm() {
  const desk = useDesk();
  const { view, side, names } = desk;
  const targets = view.known[side]?.targets ?? [];
  const letter = view.step.kind === 'aim' ? view.step.letter : '';
  const group = ownForce(desk)?.attackers?.groups.find((it) => it.letter === letter);
  if (!group) return null;
  return (
    <section className="aim-form" aria-label={wingsFormsText('aim')}>
      <h3>{wingsFormsText('aimOf', { what: names.formation(group.formation) })}</h3>
      <p className="hint">{wingsFormsText('unaimed', { count: freeOf(desk) })}</p>
      <ul>
        {targets.map(({ id, type }) => (
          <li key={id}>
            {type && <ShipSign type={type} />}
            <span className="type-mark">{type ?? ''}</span>
            <b>{names.any(id)}</b>
            <output>{group.aims.find(({ at }) => at === id)?.factors ?? 0}</output>
            <AimButtons at={id} />
          </li>
        ))}
      </ul>
      <UsualTargets kind="aim" />
    </section>
  );
}

const aimsIn = ({ legal }: Pick<Desk, 'legal'>, at?: string): OrderOf<'aim'>[] =>
  ordersOf(legal, 'aim').filter((it) => !at || it.at === at);

/** Factors without a target yet: the most that one order can give. */
const freeOf = (desk: Pick<Desk, 'legal'>): number =>
  Math.max(0, ...aimsIn(desk).map(({ factors }) => factors));

function AimButtons({ at }: { at: string }) {
  const desk = useDesk();
  return (
    <span className="aim-buttons">
      {aimsIn(desk, at).map((order) => (
        <button
          key={order.factors}
          type="button"
          className="button small"
          onClick={() => desk.give(order)}
        >
          {wingsFormsText(order.factors === 1 ? 'one' : 'all', { count: order.factors })}
        </button>
      ))}
    </span>
  );
}
