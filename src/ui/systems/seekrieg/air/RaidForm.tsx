import type { ComponentType } from 'react';
import type { SeekriegView } from '../../../../rules/seekrieg';
import type { RaidMarker } from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { mayOrder, ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';
import { AttackForm } from './AttackForm';
import { ScreenForm } from './ScreenForm';
import { sayRaid } from './sayFlight';

type AirStage = Extract<SeekriegView['step'], { kind: 'air' }>['stage'];

/** [SK-5.6, SK-34.12] What a side decides about the raid of this step: what is proposed, and how to have it otherwise. */
export function RaidForm() {
  const { view, side, names } = useDesk();
  const { step } = view;
  const raid = step.kind === 'air' ? view.raids[step.raid] : undefined;
  if (step.kind !== 'air' || !raid) return null;
  const Stage = STAGES[step.stage];
  return (
    <section className="fleet-orders" aria-label={seekriegAirText('raid')}>
      <p className="fleet-sum">
        {sayRaid(raid, names, view.forces[side]?.flights[raid.id]?.rows)}
        <Met raid={raid} isOwn={raid.side === side} />
      </p>
      <Stage raid={raid} />
    </section>
  );
}

/** [SK-22.1] The numbers in the fight, and who has the initiative. */
function Met({ raid: { met, initiative }, isOwn }: { raid: RaidMarker; isOwn: boolean }) {
  const { side } = useDesk();
  if (!met) return null;
  return (
    <>
      <br />
      <small>
        {seekriegAirText(isOwn ? 'met.own' : 'met.enemy', met)}{' '}
        {initiative && seekriegAirText(initiative === side ? 'initiative.own' : 'initiative.enemy')}
      </small>
    </>
  );
}

/** [SK-21.16] Sections that are sent. */
function Vectoring({ raid: { able } }: { raid: RaidMarker }) {
  const { legal, view, side, give } = useDesk();
  const now = view.forces[side]?.airPlan.sections ?? able;
  return (
    <Choice
      label={seekriegAirText('sections')}
      value={String(now)}
      options={ordersOf(legal, 'vector').map((order) => ({
        value: String(order.sections),
        label: seekriegAirText('sectionsOf', { count: order.sections, able }),
        order,
      }))}
      give={give}
    />
  );
}

/** [SK-22.5 to SK-22.8] Fighters on fighters and on bombers. */
function Combat({ raid }: { raid: RaidMarker }) {
  const { legal, view, side, give } = useDesk();
  const now = view.forces[side]?.airPlan.allocation;
  const isRaider = raid.side === side;
  return (
    <Choice
      label={seekriegAirText(isRaider ? 'holding' : 'allocation')}
      value={now ? String(now.onFighters) : ''}
      options={[
        ...(now ? [] : [{ value: '', label: seekriegAirText('usual'), order: null }]),
        ...ordersOf(legal, 'allocate').map((order) => ({
          value: String(order.onFighters),
          label: seekriegAirText(isRaider ? 'hold' : 'share', {
            fighters: order.onFighters,
            attackers: order.onAttackers,
          }),
          order,
        })),
      ]}
      give={give}
    />
  );
}

/** [SK-22.18] */
function BreakOff() {
  const { legal, give } = useDesk();
  const [order] = ordersOf(legal, 'breakOff');
  if (!order) return <small>{seekriegAirText('breaksOff')}</small>;
  return (
    <div className="sk-ordered">
      <span>{seekriegAirText('fightsOn')}</span>
      <button type="button" className="button small" onClick={() => give(order)}>
        {seekriegAirText('breakOff')}
      </button>
    </div>
  );
}

/** The raider aims, the defender screens. */
function Attack({ raid }: { raid: RaidMarker }) {
  const desk = useDesk();
  if (raid.side === desk.side) return <AttackForm raid={raid} />;
  return mayOrder(desk, 'screen') || mayOrder(desk, 'confirm') ? <ScreenForm /> : null;
}

const STAGES: Readonly<Record<AirStage, ComponentType<{ raid: RaidMarker }>>> = {
  vectoring: Vectoring,
  combat: Combat,
  breakOff: BreakOff,
  attack: Attack,
};
