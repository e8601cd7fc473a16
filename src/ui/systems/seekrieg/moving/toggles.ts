import type { OrderOf } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';
import type { Desk } from '../desk/desk';

type Toggling = Pick<Desk, 'view' | 'side' | 'moving' | 'give' | 'whyNot'>;

/** The element that a ship belongs to. */
export const elementOf = ({ view, side }: Pick<Desk, 'view' | 'side'>, ship: Ship) =>
  view.forces[side]?.elements[ship.element ?? ''];

/** [SK-34.4] In line behind the guide, or all together; it takes back the ships that steer by themselves. */
export function toggleFormation(desk: Toggling): void {
  const { steered } = desk.moving;
  const element = steered && elementOf(desk, steered);
  if (!steered || !element) return;
  const formation = element.formation === 'follow' ? 'together' : 'follow';
  desk.give({ kind: 'element', element: element.id, guide: steered.id, formation });
}

/** [SK-15.11] The ships of a pick: of the guide's whole element, or one. */
const shipsOf = (desk: Toggling, steered: Ship): readonly string[] =>
  desk.moving.isSingle
    ? [steered.id]
    : (elementOf(desk, steered)?.ships.filter(
        (id) => desk.view.ships[id]?.fate === 'inPlay' && !desk.view.ships[id]?.plan?.isAlone,
      ) ?? [steered.id]);

/** [SK-15.11 to SK-15.13] Chemical smoke where she is fitted for it, else from the funnels; off if it is on. */
export function toggleSmoke(desk: Toggling): void {
  const { steered } = desk.moving;
  if (!steered) return;
  const isOn = steered.plan?.smoke !== null;
  desk.give(...shipsOf(desk, steered).map((ship) => smokeOrder(desk, ship, isOn)));
}

function smokeOrder({ whyNot }: Toggling, ship: string, isOn: boolean): OrderOf<'smoke'> {
  const best: OrderOf<'smoke'> = { kind: 'smoke', ship, smoke: 'chemical' };
  if (isOn) return { ...best, smoke: 'off' };
  return whyNot(best) ? { ...best, smoke: 'funnel' } : best;
}

/** [SK-15.7] */
export function toggleEvasion(desk: Toggling): void {
  const { steered } = desk.moving;
  if (!steered) return;
  const on = !steered.plan?.evades;
  desk.give(...shipsOf(desk, steered).map((ship) => ({ kind: 'evade' as const, ship, on })));
}
