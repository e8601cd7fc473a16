import { SIDES } from '../../../../rules/core';
import { aircraftOf } from '../../../../scenario/sea-wings/aircraftCard';
import {
  formationsOf,
  newStrike,
  type StrikeDraft,
  type UsualDraft,
  withAircraft,
} from '../../../../scenario/sea-wings/draft/strikes';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { chartFieldText } from '../../../i18n/chartFields';
import { baseName } from './WingsBases';
import { aircraftName, setWings, type WingsEditorDesk } from './wingsEditorDesk';

interface StrikesProps {
  desk: WingsEditorDesk;
}

/** What an aircraft can carry against bases. */
function loadsFor({ draft, editing }: WingsEditorDesk, aircraft: string) {
  const loads = aircraftOf(aircraft, draft.date, editing.registry)?.loads ?? [];
  return loads.filter(({ hitNumber }) => hitNumber.bases !== null);
}

const loadIds = (desk: WingsEditorDesk, aircraft: string): string[] =>
  loadsFor(desk, aircraft).map(({ id }) => id);

/** [WG-29.22] Strikes that a side must plan, and what flies when it does not. */
export function WingsStrikes({ desk }: StrikesProps) {
  const { draft } = desk;
  const { requiredStrikes = [] } = draft;
  const put = (next: StrikeDraft[], gesture?: string) =>
    setWings(desk)({ requiredStrikes: next.length > 0 ? next : undefined }, gesture);
  return (
    <ListForm
      title={wingsEditorText('strikes')}
      path="requiredStrikes"
      entries={requiredStrikes}
      nameOf={(it) => strikeName(desk, it)}
      onChange={put}
      added={{
        label: wingsEditorText('addStrike'),
        entry: newStrike(draft, (aircraft) => loadIds(desk, aircraft)),
      }}
    >
      {(strike, at) => (
        <StrikeFields
          desk={desk}
          path={`requiredStrikes[${at}]`}
          strike={strike}
          onChange={(next, key) =>
            put(
              withEntry(requiredStrikes, at, () => next),
              key && `strike ${at} ${key}`,
            )
          }
        />
      )}
    </ListForm>
  );
}

function strikeName({ draft, editing }: WingsEditorDesk, strike: StrikeDraft): string {
  const { turn, least, aircraft, base } = strike;
  const row = draft.bases.find(({ id }) => id === base)?.base;
  return wingsEditorText('strike', {
    ...{ turn, least, base: row ? baseName(row) : base },
    aircraft: aircraftName(aircraft, draft.date, editing.registry),
  });
}

interface StrikeProps extends StrikesProps {
  /** Of the strike in the file. */
  path: string;
  strike: StrikeDraft;
  onChange(strike: StrikeDraft, key?: string): void;
}

const FIGURES = ['turn', 'least'] as const;

function StrikeFields(props: StrikeProps) {
  const { desk, path, strike, onChange } = props;
  return (
    <>
      <WhoAndWhere {...props} />
      <div className="chart-pair">
        {FIGURES.map((key) => (
          <NumberField
            key={key}
            label={wingsEditorText(`strike.${key}`)}
            path={`${path}.${key}`}
            value={strike[key]}
            min={0}
            onChange={(value) => onChange({ ...strike, [key]: Math.round(value ?? 0) }, key)}
            onDone={desk.editing.settle}
          />
        ))}
      </div>
      <Loads {...props} />
      <Usual {...props} />
    </>
  );
}

/** An id that is not among those to choose from stays as it stands. */
const withChosen = (options: { value: string; text: string }[], value: string) =>
  options.some((it) => it.value === value) ? options : [{ value, text: value || '–' }, ...options];

