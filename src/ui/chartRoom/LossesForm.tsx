import { SIDES, type Side } from '../../rules/core';
import {
  type DraftHits,
  type DraftLosses,
  FATES,
  type Fate,
  fateOf,
  type HitsInFile,
  noLosses,
  withFate,
  withHits,
} from '../../scenario/draft/losses';
import { chartFieldText } from '../i18n/chartFields';
import { Check, ChoiceField, NumberField, TextField } from './fields';
import { ListForm, withEntry } from './ListForm';
import { Spot } from './Spot';
import { type StoryDesk, setIn, withKeys } from './storyDesk';

interface FormProps {
  desk: StoryDesk;
}

/** What became of these ships in history: the mark beside simulated games. */
export function LossesForm({ desk }: FormProps) {
  const { losses } = desk.draft;
  const set = setIn(desk);
  return (
    <fieldset className="chart-choice">
      <legend>{chartFieldText('losses')}</legend>
      <Spot path="losses" but={['losses.source', 'losses.note', 'losses.hits']} />
      <Check
        isOn={losses !== undefined}
        onChange={(isOn) => set({ losses: isOn ? noLosses() : undefined })}
      >
        {chartFieldText('lossesKnown')}
      </Check>
      {losses && <Known desk={desk} losses={losses} />}
    </fieldset>
  );
}

interface KnownProps extends FormProps {
  losses: DraftLosses;
}

function Known({ desk, losses }: KnownProps) {
  const put = (next: DraftLosses, gesture?: string) => setIn(desk)({ losses: next }, gesture);
  return (
    <>
      {SIDES.map((side) => (
        <Fates
          key={side}
          {...{ desk, losses, side }}
          onFate={(ship, fate) => put(withFate(losses, side, ship, fate))}
        />
      ))}
      <Sources
        path="losses"
        of={losses}
        onChange={(changed, gesture) => put(withKeys(losses, changed), gesture)}
        onDone={desk.editing.settle}
      />
      <Check isOn={losses.hits !== undefined} onChange={(isOn) => put(withHits(losses, isOn))}>
        {chartFieldText('hitsKnown')}
      </Check>
      {losses.hits && (
        <Hits
          desk={desk}
          hits={losses.hits}
          onChange={(hits, gesture) => put({ ...losses, hits }, gesture)}
        />
      )}
    </>
  );
}

interface FatesProps extends KnownProps {
  side: Side;
  onFate(ship: string, fate: Fate): void;
}

/** The ships of a side, and those that are named without being there, which are to be taken out. */
function Fates({ desk, losses, side, onFate }: FatesProps) {
  const named = [...losses.sunk[side], ...losses.crippled[side]];
  const ships = [...new Set([...desk.shipsOf(side), ...named])];
  return (
    <details className="chart-details">
      <summary>
        {chartFieldText('lossesOf', {
          side: desk.draft.sides[side].name,
          sunk: losses.sunk[side].map(desk.nameOf).join(', ') || '–',
          crippled: losses.crippled[side].map(desk.nameOf).join(', ') || '–',
        })}
      </summary>
      <div className="chart-pair">
        {ships.map((ship) => (
          <ChoiceField
            key={ship}
            label={desk.nameOf(ship)}
            path={`losses.ship.${ship}`}
            value={fateOf(losses, side, ship)}
            options={FATES.map((it) => ({ value: it, text: chartFieldText(`fate.${it}`) }))}
            onChange={(fate) => onFate(ship, fate as Fate)}
          />
        ))}
      </div>
    </details>
  );
}

interface SourcesProps {
  path: string;
  of: { source: string; note?: string | undefined };
  onChange(changed: { source?: string; note?: string | undefined }, gesture: string): void;
  onDone(): void;
}

/** Who tells of it, and what was counted. */
const Sources = ({ path, of, onChange, onDone }: SourcesProps) => (
  <>
    <TextField
      label={chartFieldText('source')}
      path={`${path}.source`}
      lang="en"
      value={of.source}
      onChange={(source) => onChange({ source }, `${path}.source`)}
      onDone={onDone}
    />
    <TextField
      label={chartFieldText('note')}
      path={`${path}.note`}
      lang="en"
      value={of.note ?? ''}
      onChange={(note) => onChange({ note: note || undefined }, `${path}.note`)}
      onDone={onDone}
    />
  </>
);

interface HitsProps extends FormProps {
  hits: DraftHits;
  onChange(hits: DraftHits, gesture?: string): void;
}

/** Hits by guns, where they are known: by whom, of what caliber, in how many minutes. */
function Hits({ desk, hits, onChange }: HitsProps) {
  const { settle } = desk.editing;
  return (
    <>
      {SIDES.map((side) => (
        <HitsBy
          key={side}
          title={chartFieldText('hitsBy', { side: desk.draft.sides[side].name })}
          path={`losses.hits.by.${side}`}
          entries={hits.by[side]}
          onChange={(by, gesture) => onChange({ ...hits, by: { ...hits.by, [side]: by } }, gesture)}
          onDone={settle}
        />
      ))}
      <NumberField
        label={chartFieldText('hitMinutes')}
        path="losses.hits.minutes"
        value={hits.minutes}
        min={1}
        onChange={(minutes) => onChange({ ...hits, minutes: minutes ?? 1 }, 'hit minutes')}
        onDone={settle}
      />
      <Sources
        path="losses.hits"
        of={hits}
        onChange={(changed, gesture) => onChange(withKeys(hits, changed), gesture)}
        onDone={settle}
      />
    </>
  );
}

interface HitsByProps {
  title: string;
  path: string;
  entries: readonly HitsInFile[];
  onChange(entries: HitsInFile[], gesture?: string): void;
  onDone(): void;
}

const FIRST_HITS: HitsInFile = { caliberInches: 8, hits: 1 };

const HitsBy = ({ title, path, entries, onChange, onDone }: HitsByProps) => (
  <ListForm
    {...{ title, path, entries, onChange }}
    nameOf={({ caliberInches, hits }) =>
      chartFieldText('hitsOf', { count: hits, inches: caliberInches })
    }
    added={{ label: chartFieldText('addHits'), entry: FIRST_HITS }}
  >
    {(_, at) => (
      <div className="chart-pair">
        {(['caliberInches', 'hits'] as const).map((key) => (
          <NumberField
            key={key}
            label={chartFieldText(key)}
            path={`${path}[${at}].${key}`}
            value={entries[at]?.[key]}
            min={0}
            onChange={(value) =>
              onChange(
                withEntry(entries, at, (it) => ({ ...it, [key]: value ?? 0 })),
                `${path} ${at} ${key}`,
              )
            }
            onDone={onDone}
          />
        ))}
      </div>
    )}
  </ListForm>
);
