import { useState } from 'react';
import type { Yards } from '../../../../rules/core';
import type { ShellType, Ship } from '../../../../rules/seekrieg/query';
import { figure } from '../../../../words/core/say';
import { batteryText } from '../../../../words/seekrieg/common/words';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { useDesk } from '../desk/desk';
import { type Gun, gunsAgainst, typesOf } from './against';
import { PenetrationCard } from './PenetrationCard';

/** What a player has chosen; the rest is as the ships lie. */
interface Chosen {
  gun?: string;
  type?: ShellType;
  yards?: Yards;
}

/** Steps of the range in yards: a hex. */
const STEP = 500;

/** Any gun of the other side at any range against a ship: what it goes through, and her immune zone. */
export function GunsAgainst({ ship }: { ship: Ship }) {
  const { view, names } = useDesk();
  const [chosen, choose] = useState<Chosen>({});
  const guns = gunsAgainst(view, ship);
  const gun = guns.find(({ key }) => key === chosen.gun) ?? guns[0];
  if (!gun || ship.sheet.boat) return null;
  const types = typesOf(gun);
  const type = types.find((it) => it === chosen.type) ?? gun.type;
  const most = gun.sheet.rangeYards;
  const yards = Math.min(chosen.yards ?? gun.yards, most);
  return (
    <details className="sk-against">
      <summary>{seekriegSheetText('against', { ship: ship.sheet.name })}</summary>
      <div className="sk-against-picks">
        <select
          className="field"
          aria-label={seekriegSheetText('gun')}
          value={gun.key}
          onChange={({ target }) => choose({ ...chosen, gun: target.value })}
        >
          {guns.map((it) => (
            <option key={it.key} value={it.key}>
              {gunText(it, names)}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label={seekriegSheetText('shell')}
          value={type}
          onChange={({ target }) => choose({ ...chosen, type: target.value as ShellType })}
        >
          {types.map((it) => (
            <option key={it} value={it}>
              {seekriegNamesText(`shells.${it}`)}
            </option>
          ))}
        </select>
        <label>
          {seekriegSheetText('yards', { yards: figure(yards) })}
          <input
            type="range"
            aria-label={seekriegSheetText('range')}
            min={STEP}
            max={most}
            step={STEP}
            value={yards}
            onChange={({ target }) => choose({ ...chosen, yards: target.valueAsNumber })}
          />
        </label>
      </div>
      <PenetrationCard battery={gun.sheet} type={type} target={ship.sheet} yards={yards} />
    </details>
  );
}

const gunText = ({ ship, battery }: Gun, names: ReturnType<typeof useDesk>['names']): string =>
  seekriegSheetText('gunOf', {
    ...{ ship: names.ship(ship.id), guns: batteryText(names, { ship: ship.id, battery }) },
  });
