import { useState } from 'react';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { settingNow } from '../desk/assign';
import { useDesk } from '../desk/desk';
import { squadronGroups } from '../desk/squadrons';
import { AirDeck } from './AirDeck';
import { AssignBar } from './AssignBar';
import { BaseCard } from './BaseCard';
import { Bases } from './Bases';
import './air.css';

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
    <section
      className="air-board"
      data-side={side}
      data-open={isOpen || undefined}
      data-asked={isAsked || undefined}
      aria-label={strategicBoardText('airBoard')}
    >
      <header className="air-head">
        <button
          type="button"
          className="air-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {strategicBoardText('airBoard')}
        </button>
        <MissionKey />
      </header>
      {isOpen && (
        <>
          {isAsked && <AssignBar />}
          <Bases>
            {groups.map((group) => (
              <BaseCard key={group.key} group={group} isAsked={isAsked} />
            ))}
          </Bases>
        </>
      )}
    </section>
  );
}

const KEYS = ['ready', 'search', 'cap', 'strike', 'escort', 'lost'] as const;

/** The legend of the step marks. */
const MissionKey = () => (
  <ul className="mission-key" aria-hidden="true">
    {KEYS.map((key) => (
      <li key={key}>
        <i className="step-mark" data-mission={key} />
        {strategicBoardText(`mission.${key}`)}
      </li>
    ))}
  </ul>
);
