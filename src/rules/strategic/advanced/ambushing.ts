import { firstRefusal, type Refusal, type Side } from '../../core';
import { ratingNow } from '../cards/shipNow';
import type { Contact } from '../model/advancedState';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Division, StrategicView } from '../model/state';
import { contactsAt, enemyLandAt } from './declarations';
import {
  isPlanning,
  ownDivision,
  refuseDivision,
  refuseNoChange,
  refusePhase,
  replaced,
} from './ordered';
import { advancedOf, forceOf, presentDivisions, shipsOfDivision } from './own';

const contactsWith = (view: StrategicView, side: Side, { hex }: Division): Contact[] =>
  hex ? contactsAt(view, side, hex) : [];

const noContact = (division: string, contact: string): Refusal =>
  refusal('no-target.contact', 'ST-8.11', { unit: division, target: contact });

/** [ST-20.14, ST-20.17, ST-17.10] */
function refuseAmbush(view: StrategicView, side: Side, id: string): Refusal | undefined {
  const division = ownDivision(view, side, id);
  if (!division?.submarine) return refusal('no-submarine.division', 'ST-20.14', { division: id });
  if (division.submarine.hadEncounter)
    return refusal('had-encounter', 'ST-20.17', { division: id });
  return shipsOfDivision(forceOf(view, side), division).some(({ launchesLeft }) => launchesLeft > 0)
    ? undefined
    : refusal('no-torpedoes.division', 'ST-17.10', { division: id });
}

/** [ST-20.14d] A type that the report names. */
const refuseShip = (
  view: StrategicView,
  side: Side,
  contact: string,
  ship: string,
): Refusal | undefined =>
  shipsToAimAt(view, side, contact).includes(ship)
    ? undefined
    : refusal('unknown-ship', 'ST-20.14', { ship });

function refuseQuarry(view: StrategicView, side: Side, id: string, contact: string) {
  const division = ownDivision(view, side, id);
  const quarry = division && contactsWith(view, side, division).find((it) => it.id === contact);
  return quarry?.subject === 'ships' ? undefined : noContact(id, contact);
}

/** [ST-8.24, ST-20.14] */
export const attackSubmerged: OrderRule<'attackSubmerged'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'combatPlan')
      ? presentDivisions(forceOf(view, side))
          .filter(({ id }) => !refuseAmbush(view, side, id))
          .flatMap((division) =>
            contactsWith(view, side, division)
              .filter(({ subject }) => subject === 'ships')
              .flatMap(({ id }) =>
                shipsToAimAt(view, side, id).map((ship) => ({
                  kind: 'attackSubmerged',
                  submarine: division.id,
                  contact: id,
                  ship,
                })),
              ),
          )
      : [],
  refuse: (view, side, { submarine, contact, ship }) =>
    firstRefusal(
      () => refusePhase(view, side, 'combatPlan'),
      () => refuseDivision(view, side, submarine),
      () => refuseAmbush(view, side, submarine),
      () => refuseQuarry(view, side, submarine, contact),
      () => refuseShip(view, side, contact, ship),
    ),
  apply({ state }, side, { submarine, contact, ship }) {
    const plans = advancedOf(state, side);
    plans.submarineAttacks = replaced(plans.submarineAttacks, (it) => it.submarine === submarine, {
      submarine,
      contact,
      ship: ship === 'any' ? null : ship,
    });
  },
};

/** [ST-20.14d, ST-11.7, ST-11.8] No ship is known by name before the attack, so the choice is among reported types. */
function shipsToAimAt(view: StrategicView, side: Side, contact: string): string[] {
  const { types } = view.known[side]?.advanced?.contacts.find(({ id }) => id === contact) ?? {};
  if (types?.kind === 'types') return ['any', ...new Set(types.types)];
  return types?.kind === 'classes'
    ? ['any', ...new Set(types.ships.map((it) => it.type))]
    : ['any'];
}

