import type { Order, OrderOf } from '../../../../rules/strategic';

/** The weapon of an attack. */
const WEAPONS = ['main', 'secondary', 'torpedoes', 'asw'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** The legal orders of a weapon. */
export type AimChoice = OrderOf<
  'fireGuns' | 'bombard' | 'holdFire' | 'fireTorpedoes' | 'holdTorpedoes' | 'aswAttack' | 'holdAsw'
>;

const KINDS: Readonly<Record<Weapon, readonly Order['kind'][]>> = {
  main: ['fireGuns', 'bombard', 'holdFire'],
  secondary: ['fireGuns', 'bombard', 'holdFire'],
  torpedoes: ['fireTorpedoes', 'holdTorpedoes'],
  asw: ['aswAttack', 'holdAsw'],
};

/** What may be ordered of a weapon of a firer; a battery that reaches nothing still may hold its fire, which is no choice. */
export function choicesOf(legal: readonly Order[], firer: string, weapon: Weapon): AimChoice[] {
  const orders = legal.filter(
    (order): order is AimChoice =>
      KINDS[weapon].includes(order.kind) &&
      'ship' in order &&
      order.ship === firer &&
      (!('battery' in order) || order.battery === weapon),
  );
  return orders.every(({ kind }) => kind === 'holdFire') ? [] : orders;
}

/** The weapons of a firer that something can be ordered of. */
export const weaponsOf = (legal: readonly Order[], firer: string): Weapon[] =>
  WEAPONS.filter((weapon) => choicesOf(legal, firer, weapon).length > 0);
