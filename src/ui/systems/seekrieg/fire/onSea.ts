import type { Axial } from '../../../../hex';
import { shipsInPlay } from '../../../../rules/seekrieg/query';
import { percent } from '../../../../words/core/chance';
import { ordersOf } from '../../../table/desk';
import type { SeaChance } from '../../../tacticalSea/markerLabels';
import type { SeaAim } from '../../../tacticalSea/PlanLayer';
import type { Desk } from '../desk/desk';
import { byTarget, ordersAt } from './fire';

type Aiming = Pick<Desk, 'view' | 'side' | 'firing'>;

/** Where a target lies as the side knows it. */
const placeOf = ({ ships, contacts }: Desk['view'], id: string): Axial | undefined =>
  ships[id]?.hex ?? contacts[id]?.hex;

/** Fire of each battery lies beside that of the others. */
const BENDS: readonly number[] = [0.05, 0.1, 0.14];

/** The fire plot on the map: every salvo from ship to target, and torpedoes that are ordered. */
export function aimsOf({ view, side, firing }: Aiming): SeaAim[] {
  const guns = firing.salvos.flatMap((salvo): SeaAim[] => {
    const { ship, battery, target, turrets } = salvo;
    const [from, to] = [view.ships[ship], placeOf(view, target)];
    if (!from || !to) return [];
    const ordered = from.plan?.fire.some((it) => it.battery === battery && it.target === target);
    return [
      {
        ...{ key: `${ship}/${battery}/${turrets.join()}`, from: from.hex, to },
        ...{ kind: battery === 0 ? 'main' : 'secondary', isDefault: !ordered },
        ...{ isPicked: firing.shooter?.id === ship, bend: BENDS[battery] ?? 0.02 },
      },
    ];
  });
  return [...guns, ...torpedoAims({ view, side })];
}

const torpedoAims = ({ view, side }: Pick<Desk, 'view' | 'side'>): SeaAim[] =>
  shipsInPlay(view, side).flatMap(({ id, hex, plan }) =>
    (plan?.torpedoes ?? []).flatMap(({ mount, target }): SeaAim[] => {
      const to = placeOf(view, target);
      const key = `${id}/torpedoes/${mount}`;
      const drawn = { kind: 'torpedoes', isDefault: false, isPicked: true, bend: 0 };
      return to ? [{ key, from: hex, to, ...drawn }] : [];
    }),
  );

/** Each target of the fire plot with the chance of a hit or more by all that fires at it. */
export const chancesOf = ({
  view,
  firing,
  names,
}: Pick<Desk, 'view' | 'firing' | 'names'>): SeaChance[] =>
  byTarget(firing.salvos).flatMap(({ target, chance }) => {
    const hex = placeOf(view, target);
    return hex ? [{ hex, text: percent(chance), name: names.ship(target) }] : [];
  });

/** Enemies that the shown ship can fire at. */
export function targetHexes({ view, legal, firing }: Aiming & Pick<Desk, 'legal'>): Axial[] {
  const ids = ordersOf(legal, 'gunfire').flatMap(({ ship, target }) =>
    ship === firing.shooter?.id && target !== '-' ? [target] : [],
  );
  return [...new Set(ids)].flatMap((id) => placeOf(view, id) ?? []);
}

/** A click on an enemy: everything that the shown ship can fires at it. @returns whether anything can */
export function fireAt(desk: Pick<Desk, 'legal' | 'firing' | 'give'>, target: string): boolean {
  const { shooter } = desk.firing;
  const orders = shooter ? ordersAt(desk.legal, [shooter.id], target) : [];
  return orders.length > 0 && desk.give(...orders);
}