/** [ST-20.18] A surface division with an ASW Rating; a contact that turns out to be no submarine is not attacked. */
function refuseHunt(view: StrategicView, side: Side, id: string, contact: string) {
  const division = ownDivision(view, side, id);
  if (!division || !canHunt(view, side, division))
    return refusal('no-hunters', 'ST-20.18', { division: id });
  const quarry = contactsWith(view, side, division).find((it) => it.id === contact);
  return quarry && quarry.subject !== 'aircraft' ? undefined : noContact(id, contact);
}

const canHunt = (view: StrategicView, side: Side, division: Division): boolean =>
  !division.submarine &&
  shipsOfDivision(forceOf(view, side), division).some((ship) => ratingNow(ship, 'asw') !== null);

const isHunting = (view: StrategicView, side: Side, division: string, contact: string): boolean =>
  advancedOf(view, side).hunts.some((it) => it.division === division && it.contact === contact);

/** [ST-20.18] `no` takes it back. */
export const huntSubmarine: OrderRule<'huntSubmarine'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'combatPlan')
      ? presentDivisions(forceOf(view, side))
          .filter((division) => canHunt(view, side, division))
          .flatMap((division) =>
            contactsWith(view, side, division)
              .filter(({ subject }) => subject !== 'aircraft')
              .map(({ id }) => ({
                kind: 'huntSubmarine',
                division: division.id,
                contact: id,
                answer: isHunting(view, side, division.id, id) ? 'no' : 'yes',
              })),
          )
      : [],
  refuse: (view, side, { division, contact, answer }) =>
    firstRefusal(
      () => refusePhase(view, side, 'combatPlan'),
      () => refuseDivision(view, side, division),
      () => refuseHunt(view, side, division, contact),
      () => refuseNoChange(isHunting(view, side, division, contact), answer),
    ),
  apply({ state }, side, { division, contact, answer }) {
    const plans = advancedOf(state, side);
    const hunts = answer === 'yes' ? [{ division, contact }] : [];
    plans.hunts = replaced(
      plans.hunts,
      (it) => it.division === division && it.contact === contact,
      ...hunts,
    );
  },
};

function refuseBombardment(view: StrategicView, side: Side, id: string, landUnit: string) {
  const division = ownDivision(view, side, id);
  if (!division || division.submarine || !canBombard(view, side, division))
    return refusal('no-guns.bombard', 'ST-18.1', { division: id });
  return division.hex && enemyLandAt(view, side, division.hex).includes(landUnit)
    ? undefined
    : refusal('no-land-unit', 'ST-18.1', { landUnit, division: id });
}

const canBombard = (view: StrategicView, side: Side, division: Division): boolean =>
  shipsOfDivision(forceOf(view, side), division).some(
    ({ card }) => card.firePower !== null || card.secondary !== null,
  );

/** [ST-18.1, ST-18.13] Six tactical turns of fire at land units of its hex; `no` takes it back. */
export const bombardCoast: OrderRule<'bombardCoast'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'combatPlan')
      ? presentDivisions(forceOf(view, side)).flatMap(({ id, hex }) =>
          (hex ? enemyLandAt(view, side, hex) : [])
            .filter((landUnit) => !refuseBombardment(view, side, id, landUnit))
            .map((landUnit) => ({
              kind: 'bombardCoast',
              division: id,
              landUnit,
              answer: isBombarding(view, side, id, landUnit) ? 'no' : 'yes',
            })),
        )
      : [],
  refuse: (view, side, { division, landUnit, answer }) =>
    firstRefusal(
      () => refusePhase(view, side, 'combatPlan'),
      () => refuseDivision(view, side, division),
      () => refuseBombardment(view, side, division, landUnit),
      () => refuseNoChange(isBombarding(view, side, division, landUnit), answer),
    ),
  apply({ state }, side, { division, landUnit, answer }) {
    const plans = advancedOf(state, side);
    const fire = answer === 'yes' ? [{ division, landUnit }] : [];
    plans.bombardments = replaced(
      plans.bombardments,
      (it) => it.division === division && it.landUnit === landUnit,
      ...fire,
    );
  },
};

const isBombarding = (view: StrategicView, side: Side, division: string, landUnit: string) =>
  advancedOf(view, side).bombardments.some(
    (it) => it.division === division && it.landUnit === landUnit,
  );
