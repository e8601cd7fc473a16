import type { Axial } from '../../../../hex';
import type { TacticalPlans } from '../../../../rules/strategic/query';
import { figure } from '../../../../words/core/say';
import { sayAway } from '../../../../words/strategic/common/courses';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { type TacticalDesk, useTactical } from './tacticalDesk';
import { type AimChoice, choicesOf, type Weapon, weaponsOf } from './weapons';

type Fires = 'fires' | 'firesAutomatically' | 'bombardsAutomatically';

/** The targets ordered for each firer, and what fires without an order. */
export function aimSummary({ fight, defaults, faces }: TacticalDesk, desk: Desk, id: string) {
  const { names, side } = desk;
  const plans = fight.tactical.plans[side];
  const say = (key: Fires, weapon: Weapon, target: string) =>
    strategicTacticalText(key, { weapon: strategicTacticalText(`weapon.${weapon}`), target });
  const of = <T extends { ship: string }>(list: readonly T[]) =>
    list.filter((it) => it.ship === id);
  const from = faces.find(({ ship }) => ship.id === id)?.ship.hex;
  const lines = [
    ...of(plans.gunfire).map((it) => ({ text: say('fires', it.battery, names.ship(it.target)) })),
    ...of(plans.bombardment).map((it) => ({
      text: say('fires', it.battery, names.landUnit(it.landUnit)),
    })),
    ...of(plans.holding).map(({ battery }) => ({
      text: strategicTacticalText('holds', { weapon: strategicTacticalText(`weapon.${battery}`) }),
    })),
    ...of(plans.torpedoes).map((it) => ({
      text: say('fires', 'torpedoes', names.ship(it.target)),
    })),
    ...of(plans.asw).map(({ hex }) => ({
      text: strategicTacticalText('hunts', { away: sayAway(from, hex) }),
    })),
    ...(plans.breakingOff.includes(id) ? [{ text: strategicTacticalText('breaksOff') }] : []),
    ...of(defaults.gunfire).map((it) => ({
      text: say('firesAutomatically', it.battery, names.ship(it.target)),
      isDefault: true,
    })),
    ...of(defaults.bombardment).map((it) => ({
      text: say('bombardsAutomatically', it.battery, names.landUnit(it.landUnit)),
      isDefault: true,
    })),
  ];
  return lines.length > 0 ? lines : [{ text: strategicTacticalText('silent'), isDefault: true }];
}

/** A firer's weapons; the one being aimed lists its targets with odds. */
export function AimOrders({ id }: { id: string }) {
  const desk = useDesk();
  const { weapon: now, aim } = useTactical();
  const weapons = weaponsOf(desk.legal, id);
  return (
    <div className="tactical-choices">
      {weapons.length > 0 && (
        <fieldset className="tactical-weapons">
          {weapons.map((it) => (
            <button key={it} type="button" aria-pressed={it === now} onClick={() => aim(it)}>
              {strategicTacticalText(`weapon.${it}`)}
            </button>
          ))}
        </fieldset>
      )}
      {weapons.length > 0 ? (
        <TargetList id={id} weapon={now} />
      ) : (
        <p className="hint">{strategicTacticalText('noTarget')}</p>
      )}
      <BreakOff id={id} />
    </div>
  );
}

function TargetList({ id, weapon }: { id: string; weapon: Weapon }) {
  const { legal, side, give, names } = useDesk();
  const { fight, faces } = useTactical();
  const plans = fight.tactical.plans[side];
  const from = faces.find(({ ship }) => ship.id === id)?.ship.hex;
  return (
    <ul className="tactical-targets">
      {choicesOf(legal, id, weapon).map((order) => (
        <li key={keyOf(order)}>
          <button
            type="button"
            className="tactical-target-pick"
            aria-pressed={isGiven(plans, order)}
            onClick={() => give(order)}
          >
            <b>{labelOf(order, names, from)}</b>
            <Odds order={order} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const keyOf = (order: AimChoice): string =>
  'target' in order
    ? order.target
    : 'hex' in order
      ? `${order.hex.q},${order.hex.r}`
      : 'landUnit' in order
        ? order.landUnit
        : order.kind;

function labelOf(order: AimChoice, names: Desk['names'], from: Axial | undefined): string {
  switch (order.kind) {
    case 'fireGuns':
    case 'fireTorpedoes':
      return names.ship(order.target);
    case 'bombard':
      return names.landUnit(order.landUnit);
    case 'aswAttack':
      return sayAway(from, order.hex);
    case 'holdFire':
      return strategicTacticalText('hold');
    default:
      return strategicTacticalText('takeBack');
  }
}

function isGiven(plans: TacticalPlans, order: AimChoice): boolean {
  switch (order.kind) {
    case 'fireGuns':
      return plans.gunfire.some(
        (it) =>
          it.ship === order.ship && it.battery === order.battery && it.target === order.target,
      );
    case 'bombard':
      return plans.bombardment.some(
        (it) =>
          it.ship === order.ship && it.battery === order.battery && it.landUnit === order.landUnit,
      );
    case 'holdFire':
      return plans.holding.some((it) => it.ship === order.ship && it.battery === order.battery);
    case 'fireTorpedoes':
      return plans.torpedoes.some((it) => it.ship === order.ship && it.target === order.target);
    case 'aswAttack':
      return plans.asw.some(
        ({ ship, hex }) => ship === order.ship && hex.q === order.hex.q && hex.r === order.hex.r,
      );
    default:
      return false;
  }
}

/** Exact, from the rules. */
function Odds({ order }: { order: AimChoice }) {
  const [odds] = useDesk().oddsOf([order]);
  if (!odds) return null;
  const percent = Math.round(odds.chance * 100);
  return (
    <small>
      {order.kind === 'aswAttack'
        ? strategicTacticalText('oddsOfHunt', { percent })
        : strategicTacticalText('odds', { percent, mean: figure(odds.meanDamage ?? 0, 2) })}
    </small>
  );
}

/** [ST-15.24] */
function BreakOff({ id }: { id: string }) {
  const { legal, give } = useDesk();
  const order = ordersOf(legal, 'breakOff').find((it) => it.ship === id);
  if (!order) return null;
  return (
    <div className="actions">
      <button
        type="button"
        className="button small"
        aria-pressed={order.answer === 'no'}
        onClick={() => give(order)}
      >
        {strategicTacticalText('breakOff')}
      </button>
    </div>
  );
}
