import { letterOf } from '../../../../words/seekrieg/common/words';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { useDesk } from '../desk/desk';
import type { FireRow, Gunfire } from '../fire/fire';

/** The turrets that can fire at the target of a row; one that is taken out holds its fire. */
export function TurretPicks({ row, order }: { row: FireRow; order: Gunfire }) {
  const { view, names, give } = useDesk();
  const able = row.options.find(({ target }) => target === order.target)?.turrets ?? order.turrets;
  const log = view.ships[row.ship]?.condition?.batteries[row.battery];
  if (able.length < 2) return null;
  return (
    <fieldset className="fleet-mounts">
      <legend>{seekriegFireText('turrets')}</legend>
      {able.map((turret) => (
        <button
          key={turret}
          type="button"
          aria-pressed={order.turrets.includes(turret)}
          aria-label={seekriegFireText('turret', {
            letter: letterOf(names, row, turret),
            guns: log?.turrets[turret]?.guns ?? 0,
          })}
          onClick={() => give(...toggled(order, turret))}
        >
          {letterOf(names, row, turret)}
        </button>
      ))}
    </fieldset>
  );
}

/** What takes a turret out of a salvo or puts it back; the others go on as shown. */
function toggled(order: Gunfire, turret: number): Gunfire[] {
  const others = order.turrets.filter((it) => it !== turret);
  if (others.length === order.turrets.length)
    return [{ ...order, turrets: [...others, turret].sort((a, b) => a - b) }];
  const hold: Gunfire = { ...order, turrets: [turret], target: '-', estimateYards: 0 };
  return others.length > 0 ? [{ ...order, turrets: others }, hold] : [hold];
}
