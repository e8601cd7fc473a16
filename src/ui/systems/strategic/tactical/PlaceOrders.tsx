import { type Axial, FACINGS, hexAhead } from '../../../../hex';
import type { Order, OrderOf } from '../../../../rules/strategic';
import { recordOf, type TacticalShip } from '../../../../rules/strategic/query';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { type Desk, useDesk } from '../desk/desk';
import { isPlaced } from './boardPicks';
import { type TacticalDesk, useTactical } from './tacticalDesk';

/** A ship's course and speed during placement. */
export function placeSummary({ faces }: TacticalDesk, id: string) {
  const ship = faces.find((it) => it.ship.id === id)?.ship;
  if (!ship) return [];
  const facing = strategicTacticalText(`facing.${ship.facing}`);
  return [{ text: strategicTacticalText('placed', { facing, speed: ship.speed }) }];
}

/** [ST-15.9, ST-15.10a] Course and speed of a ship being placed; her hex is picked on the board. */
export function PlaceOrders({ ship }: { ship: TacticalShip }) {
  const desk = useDesk();
  const tactical = useTactical();
  if (!isPlaced(tactical, desk)) return null;
  const place = (change: Partial<OrderOf<'placeShip'>>): OrderOf<'placeShip'> => ({
    ...{ kind: 'placeShip', ship: ship.id, hex: ship.hex },
    ...{ facing: ship.facing, speed: ship.speed, ...change },
  });
  const behind = lineBehind(tactical, desk, ship);
  return (
    <div className="tactical-choices">
      <p className="hint">{strategicTacticalText('placeHint')}</p>
      <fieldset className="order-choice">
        <legend>{strategicTacticalText('course')}</legend>
        {FACINGS.map((facing) => (
          <button
            key={facing}
            type="button"
            className="button small"
            aria-pressed={facing === ship.facing}
            onClick={() => desk.give(place({ facing }))}
          >
            {strategicTacticalText(`facing.${facing}`)}
          </button>
        ))}
      </fieldset>
      <SpeedChoice speed={ship.speed} order={(speed) => place({ speed })} />
      {behind.length > 0 && (
        <button type="button" className="button small" onClick={() => desk.give(...behind)}>
          {strategicTacticalText('line')}
        </button>
      )}
    </div>
  );
}

function SpeedChoice({ speed, order }: { speed: number; order: (speed: number) => Order }) {
  const { give, whyNot } = useDesk();
  const mayBe = (next: number) => next >= 0 && !whyNot(order(next));
  return (
    <fieldset className="order-choice tactical-speeds">
      <legend>{strategicTacticalText('speed')}</legend>
      {([-1, 1] as const).map((step) => (
        <button
          key={step}
          type="button"
          className="button small"
          disabled={!mayBe(speed + step)}
          aria-label={strategicTacticalText(step < 0 ? 'slower' : 'faster')}
          onClick={() => give(order(speed + step))}
        >
          {step < 0 ? '−' : '+'}
        </button>
      ))}
      <b>{speed}</b>
    </fieldset>
  );
}

/** The other ships of her division one behind another in her wake, at a speed that all of them make; as far as they may stand there. */
export function lineBehind(
  { fight, faces }: Pick<TacticalDesk, 'fight' | 'faces'>,
  { whyNot }: Pick<Desk, 'whyNot'>,
  van: TacticalShip,
): Order[] {
  const { division } = recordOf(fight, van);
  const others = faces
    .map(({ ship }) => ship)
    .filter((it) => it.side === van.side && it.id !== van.id)
    .filter((it) => recordOf(fight, it).division === division);
  return others.flatMap((ship, index) => {
    const order = inLine(van, ship, hexAhead(van.hex, van.facing, -1 - index));
    return order && !whyNot(order) ? [order] : [];
  });
}

const inLine = ({ facing, speed }: TacticalShip, { id }: TacticalShip, hex: Axial): Order => ({
  ...{ kind: 'placeShip', ship: id, hex, facing, speed },
});
