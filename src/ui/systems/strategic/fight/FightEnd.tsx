import { useMemo } from 'react';
import type { StrategicEvent, StrategicView } from '../../../../rules/strategic';
import { plainText } from '../../../../words/core/logLine';
import { newNames } from '../../../../words/strategic/common/names';
import { eventText } from '../../../../words/strategic/eventText';
import { strategicFightText } from '../../../../words/strategic/texts/fight';
import { FightResult } from '../../../table/hosted/FightResult';
import { broughtBack } from './port';

interface FightEndProps {
  /** The operation, which has gone on. */
  view: StrategicView;
  events: readonly StrategicEvent[];
  onBack: () => void;
}

/** [ST-21.14] A battle that is over stays on the screen until it has been looked at: what comes back of it, and the way back. */
export function FightEnd({ view, events, onBack }: FightEndProps) {
  const lines = useMemo(() => linesOf(events, view), [events, view]);
  const words = {
    unhurt: strategicFightText('unhurt'),
    cameBack: strategicFightText('cameBack'),
    back: strategicFightText('back'),
  };
  return <FightResult {...lines} words={words} onBack={onBack} />;
}

/** 'The battle is over after 2 rounds.', and of each ship that was lost or hurt what the log says. */
function linesOf(events: readonly StrategicEvent[], view: StrategicView) {
  const names = newNames(view);
  const [returned, ...ships] = broughtBack(events);
  const told = (event: StrategicEvent) => plainText(eventText(event, names)?.parts ?? []);
  return { heading: returned ? told(returned) : '', hurt: ships.filter(isHurt).map(told) };
}

const isHurt = (event: StrategicEvent): boolean =>
  event.kind === 'shipSunk' || (event.kind === 'shipReturned' && event.state !== 'none');
