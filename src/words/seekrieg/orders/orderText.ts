import type { Order, OrderOf } from '../../../rules/seekrieg';
import type { GeneralKind } from '../../../rules/seekrieg/query';
import { upperFirst } from '../../core/say';
import type { Names } from '../common/names';
import { seekriegOrdersText as say } from '../texts/orders';
import { AIR_TEXTS } from './airTexts';
import { FIRE_TEXTS } from './fireTexts';
import { MOVE_TEXTS } from './moveTexts';
import type { Texts } from './texts';

function standingText(order: OrderOf<'standing'>, names: Names): string {
  const { torpedoPercent: percent, combs, attacksContacts } = order;
  const of = names.element(order.of);
  return [
    percent === 0 ? say('standing.never', { of }) : say('standing.percent', { of, percent }),
    say(combs ? 'standing.combs' : 'standing.holds'),
    ...(attacksContacts ? [say('standing.attacks')] : []),
  ].join(', ');
}

const GENERAL_TEXTS: Texts<GeneralKind> = {
  standing: standingText,
  runOn: ({ turns }) => say('runOn', { count: turns }),
  surrender: () => say('surrender'),
  confirm: () => say('confirm'),
};

const TEXTS: Texts<Order['kind']> = {
  ...MOVE_TEXTS,
  ...FIRE_TEXTS,
  ...AIR_TEXTS,
  ...GENERAL_TEXTS,
};

/** An order as a list or advice says it: 'Hood fires turrets A and B (15-inch) at Bismarck'. */
export const orderText = (order: Order, names: Names): string =>
  upperFirst((TEXTS[order.kind] as (order: Order, names: Names) => string)(order, names));

/** What a kind of orders is called: 'Gunfire'. */
export const kindText = (kind: string): string => say(`kind.${kind as Order['kind']}`);
