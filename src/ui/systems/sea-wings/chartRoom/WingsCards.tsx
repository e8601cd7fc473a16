import { SIDES, type Side } from '../../../../rules/core';
import {
  AIRCRAFT_IDS,
  EDGES,
  EVENT_CARDS,
  type EventCard,
} from '../../../../rules/sea-wings/query';
import { wingsCardsText } from '../../../../words/sea-wings/texts/cards';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { Choice } from '../../../chartRoom/blanks';
import { Check, ChoiceField, NumberField, Section } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { Spot } from '../../../chartRoom/Spot';
import { aircraftName, setSide, type WingsEditorDesk } from './wingsEditorDesk';

interface PanelProps {
  desk: WingsEditorDesk;
}

interface SideProps extends PanelProps {
  side: Side;
}

/** What each side has beside ships and aircraft: dummies, cards, initiative, edges that are its own. */
export const WingsCards = ({ desk }: PanelProps) => (
  <Section title={wingsEditorText('cards')}>
    {SIDES.map((side) => (
      <section key={side} className="force-form" data-side={side}>
        <h3>{desk.draft.sides[side].name}</h3>
        <Figures desk={desk} side={side} />
        <Edges desk={desk} side={side} />
        <Deck desk={desk} side={side} />
      </section>
    ))}
  </Section>
);

const FIGURES = ['dummies', 'handSize', 'draws'] as const;
const PARTS = ['day', 'night'] as const;

/** [WG-4.20, WG-21.17, WG-29.51] */
function Figures({ desk, side }: SideProps) {
  const { draft, editing } = desk;
  const own = draft.sides[side];
  const set = setSide(desk, side);
  const path = `sides.${side}`;
  const done = { onDone: editing.settle };
  return (
    <div className="chart-figures">
      {FIGURES.map((key) => (
        <NumberField
          {...done}
          key={key}
          label={wingsEditorText(key)}
          path={`${path}.${key}`}
          value={own[key]}
          min={0}
          onChange={(value) => set({ [key]: Math.round(value ?? 0) }, key)}
        />
      ))}
      <NumberField
        {...done}
        label={wingsEditorText('deckDummies')}
        path={`${path}.deck.dummies`}
        value={own.deck.dummies}
        min={0}
        onChange={(it) => set({ deck: { ...own.deck, dummies: Math.round(it ?? 0) } }, 'deck')}
      />
      {PARTS.map((part) => (
        <NumberField
          {...done}
          key={part}
          label={wingsEditorText(`initiative.${part}`)}
          path={`${path}.initiative.${part}`}
          value={own.initiative[part]}
          onChange={(it) =>
            set({ initiative: { ...own.initiative, [part]: Math.round(it ?? 0) } }, part)
          }
        />
      ))}
      <NumberField
        {...done}
        label={wingsEditorText('training')}
        path={`${path}.training`}
        value={own.training}
        onChange={(value) => set({ training: value && Math.round(value) }, 'training')}
      />
      <Floatplanes desk={desk} side={side} />
    </div>
  );
}

/** [WG-5.11] */
function Floatplanes({ desk, side }: SideProps) {
  const { draft, editing } = desk;
  const { floatplanes } = draft.sides[side];
  const types = [...new Set([floatplanes, ...AIRCRAFT_IDS])];
  return (
    <ChoiceField
      label={wingsEditorText('floatplanes')}
      path={`sides.${side}.floatplanes`}
      value={floatplanes}
      options={types.map((id) => ({
        ...{ value: id, text: aircraftName(id, draft.date, editing.registry) },
      }))}
      onChange={(it) => setSide(desk, side)({ floatplanes: it })}
    />
  );
}

/** [WG-16.16] */
function Edges({ desk, side }: SideProps) {
  const { friendlyEdges } = desk.draft.sides[side];
  return (
    <fieldset className="chart-choice">
      <legend>{wingsEditorText('edges')}</legend>
      <Spot path={`sides.${side}.friendlyEdges`} />
      <div className="edge-row">
        {EDGES.map((edge) => (
          <Check
            key={edge}
            isOn={friendlyEdges.includes(edge)}
            onChange={(isOn) =>
              setSide(
                desk,
                side,
              )({
                friendlyEdges: EDGES.filter((it) =>
                  it === edge ? isOn : friendlyEdges.includes(it),
                ),
              })
            }
          >
            {wingsEditorText(`edge.${edge}`)}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

/** [WG-21.17] The standard deck without some cards and with more of others, and what is held from the start. */
function Deck({ desk, side }: SideProps) {
  const { deck, hand } = desk.draft.sides[side];
  const set = setSide(desk, side);
  const path = `sides.${side}`;
  return (
    <>
      <CardList
        title={wingsEditorText('without')}
        path={`${path}.deck.without`}
        cards={deck.without}
        onChange={(without) => set({ deck: { ...deck, without } })}
      />
      <CardList
        title={wingsEditorText('more')}
        path={`${path}.deck.more`}
        cards={deck.more}
        onChange={(more) => set({ deck: { ...deck, more } })}
      />
      <CardList
        title={wingsEditorText('hand')}
        path={`${path}.hand`}
        cards={hand}
        onChange={(next) => set({ hand: next })}
      />
    </>
  );
}

interface CardListProps {
  title: string;
  path: string;
  cards: readonly EventCard[];
  onChange(cards: EventCard[]): void;
}

const CardList = ({ title, path, cards, onChange }: CardListProps) => (
  <ListForm
    title={title}
    path={path}
    entries={cards}
    nameOf={(card) => wingsCardsText(`name.${card}`)}
    onChange={onChange}
    added={{
      label: wingsEditorText('addCard'),
      entry: EVENT_CARDS.find((it) => !cards.includes(it)),
    }}
  >
    {(card, at) => (
      <Choice
        label={title}
        value={card}
        options={EVENT_CARDS.map((it) => ({ value: it, text: wingsCardsText(`name.${it}`) }))}
        onChange={(it) => onChange(withEntry(cards, at, () => it as EventCard))}
      />
    )}
  </ListForm>
);
