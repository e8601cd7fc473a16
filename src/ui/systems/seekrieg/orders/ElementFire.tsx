import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { useDesk } from '../desk/desk';
import { byTarget, ordersAt } from '../fire/fire';

/** One pick for all ships of the element of the shown ship: everything that can fires at one target. */
export function ElementFire() {
  const { view, side, legal, firing, names, give } = useDesk();
  const element = view.forces[side]?.elements[firing.shooter?.element ?? ''];
  const ships = firing.shooters.filter((it) => it.element === element?.id).map(({ id }) => id);
  if (!element || ships.length < 2) return null;
  const targets = [
    ...new Set(
      legal.flatMap((it) =>
        it.kind === 'gunfire' && it.target !== '-' && ships.includes(it.ship) ? [it.target] : [],
      ),
    ),
  ];
  const label = seekriegFireText('elementAt', { element: element.name });
  return (
    <label className="fleet-target">
      {label}
      <select
        className="field"
        aria-label={label}
        value={onlyTarget(firing.salvos, ships) ?? ''}
        onChange={({ target }) => give(...ordersAt(legal, ships, target.value))}
      >
        <option value="" disabled>
          {seekriegFireText('elementChoose')}
        </option>
        {targets.map((target) => (
          <option key={target} value={target}>
            {names.ship(target)}
          </option>
        ))}
      </select>
    </label>
  );
}

type Salvos = ReturnType<typeof useDesk>['firing']['salvos'];

/** The one target that all of some ships fire at. */
function onlyTarget(salvos: Salvos, ships: readonly string[]): string | undefined {
  const targets = byTarget(salvos.filter(({ ship }) => ships.includes(ship)));
  return targets.length === 1 ? targets[0]?.target : undefined;
}
