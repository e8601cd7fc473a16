import type { OrderOf } from '../../../rules/seekrieg';
import type { FireKind } from '../../../rules/seekrieg/query';
import { figure, listed } from '../../core/say';
import type { Names } from '../common/names';
import { batteryText, turretsText } from '../common/words';
import { seekriegNamesText } from '../texts/names';
import { seekriegOrdersText as say } from '../texts/orders';
import { NONE, type Texts } from './texts';

function gunfireText(order: OrderOf<'gunfire'>, names: Names): string {
  const { ship, battery, turrets, target, estimateYards, isBarrage } = order;
  const guns = { ship: names.ship(ship), guns: turretsText(names, { ship, battery, turrets }) };
  if (target === NONE) return say('gunfire.none', guns);
  const figures = { ...guns, target: names.ship(target) };
  if (isBarrage) return say('gunfire.barrage', figures);
  return estimateYards > 0
    ? say('gunfire.estimate', { ...figures, yards: figure(estimateYards) })
    : say('gunfire', figures);
}

const depthsText = (depths: readonly number[]): string => listed(depths.map((it) => figure(it)));

/** Orders of phases 5 and 11, and what is loaded. */
export const FIRE_TEXTS: Texts<FireKind | 'damageControl'> = {
  shells: ({ ship, battery, type }, names) =>
    say('shells', {
      ...{ ship: names.ship(ship), guns: batteryText(names, { ship, battery }) },
      type: seekriegNamesText(`shells.${type}`),
    }),
  gunfire: gunfireText,
  smokeShell: ({ ship, battery, hex }, names) =>
    say('smokeShell', {
      ...{ ship: names.ship(ship), hex: names.hex(hex) },
      guns: batteryText(names, { ship, battery }),
    }),
  torpedoes: ({ ship, mount, count, target, setting, pistol }, names) =>
    say('torpedoes', {
      ...{ ship: names.ship(ship), mount: mount + 1, count, target: names.ship(target) },
      setting: seekriegNamesText(`setting.${setting}`),
      pistol: seekriegNamesText(`pistol.${pistol}`),
    }),
  depthCharges: ({ ship: id, depths }, names) => {
    const ship = names.ship(id);
    return depths.length === 0
      ? say('depthCharges.none', { ship })
      : say('depthCharges', { ship, depths: depthsText(depths) });
  },
  aheadThrown: ({ ship: id, target, depths }, names) => {
    const ship = names.ship(id);
    return depths.length === 0
      ? say('aheadThrown.none', { ship })
      : say('aheadThrown', { ship, target: names.ship(target), depths: depthsText(depths) });
  },
  damageControl: ({ ship, onDamage, onFires }, names) =>
    say('damageControl', {
      ...{ ship: names.ship(ship), onDamage, onFires: onFires.reduce((sum, it) => sum + it, 0) },
    }),
};
