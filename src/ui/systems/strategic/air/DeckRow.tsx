import type { ReactNode } from 'react';
import type { SquadronRecord } from '../../../../rules/strategic';
import type { AdvancedForce } from '../../../../rules/strategic/query';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { SpokenAs } from '../../../controls/SpokenAs';
import { type Desk, useDesk } from '../desk/desk';
import { AircraftFigure } from '../desk/figures';
import { type DeckState, deckChoices, deckPick, deckStates } from './deck';
import { kindName } from './kinds';
import { ratingsText } from './SquadronRow';

interface DeckRowProps {
  /** One, or all of a type aboard or in the air. */
  squadrons: readonly SquadronRecord[];
  plans: AdvancedForce;
  isFloatplane?: boolean;
  opener?: ReactNode;
}

/** Squadrons of one type: what they are, where they are, and the orders open to them. */
export function DeckRow({ squadrons, plans, isFloatplane = false, opener }: DeckRowProps) {
  const desk = useDesk();
  const { names, give } = desk;
  const [first] = squadrons;
  if (!first) return null;
  const { card } = first;
  const steps = squadrons.reduce((sum, it) => sum + it.steps, 0);
  const isOne = squadrons.length === 1;
  const { count, isPicked, toggle } = deckPick(desk, plans, squadrons);
  const ownName = isFloatplane ? names.home(first.home) : names.squadron(first.id);
  return (
    <div
      className="deck-row"
      data-type={card.type}
      data-squadrons={squadrons.length}
      data-picked={isPicked || undefined}
    >
      <button
        type="button"
        className="deck-pick"
        disabled={count === 0}
        aria-pressed={isPicked}
        title={squadrons.map((it) => `${it.card.name}: ${ratingsText(it.card)}`).join('\n')}
        onClick={toggle}
      >
        <SpokenAs
          text={
            isOne
              ? strategicChartText('deck.say', {
                  ...{ squadron: names.squadronOf(first.id), steps, type: card.type },
                })
              : strategicChartText('deck.sayKind', {
                  ...{ name: kindName(squadrons), steps, type: card.type, count: squadrons.length },
                })
          }
        >
          <AircraftFigure type={card.type} />
          <span className="squadron-type">{card.type}</span>
          <b>{isOne ? ownName : kindName(squadrons)}</b>
          {!isOne && <small>{strategicBoardText('kind', { count: squadrons.length })}</small>}
          <span className="deck-steps">{steps}</span>
        </SpokenAs>
      </button>
      {opener}
      {deckStates(desk, plans, squadrons).map((it) => (
        <StateTag key={it.text} {...it} />
      ))}
      <Choices choices={deckChoices(desk, plans, squadrons)} give={give} />
    </div>
  );
}

export const StateTag = ({ state, text }: DeckState) => (
  <span className="deck-state" data-state={state}>
    {text}
  </span>
);

interface ChoicesProps extends Pick<Desk, 'give'> {
  choices: ReturnType<typeof deckChoices>;
}

/** Orders to the squadrons themselves in this phase: ordnance, where to land, staying aboard. */
function Choices({ choices, give }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <span className="deck-choices">
      {choices.map(({ label, isOn, orders }) => (
        <button
          key={label}
          type="button"
          className="button small"
          aria-pressed={isOn}
          onClick={() => give(...orders)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