/** Whose strike it is, with what, at which base of the enemy; another type of aircraft carries other loads. */
function WhoAndWhere({ desk, path, strike, onChange }: StrikeProps) {
  const { draft, editing } = desk;
  const types = [...new Set(formationsOf(draft, strike.side).map(({ aircraft }) => aircraft))];
  const targets = draft.bases.filter(({ side }) => side !== strike.side);
  const carry = (it: StrikeDraft, aircraft: string) =>
    withAircraft(draft, it, aircraft, loadIds(desk, aircraft));
  return (
    <div className="chart-pair">
      <ChoiceField
        label={chartFieldText('side')}
        path={`${path}.side`}
        value={strike.side}
        options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
        onChange={(side) =>
          onChange(carry({ ...strike, side: side as typeof strike.side }, strike.aircraft))
        }
      />
      <ChoiceField
        label={wingsEditorText('atBase')}
        path={`${path}.base`}
        value={strike.base}
        options={withChosen(
          targets.map(({ id, base }) => ({ value: id, text: baseName(base) })),
          strike.base,
        )}
        onChange={(base) => onChange({ ...strike, base })}
      />
      <ChoiceField
        label={wingsEditorText('aircraft')}
        path={`${path}.aircraft`}
        value={strike.aircraft}
        options={withChosen(
          types.map((id) => ({ value: id, text: aircraftName(id, draft.date, editing.registry) })),
          strike.aircraft,
        )}
        onChange={(aircraft) => onChange(carry(strike, aircraft))}
      />
    </div>
  );
}

/** The loads that count. */
function Loads({ desk, strike, onChange }: StrikeProps) {
  const loads = loadsFor(desk, strike.aircraft);
  return (
    <fieldset className="chart-choice">
      <legend>{wingsEditorText('strike.loads')}</legend>
      <div className="edge-row">
        {loads.map(({ id, name }) => (
          <Check
            key={id}
            isOn={strike.loads.includes(id)}
            onChange={(isOn) =>
              onChange({
                ...strike,
                loads: loads
                  .map((it) => it.id)
                  .filter((it) => (it === id ? isOn : strike.loads.includes(it))),
              })
            }
          >
            {name}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

/** What flies when a side plans nothing of the kind. */
function Usual({ desk, path, strike, onChange }: StrikeProps) {
  const { draft, editing } = desk;
  const own = formationsOf(draft, strike.side).filter((it) => it.aircraft === strike.aircraft);
  const put = (usual: UsualDraft[], key?: string) => onChange({ ...strike, usual }, key);
  const free = own.find(({ id }) => strike.usual.every((it) => it.formation !== id));
  const [load = ''] = strike.loads;
  const homeOf = (id: string) => {
    const home = own.find((it) => it.id === id)?.home ?? id;
    const base = draft.bases.find((it) => it.id === home)?.base;
    return base ? baseName(base) : desk.nameOf(home);
  };
  return (
    <ListForm
      title={wingsEditorText('strike.usual')}
      path={`${path}.usual`}
      entries={strike.usual}
      nameOf={({ formation, factors }) =>
        wingsEditorText('group', { factors, name: homeOf(formation) })
      }
      onChange={put}
      added={{
        label: wingsEditorText('addGroup'),
        entry: free && { formation: free.id, factors: free.factors, load },
      }}
    >
      {(entry, at) => (
        <div className="chart-pair">
          <NumberField
            label={wingsEditorText('factors')}
            path={`${path}.usual[${at}].factors`}
            value={entry.factors}
            min={1}
            onChange={(factors) =>
              put(
                withEntry(strike.usual, at, (it) => ({ ...it, factors: Math.round(factors ?? 1) })),
                `usual ${at}`,
              )
            }
            onDone={editing.settle}
          />
          <ChoiceField
            label={wingsEditorText('strike.load')}
            path={`${path}.usual[${at}].load`}
            value={entry.load}
            options={withChosen(
              loadsFor(desk, strike.aircraft).map(({ id, name }) => ({ value: id, text: name })),
              entry.load,
            )}
            onChange={(next) => put(withEntry(strike.usual, at, (it) => ({ ...it, load: next })))}
          />
        </div>
      )}
    </ListForm>
  );
}
