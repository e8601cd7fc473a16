import type { Order } from '../../../rules/fleet-action';
import { barrelsOf } from '../common/guns';
import { NONE } from '../common/none';
import { batteryName, gunsText, weaponName } from '../common/words';
import { fleetNamesText } from '../texts/names';
import { fleetOrdersText } from '../texts/orders';
import type { Texts } from './texts';

/** Orders of the Action Phase. */
type FightKind = Extract<
  Order['kind'],
  | 'spot'
  | 'identify'
  | 'shootGuns'
  | 'shootLight'
  | 'starShell'
  | 'searchlight'
  | 'sweep'
  | 'resolveTorpedo'
  | 'airAttack'
  | 'antiAir'
  | 'aswAttack'
>;

export const FIGHT_TEXTS: Texts<FightKind> = {
  spot: ({ unit, contact }, { names }) =>
    fleetOrdersText('spot', { unit: names.any(unit), contact: names.contact(contact) }),
  identify: ({ ship, target }, { names }) =>
    fleetOrdersText('identify', { ship: names.unit(ship), target: names.unit(target) }),
  shootGuns: ({ ship, battery, mounts, target }, { names }) => {
    const guns = names.sheetOf(ship)?.[battery];
    return fleetOrdersText('shootGuns', {
      ...{ ship: names.unit(ship), target: names.unit(target) },
      guns: guns ? gunsText(barrelsOf(guns, mounts), guns.gun.caliberInches) : batteryName(battery),
    });
  },
  shootLight: ({ unit, weapon, factors, target }, { names }) =>
    fleetOrdersText('shootLight', {
      ...{ unit: names.unit(unit), weapon: weaponName(weapon) },
      ...{ target: names.unit(target), count: factors },
    }),
  starShell: ({ ship, battery, hex }, { names }) =>
    fleetOrdersText('starShell', {
      ...{ ship: names.unit(ship), battery: batteryName(battery), hex: names.hex(hex) },
    }),
  searchlight: ({ ship, target }, { names }) =>
    target === NONE
      ? fleetOrdersText('searchlight.off', { ship: names.unit(ship) })
      : fleetOrdersText('searchlight', { ship: names.unit(ship), target: names.unit(target) }),
  sweep: ({ ship, hex }, { names }) =>
    fleetOrdersText('sweep', { ship: names.unit(ship), hex: names.hex(hex) }),
  resolveTorpedo: ({ ship }, { names }) =>
    fleetOrdersText('resolveTorpedo', { ship: names.unit(ship) }),
  airAttack: ({ stand, target, attack, aircraft }, { names }) =>
    fleetOrdersText('airAttack', {
      ...{ stand: names.stand(stand), target: names.unit(target), number: aircraft },
      attack: fleetNamesText(`attack.${attack}`),
    }),
  antiAir: ({ unit, weapon, stand, factors }, { names }) =>
    fleetOrdersText('antiAir', {
      ...{ unit: names.unit(unit), weapon: weaponName(weapon) },
      ...{ stand: names.stand(stand), count: factors },
    }),
  aswAttack: ({ ship, sub }, { names }) =>
    fleetOrdersText('aswAttack', { ship: names.unit(ship), sub: names.unit(sub) }),
};
