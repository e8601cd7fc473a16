import { useState } from 'react';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { settingNow } from '../desk/assign';
import { useDesk } from '../desk/desk';
import { squadronGroups } from '../desk/squadrons';
import { AirDeck } from './AirDeck';
import { AirFrame } from './AirFrame';
import { AssignBar } from './AssignBar';
import { BasicBase } from './BasicBase';

/** Own carriers and bases with their squadrons, as the level of the game has them. */
export const AirBoard = () =>
  useDesk().view.scenario.level === 'advanced' ? <AirDeck /> : <BasicAirBoard />;

/** Squadrons by steps: ready, in the air, and where they go. */
function BasicAirBoard() {
  const desk = useDesk();
  const { view, side, stage } = desk;
  const groups = squadronGroups(view, side, { withLost: true });
  const isAsked = settingNow(view) !== null && stage !== 'waiting';
  const [isOpen, setOpen] = useState(true);
  if (groups.length === 0) return null;
  return (
    <AirFrame
      isAsked={isAsked}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      legend={<MissionKey />}
      bar={isAsked && <AssignBar />}
    >
      {groups.map((group) => (
        <BasicBase key={group.key} group={group} isAsked={isAsked} />
      ))}
    </AirFrame>
  );
}

const KEYS = ['ready', 'search', 'cap', 'strike', 'escort', 'lost'] as const;

/** The legend of the step marks, and of what stands for many squadrons. */
const MissionKey = () => (
  <ul className="mission-key" aria-hidden="true">
    <li>{strategicBoardText('key.squadrons')}</li>
    <li>{strategicBoardText('key.step')}</li>
    {KEYS.map((key) => (
      <li key={key}>
        <i className="step-mark" data-mission={key} />
        {strategicBoardText(`mission.${key}`)}
      </li>
    ))}
  </ul>
);
