import { useState } from 'react';
import type { Order } from '../../../../rules/strategic';
import type { Ordnance, SquadronType } from '../../../../rules/strategic/query';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { useDesk } from '../desk/desk';
import { type Group, squadronGroups } from '../desk/squadrons';
import { AirBase } from './AirBase';
import { AirFrame } from './AirFrame';
import { DeckRow } from './DeckRow';
import { kindsOf } from './kinds';

/** Orders that squadrons are given on their bases or in the air. */
const OF_AIR: readonly Order['kind'][] = [
  'arm',
  'disarm',
  'launch',
  'launchCap',
  'holdLaunch',
  'moveSquadrons',
  'recover',
  'stayAloft',
];

/** The air operations of an Advanced game: every carrier and base with its squadrons in the hangar, armed, launched, returning. */
export function AirDeck() {
  const { view, side, legal } = useDesk();
  const { kind } = view.step;
  const [toggled, toggle] = useState({ kind, isFlipped: false });
  const isAsked = legal.some((order) => OF_AIR.includes(order.kind));
  // Folded to leave room for the chart unless it is needed. A player's choice to open or close it holds for the
  // phase.
  const isFlipped = toggled.kind === kind && toggled.isFlipped;
  const groups = squadronGroups(view, side);
  if (groups.length === 0) return null;
  return (
    <AirFrame
      variant="deck-board"
      isOpen={isFlipped !== isAsked}
      onToggle={() => toggle({ kind, isFlipped: !isFlipped })}
    >
      {groups.map((group) => (
        <DeckOf key={group.key} group={group} />
      ))}
    </AirFrame>
  );
}

/** Squadrons of a type aboard are picked together, and those of it in the air. */
function DeckOf({ group }: { group: Group }) {
  const { view, side } = useDesk();
  const { home, squadrons } = group;
  const plans = view.forces[side]?.advanced;
  if (!plans) return null;
  return (
    <AirBase
      group={group}
      kinds={kindsOf(squadrons, ({ id }) => plans.flights[id]?.hex != null)}
      head={<ArmAll squadrons={squadrons} />}
      kindRow={(kind, opener) => <DeckRow squadrons={kind} plans={plans} opener={opener} />}
      row={(squadron) => (
        <DeckRow squadrons={[squadron]} plans={plans} isFloatplane={home === null} />
      )}
    />
  );
}

/** What each type usually carries [ST-12.2]. */
const USUAL: Readonly<Record<SquadronType, Ordnance>> = {
  F: 'guns',
  RE: 'search',
  DB: 'bombs',
  TB: 'torpedoes',
  LB: 'bombs',
  SC: 'search',
  PA: 'search',
  MB: 'bombs',
  HB: 'bombs',
};

/** Arms all unarmed squadrons of a base with their usual ordnance, as far as the base allows. */
function ArmAll({ squadrons }: Pick<Group, 'squadrons'>) {
  const { legal, view, side, give, whyNot } = useDesk();
  const plans = view.forces[side]?.advanced;
  const orders = squadrons.flatMap(({ id, card, isScout }) => {
    const ordnance = isScout ? 'search' : USUAL[card.type];
    const order = { kind: 'arm', squadron: id, ordnance } as const;
    return plans?.flights[id]?.ordnance || whyNot(order) ? [] : [order];
  });
  const isAsked = legal.some(({ kind }) => kind === 'arm');
  if (!isAsked || orders.length < 2) return null;
  return (
    <button type="button" className="button small" onClick={() => give(...orders)}>
      {strategicChartText('armAll')}
    </button>
  );
}
