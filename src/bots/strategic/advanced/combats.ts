import type { Side } from '../../../rules/core';
import type { Order, OrderOf, ShipRecord, StrategicView } from '../../../rules/strategic';
import type { Contact, ShipType } from '../../../rules/strategic/query';
import { asArray, bestBy } from '../../core/lists';
import type { Judgement } from '../common/judgement';
import { forceOf, isBoat, isCargo, isCarrier, knownOf, ownShips } from '../common/known';
import { gunWeight } from '../common/strength';
import { guessOf } from './contacts';
import { isSpent } from './diving';
import { areTorpedoCraft, runsIn } from './torpedoCraft';

/** [ST-8.10, ST-8.24] Who attacks whom this turn; the others decline. */
export function combatPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Order[] {
  const declared = orders.filter(
    (it): it is OrderOf<'declareCombat'> => it.kind === 'declareCombat',
  );
  const units = new Set(declared.map(({ unit }) => unit));
  return [
    ...[...units].flatMap((unit) =>
      asArray(
        bestDeclaration(
          view,
          side,
          declared.filter((it) => it.unit === unit),
          judgement,
        ),
      ),
    ),
    ...onePerUnit(
      orders.filter((it) => it.kind !== 'attackSubmerged' || isAmbush(view, side, it)),
      'attackSubmerged',
      ({ submarine }) => submarine,
      (it) => pointsAt(view, side, it.contact),
    ),
    ...orders.filter((it) => it.kind === 'huntSubmarine' && it.answer === 'yes'),
    ...orders.filter((it) => it.kind === 'bombardCoast' && it.answer === 'yes'),
    ...orders.filter((it) => it.kind === 'scramble' && it.answer === 'yes'),
  ];
}

/** Points that a report must promise before boats attack, and before they risk a counterattack [ST-20.14i, ST-20.14j]. */
const BOAT_RISKED_FROM = { unescorted: 20, escorted: 60 };

/** A boat that has not been in action yet, and a prize. */
function isAmbush(
  view: StrategicView,
  side: Side,
  { submarine, contact }: OrderOf<'attackSubmerged'>,
): boolean {
  const division = forceOf(view, side).divisions[submarine];
  return (
    division !== undefined &&
    !isSpent(view, side, division) &&
    pointsAt(view, side, contact) >=
      BOAT_RISKED_FROM[isEscorted(contactOf(view, side, contact)) ? 'escorted' : 'unescorted']
  );
}

const HUNTERS: readonly ShipType[] = ['DD', 'DE', 'FF', 'CO'];

/** Ships that hunt boats are reported, or may be there. */
function isEscorted(contact: Contact | undefined): boolean {
  const types = contact?.types;
  switch (types?.kind) {
    case 'groups':
      return types.small > 0;
    case 'types':
      return types.types.some((type) => HUNTERS.includes(type));
    case 'classes':
      return types.ships.some(({ type }) => HUNTERS.includes(type));
    default:
      return true;
  }
}

/** The best order of a kind for each unit. */
function onePerUnit<Kind extends Order['kind']>(
  orders: readonly Order[],
  kind: Kind,
  unitOf: (order: OrderOf<Kind>) => string,
  worth: (order: OrderOf<Kind>) => number,
): Order[] {
  const mine = orders.filter((it): it is OrderOf<Kind> => it.kind === kind);
  return [...new Set(mine.map(unitOf))].flatMap((unit) =>
    asArray(
      bestBy(
        mine.filter((it) => unitOf(it) === unit),
        worth,
      ),
    ),
  );
}

const contactOf = (view: StrategicView, side: Side, id: string) =>
  knownOf(view, side).advanced?.contacts.find((it) => it.id === id);

const pointsAt = (view: StrategicView, side: Side, id: string): number => {
  const contact = contactOf(view, side, id);
  return contact ? (contact.subject === 'ships' ? guessOf(contact).points : 3) : 0;
};

function bestDeclaration(
  view: StrategicView,
  side: Side,
  choices: readonly OrderOf<'declareCombat'>[],
  judgement: Judgement,
): Order | undefined {
  const worth = ({ unit, targets }: OrderOf<'declareCombat'>): number =>
    targets.length === 0 ? 0 : worthOfAttack(view, side, { unit, targets }, judgement);
  return bestBy(choices, worth);
}

function worthOfAttack(
  view: StrategicView,
  side: Side,
  { unit, targets }: Pick<OrderOf<'declareCombat'>, 'unit' | 'targets'>,
  { declaresFrom, carriersDeclareFrom }: Judgement,
): number {
  const force = forceOf(view, side);
  const points = targets.reduce(
    (sum, id) => sum + landPoints(view, id) + pointsAt(view, side, id),
    0,
  );
  const division = force.divisions[unit];
  if (!division) return points;
  const ships = ownShips(force, division);
  if (avoidsGuns(ships)) return -1;
  if (areTorpedoCraft(ships)) {
    const areAlone = targets.every((id) => !isEscorted(contactOf(view, side, id)));
    return areAlone && runsIn(view, side, division) ? points : -1;
  }
  const from = ships.some(isCarrier) ? carriersDeclareFrom : declaresFrom;
  const own = ships.reduce((sum, ship) => sum + gunWeight(ship), 0);
  const enemy = targets.reduce((sum, id) => sum + gunsAt(view, side, id), 1);
  return own / enemy >= from ? points : -1;
}

/** Ships that can only be fired at. */
const avoidsGuns = (ships: readonly ShipRecord[]): boolean =>
  ships.every(isCargo) || ships.every(isBoat);

const gunsAt = (view: StrategicView, side: Side, id: string): number => {
  const contact = contactOf(view, side, id);
  return contact?.subject === 'ships' ? guessOf(contact).guns : 0;
};

/** A land unit is worth bombing when nothing floats there. */
const landPoints = ({ scenario }: StrategicView, id: string): number =>
  scenario.landUnits.some((it) => it.id === id) ? 2 : 0;

/** The reason for a declaration. */
type Declared =
  | { why: 'keepsOut' | 'notRisked' | 'notWorthIt' | 'noMatch' | 'aircraft' }
  | { why: 'guns' | 'bombs'; points: number };

/** [ST-8.10] Why a unit attacks or declines. */
export function behindDeclaration(
  view: StrategicView,
  side: Side,
  { unit, targets }: OrderOf<'declareCombat'>,
): Declared {
  const force = forceOf(view, side);
  const division = force.divisions[unit];
  const ships = division ? ownShips(force, division) : [];
  if (targets.length === 0) {
    if (division && avoidsGuns(ships)) return { why: 'keepsOut' };
    return { why: ships.some(isCarrier) ? 'notRisked' : 'notWorthIt' };
  }
  const subjects = targets.map((id) => contactOf(view, side, id)?.subject ?? 'land');
  const points = targets.reduce(
    (sum, id) => sum + landPoints(view, id) + pointsAt(view, side, id),
    0,
  );
  if (subjects.every((it) => it === 'aircraft')) return { why: 'aircraft' };
  if (!division) return { why: 'bombs', points };
  return subjects.includes('ships') ? { why: 'guns', points } : { why: 'noMatch' };
}
