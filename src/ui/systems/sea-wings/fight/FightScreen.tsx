import { useMemo } from 'react';
import { SIDES } from '../../../../rules/core';
import type { SeaWingsEvent, SeaWingsView } from '../../../../rules/sea-wings';
import type { ClassPlan } from '../../../../scenario/prepared';
import { plainText } from '../../../../words/core/logLine';
import { newNames } from '../../../../words/sea-wings/common/names';
import { eventText } from '../../../../words/sea-wings/eventText';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';
import { useScenario } from '../../../match/useScenarios';
import { RuleLink } from '../../../rules/RuleLink';
import { FightBar } from '../../../table/hosted/FightBar';
import { FightResult } from '../../../table/hosted/FightResult';
import { HostedFight } from '../../../table/hosted/HostedFight';
import type { Fight } from '../../../table/hosted/useFight';
import type { ScreenProps } from '../../../table/screen';
import { placeText } from '../desk/place';
import { broughtBack } from './port';

const NO_PLANS: readonly ClassPlan[] = [];

/** [WG-18.12] An engagement that is fought out: on its host's screen, with a bar that tells what it is part of. */
export function FightScreen({ fight, ...props }: ScreenProps & { fight: Fight }) {
  const view = fight.view as SeaWingsView;
  const { plans = NO_PLANS } = useScenario(view.scenario.id) ?? {};
  const [one = '', two = ''] = SIDES.map((side) => view.scenario.sides[side].name);
  const bar = (
    <FightBar
      label={wingsScreenText('fight.label')}
      title={view.scenario.title}
      facts={[placeText(view), wingsScreenText('fight.who', { one, two })]}
    >
      {fight.ended ? <FightEnd ended={fight.ended} /> : <ComesBack view={view} />}
    </FightBar>
  );
  return <HostedFight {...{ ...props, fight, plans, bar }} over={wingsScreenText('fight.over')} />;
}

/** [WG-18.22] By batteries, unless the usual system fights it [WG-18.27]. */
const ComesBack = ({ view }: { view: SeaWingsView }) => (
  <p className="fight-back">
    {wingsScreenText('fight.comesBack')}{' '}
    <RuleLink
      system="sea-wings"
      rule={view.engagement?.handedOver?.host === undefined ? 'WG-18.27' : 'WG-18.22'}
    />
  </p>
);

function FightEnd({ ended }: { ended: NonNullable<Fight['ended']> }) {
  const view = ended.view as SeaWingsView;
  const events = ended.events as readonly SeaWingsEvent[];
  const lines = useMemo(() => linesOf(events, view), [events, view]);
  const words = {
    unhurt: wingsScreenText('fight.unhurt'),
    cameBack: wingsScreenText('fight.cameBack'),
    back: wingsScreenText('fight.back'),
  };
  return <FightResult {...lines} words={words} onBack={ended.onBack} />;
}

/** 'The battle is over.', and of each ship that was lost or hurt what the log says. */
function linesOf(events: readonly SeaWingsEvent[], view: SeaWingsView) {
  const names = newNames(view);
  const [returned, ...ships] = broughtBack(events);
  const told = (event: SeaWingsEvent) => plainText(eventText(event, names)?.parts ?? []);
  return { heading: returned ? told(returned) : '', hurt: ships.filter(isHurt).map(told) };
}

const isHurt = (event: SeaWingsEvent): boolean =>
  event.kind === 'shipLost' || (event.kind === 'shipReturned' && event.letters.length > 0);
