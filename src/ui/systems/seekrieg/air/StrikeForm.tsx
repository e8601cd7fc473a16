import { hexKey } from '../../../../hex';
import { type OrderOf, type SeekriegOdds, seekrieg } from '../../../../rules/seekrieg';
import { ATTACKS, cruiseOf, plannedRows } from '../../../../rules/seekrieg/query';
import { figure, percentText, upperFirst } from '../../../../words/core/say';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';
import { ordersOf } from '../../../table/desk';
import { SpeedStepper } from '../../../tacticalSea/SpeedStepper';
import { type Desk, useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';
import type { Strike } from './drafts';
import { LevelChoice } from './LevelChoice';
import { Sent } from './Sent';

/** [SK-20.21 to SK-20.26, SK-21.1] Where a strike flies, how it attacks, and when it is there and back. */
export function StrikeForm({ draft }: { draft: Strike }) {
  const desk = useDesk();
  const { give, whyNot } = desk;
  const attacks = ATTACKS.filter(
    (attack) => attack === draft.attack || !whyNot({ ...draft, attack }),
  );
  return (
    <>
      <Choice
        label={seekriegAirText('target')}
        value={keyOf(draft.at)}
        options={targetsOf(desk, draft).map((at) => ({
          ...{ value: keyOf(at), label: targetText(desk, at), order: { ...draft, at } },
        }))}
        give={give}
      />
      {desk.view.search && <small>{seekriegAirText('targetHint')}</small>}
      <Choice
        label={seekriegAirText('attack')}
        value={draft.attack}
        options={attacks.map((attack) => ({
          ...{ value: attack, order: { ...draft, attack } },
          label: upperFirst(seekriegOrdersText(`attack.${attack}`)),
        }))}
        give={give}
      />
      <LevelChoice order={draft} />
      <SpeedStepper
        label={seekriegAirText('speed')}
        knots={draft.knots}
        least={SLOWEST}
        most={fastest(desk, draft)}
        set={(knots) => give({ ...draft, knots })}
      />
      <Promised order={draft} />
      <Sent order={draft} text={seekriegAirText('send')} />
    </>
  );
}

/** No strike is flown more slowly: knots. */
const SLOWEST = 60;

/** [SK-20.23] */
function fastest({ view, side }: Desk, { group, knots }: Strike): number {
  const force = view.forces[side];
  const flight = force?.flights[group];
  return force && flight ? cruiseOf(plannedRows(force, flight)) : knots;
}

type At = OrderOf<'strike'>['at'];

const keyOf = (at: At): string => (typeof at === 'string' ? at : hexKey(at));

/** Targets of the offers of the rules, and the one that stands. */
function targetsOf({ legal }: Desk, draft: Strike): At[] {
  const offered = ordersOf(legal, 'strike').filter(({ group }) => group === draft.group);
  const all = new Map([draft, ...offered].map(({ at }) => [keyOf(at), at]));
  return [...all.values()];
}

/** 'Contact 2', or the hex. */
function targetText({ view, side, names }: Desk, at: At): string {
  if (typeof at === 'string') return upperFirst(names.ship(at));
  const contacts = Object.values(view.forces[side]?.search?.contacts ?? {});
  const reported = contacts.find(({ hex }) => keyOf(hex) === keyOf(at));
  return reported
    ? seekriegAirText('contactAt', {
        contact: upperFirst(names.ship(reported.id)),
        hex: names.hex(at),
      })
    : names.hex(at);
}

/** [SK-20.20 to SK-20.22, SK-21.2, SK-21.7] */
function Promised({ order }: { order: Strike }) {
  const { view, side, names } = useDesk();
  const [odds] = seekrieg.explain(view, side, [order]).strikes;
  if (!odds) return null;
  return (
    <p className="fleet-sum">
      {timesText(odds, names)}{' '}
      <small>
        {seekriegAirText('odds.way', {
          lost: percentText(odds.lostPercent),
          out: percentText(odds.dropOutPercent),
        })}
      </small>
    </p>
  );
}

/** [SK-20.22, SK-23.29] When a strike is there and back; some have not the fuel to come back. */
function timesText(odds: SeekriegOdds['strikes'][number], names: Desk['names']): string {
  const { arrivesOnTurn, homeOnTurn, turnsToSpare } = odds;
  const way = { miles: figure(Math.round(odds.miles)), there: names.time(arrivesOnTurn) };
  return turnsToSpare < 0
    ? seekriegAirText('odds.oneWay', way)
    : seekriegAirText('odds.times', {
        ...way,
        ...{ back: names.time(homeOnTurn), count: turnsToSpare },
      });
}
