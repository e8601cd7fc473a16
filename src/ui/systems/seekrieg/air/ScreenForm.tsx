import { type Ship, shipsInPlay } from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { type Desk, useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';

/** [SK-23.7, SK-34.12] Whom the ships screen with their guns: the largest that is attacked, or one that is named. */
export function ScreenForm() {
  const desk = useDesk();
  const { view, side, names, give, whyNot } = desk;
  const ships = shipsInPlay(view, side);
  const screens = ships.filter(({ sheet }) => sheet.antiAircraft.length > 0);
  const ordered = screens.filter(({ plan }) => plan?.screens);
  const targets = largestOf(ships);
  const all = (target: string) =>
    screens.flatMap(({ id }) => {
      const order = { kind: 'screen', ship: id, target } as const;
      return id === target || whyNot(order) ? [] : [order];
    });
  return (
    <>
      <p className="hint">{seekriegAirText('screenHint')}</p>
      <div className="sk-ordered">
        {targets.map(({ id }) => (
          <button key={id} type="button" className="button small" onClick={() => give(...all(id))}>
            {seekriegAirText('allScreen', { ship: names.ship(id) })}
          </button>
        ))}
        {ordered.length > 0 && (
          <button
            type="button"
            className="button small"
            onClick={() =>
              give(...ordered.map(({ id }) => ({ kind: 'screen', ship: id, target: id }) as const))
            }
          >
            {seekriegAirText('asUsual')}
          </button>
        )}
      </div>
      <details className="fleet-torpedoes">
        <summary>{seekriegAirText('screenEach')}</summary>
        <div className="fleet-choices">
          {screens.map((ship) => (
            <ShipScreen key={ship.id} {...{ ship, ships, desk }} />
          ))}
        </div>
      </details>
    </>
  );
}

/** Ships worth a screen of their own: so many of the largest. */
const NAMED = 3;

const largestOf = (ships: readonly Ship[]): Ship[] =>
  ships.toSorted((a, b) => b.sheet.dp - a.sheet.dp).slice(0, NAMED);

interface ScreenProps {
  ship: Ship;
  ships: readonly Ship[];
  desk: Desk;
}

function ShipScreen({ ship, ships, desk: { names, give, whyNot } }: ScreenProps) {
  const at = (target: string) => ({ kind: 'screen', ship: ship.id, target }) as const;
  const others = ships.filter(({ id }) => id !== ship.id && !whyNot(at(id)));
  return (
    <Choice
      label={names.ship(ship.id)}
      value={ship.plan?.screens ?? ''}
      options={[
        {
          value: '',
          label: seekriegAirText('usual'),
          order: ship.plan?.screens ? at(ship.id) : null,
        },
        ...others.map(({ id }) => ({ value: id, label: names.ship(id), order: at(id) })),
      ]}
      give={give}
    />
  );
}
