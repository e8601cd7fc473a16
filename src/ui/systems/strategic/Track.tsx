import type { ReactNode } from 'react';
import { SIDES } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic/model/state';
import { longDate } from '../../../words/core/say';
import type { Names } from '../../../words/strategic/names';
import { strategicText } from '../../../words/strategic/texts/screen';
import { Ensign } from '../../ships/Ensign';
import { dateAt, hourAt, isNightAt } from './hours';
import { TURN_STEPS, type TurnStep, turnStep } from './place';
import './turns.css';

interface TrackProps {
  view: StrategicView;
  names: Names;
  /** What can be done with the game as a whole. */
  children?: ReactNode;
}

/** The sequence of play: the turns with day and night, the steps of the turn, and who has confirmed. */
export function Track({ view, names, children }: TrackProps) {
  const turn = Math.max(1, view.turn);
  return (
    <section className="impulses turns" aria-label={strategicText('track')}>
      <p className="impulse-facts">
        <b>
          {view.turn === 0
            ? strategicText('setUp')
            : strategicText('turnOf', { turn, of: view.scenario.turns })}
        </b>
        <span>
          {strategicText('when', {
            date: longDate(dateAt(view, turn)),
            hour: String(hourAt(view, turn)).padStart(2, '0'),
          })}
        </span>
        <span>{strategicText(isNightAt(view, turn) ? 'night' : 'day')}</span>
      </p>
      <TurnStrip view={view} />
      <StepStrip view={view} />
      <Confirmed view={view} names={names} />
      {children}
    </section>
  );
}

/** All turns of the game, the nights dark. */
function TurnStrip({ view }: { view: StrategicView }) {
  const turns = Array.from({ length: view.scenario.turns }, (_, at) => at + 1);
  return (
    <ol className="turn-strip" aria-hidden="true" data-many={turns.length > 12 || undefined}>
      {turns.map((turn) => (
        <li
          key={turn}
          className="turn-cell"
          data-night={isNightAt(view, turn) || undefined}
          data-state={turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'to come'}
          title={strategicText('turn', { turn })}
        >
          {turn}
        </li>
      ))}
    </ol>
  );
}

/** The steps of the turn, the present one lit. */
function StepStrip({ view }: { view: StrategicView }) {
  const steps = TURN_STEPS[view.scenario.level];
  const now = turnStep(view);
  const at = now ? (steps as readonly TurnStep[]).indexOf(now) : -1;
  return (
    <ol className="step-strip">
      {steps.map((step, index) => (
        <li
          key={step}
          className="step-cell"
          data-state={index < at ? 'past' : index === at ? 'now' : 'to come'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="step-number">{index + 1}</span>
          <span className="step-name">{strategicText(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** [ST-5.19] Who has confirmed the present stage. */
function Confirmed({ view, names }: Pick<TrackProps, 'view' | 'names'>) {
  if (view.step.kind === 'over') return null;
  return (
    <ul className="confirmed">
      {SIDES.map((side) => (
        <li key={side} data-side={side} data-confirmed={view.confirmed[side] || undefined}>
          <Ensign nation={view.scenario.sides[side].nation} width={18} />
          <span aria-hidden="true">{view.confirmed[side] ? '✓' : '…'}</span>
          <span className="visually-hidden">
            {strategicText(view.confirmed[side] ? 'hasConfirmed' : 'plans', {
              side: names.side(side),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
