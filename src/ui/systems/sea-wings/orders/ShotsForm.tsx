import type { OrderOf } from '../../../../rules/sea-wings';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { wingsRefusalWordsText } from '../../../../words/sea-wings/texts/refusalWords';
import { ordersOf } from '../../../table/desk';
import { ownForce, useDesk } from '../desk/desk';

type Shoot = OrderOf<'shoot'>;

/** [WG-19.30] Each weapon of the round with its target; with none at all, the usual shots are fired. */
export function ShotsForm() {
  const desk = useDesk();
  const { names, legal } = desk;
  const given = ownForce(desk)?.shots ?? [];
  const open = ordersOf(legal, 'shoot');
  const guns = [...new Map(open.map((it) => [`${it.ship} ${it.weapon}`, it])).values()];
  return (
    <section className="shots-form" aria-label={wingsFormsText('shots')}>
      <h3>{wingsFormsText('shots')}</h3>
      <p className="hint">{wingsFormsText(given.length === 0 ? 'usualShots' : 'ownShots')}</p>
      <ul>
        {given.map(({ ship, weapon, at }) => (
          <li key={`${ship} ${weapon}`}>
            <b>{names.ship(ship)}</b> {wingsRefusalWordsText(`weapon.${weapon}`)}: {names.ship(at)}
          </li>
        ))}
        {guns.map((gun) => (
          <Gun key={`${gun.ship} ${gun.weapon}`} gun={gun} open={open} />
        ))}
      </ul>
      {given.length > 0 && (
        <button
          type="button"
          className="button small"
          onClick={() => desk.give({ kind: 'holdFire' })}
        >
          {wingsFormsText('holdFire')}
        </button>
      )}
    </section>
  );
}

function Gun({ gun, open }: { gun: Shoot; open: readonly Shoot[] }) {
  const desk = useDesk();
  const { ship, weapon } = gun;
  const targets = open.filter((it) => it.ship === ship && it.weapon === weapon);
  const what = `${desk.names.ship(ship)} ${wingsRefusalWordsText(`weapon.${weapon}`)}`;
  return (
    <li>
      <label>
        <b>{desk.names.ship(ship)}</b> {wingsRefusalWordsText(`weapon.${weapon}`)}{' '}
        <select
          value=""
          aria-label={wingsFormsText('targetOf', { what })}
          onChange={({ target }) => {
            const order = targets.find(({ at }) => at === target.value);
            if (order) desk.give(order);
          }}
        >
          <option value="">{wingsFormsText('noTarget')}</option>
          {targets.map(({ at }) => (
            <option key={at} value={at}>
              {desk.names.ship(at)}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
