import type { OrderOf } from '../../../../rules/sea-wings';
import { ESCORTS } from '../../../../rules/sea-wings/query';
import { upperFirst } from '../../../../words/core/say';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ordersOf } from '../../../table/desk';
import { type Desk, ownForce, useDesk } from '../desk/desk';
import { UsualTargets } from './UsualTargets';

type Allotting = OrderOf<'allotCap'>;

/** [WG-10.3, WG-10.7] What is known of each part of the strike, and the CAP that goes for it. */
export function InterceptForm() {
  const desk = useDesk();
  const { view, side, names } = desk;
  const known = view.known[side];
  const letters = known?.raiders.filter(({ isEscort }) => !isEscort) ?? [];
  const hasEscorts = known?.raiders.some(({ isEscort }) => isEscort);
  const free = freeOf(desk);
  return (
    <section className="allot-form" aria-label={wingsFormsText('intercept')}>
      <h3>{wingsFormsText('intercept')}</h3>
      {known?.raidTotal != null && <p>{wingsFormsText('raidTotal', { count: known.raidTotal })}</p>}
      <p className="hint">{wingsFormsText('freeCap', { count: free })}</p>
      <ul>
        {letters.map(({ letter, factors, type }) => (
          <Goal
            key={letter}
            to={letter}
            what={wingsFormsText(type === null ? 'raider.unknown' : 'raider.known', {
              type: type === null ? '' : names.aircraft(type),
              factors: factors === null ? '' : wingsFormsText('ofFactors', { count: factors }),
            })}
          />
        ))}
        {hasEscorts && <Goal to={ESCORTS} what={wingsFormsText('raider.escorts')} />}
      </ul>
      <UsualTargets kind="allotCap" />
    </section>
  );
}

/** Factors in position without a goal. */
const freeOf = ({ view, side }: Pick<Desk, 'view' | 'side'>): number =>
  (ownForce({ view, side })?.defenders?.interceptors ?? [])
    .filter(({ at }) => at === null)
    .reduce((sum, { factors }) => sum + factors, 0);

/** A part of the strike: how many factors go for it, and buttons for one more of a type and for all that is left. */
function Goal({ to, what }: { to: string; what: string }) {
  const desk = useDesk();
  const interceptors = ownForce(desk)?.defenders?.interceptors ?? [];
  const sent = interceptors.filter(({ at }) => at === to).reduce((sum, it) => sum + it.factors, 0);
  const single = ordersOf(desk.legal, 'allotCap').filter((it) => it.to === to && it.factors === 1);
  const left = interceptors.filter(({ at }) => at === null);
  const free = left.reduce((sum, it) => sum + it.factors, 0);
  const all = left.map(
    ({ id: patrol, factors }): Allotting => ({ kind: 'allotCap', patrol, factors, to }),
  );
  return (
    <li>
      <span>
        <b>{upperFirst(desk.names.flight(to))}</b> <small>{what}</small>
      </span>
      <output aria-label={wingsFormsText('sent', { count: sent })}>{sent}</output>
      <span className="aim-buttons">
        {single.map((order) => (
          <button
            key={order.patrol}
            type="button"
            className="button small"
            onClick={() => desk.give(order)}
          >
            {wingsFormsText('oneOf', { what: desk.names.patrol(order.patrol) })}
          </button>
        ))}
        {single.length > 0 && free > 1 && (
          <button type="button" className="button small" onClick={() => desk.give(...all)}>
            {wingsFormsText('all', { count: free })}
          </button>
        )}
      </span>
    </li>
  );
}
