import { SIDES } from '../../../../rules/core';
import { SEARCH_HOURS } from '../../../../rules/seekrieg/query';
import { withSearchMap } from '../../../../scenario/seekrieg/draft/searchForces';
import {
  USUAL_HOURS,
  withCarrierBattle,
  withoutSearch,
  withSearch,
} from '../../../../scenario/seekrieg/draft/searchMap';
import type { DraftSearch } from '../../../../scenario/seekrieg/draft/shape';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { Check, ChoiceField, NumberField, Section } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { cardOptions } from './AircraftList';
import { LandBases } from './LandBases';
import { SearchForces } from './SearchForces';
import type { SeekriegDesk } from './seekriegDesk';
import { ZoneForms } from './ZoneForms';

interface FormProps {
  desk: SeekriegDesk;
}

/** What is in a battle of Seekrieg beside its ships: the search map, and bases on land. */
export const SeekriegOthers = ({ desk }: FormProps) => (
  <>
    <SearchSection desk={desk} />
    <LandBases desk={desk} />
  </>
);

const OWN = ['forces', 'zones', 'turnHours', 'weatherHours', 'watching'].map(
  (it) => `search.${it}`,
);

/** [SK-8, SK-34.2] Whether the battle has a search map, of which kind, and what is on it. */
function SearchSection({ desk }: FormProps) {
  const { search } = desk.draft;
  const put = (isOn: boolean) => {
    desk.change(isOn ? withSearch : withoutSearch);
    desk.wide.open(isOn);
  };
  return (
    <Section title={seekriegEditorText('searchMap')}>
      <Spot path="search" but={OWN} />
      <Check isOn={search !== undefined} onChange={put}>
        {seekriegEditorText('module.search')}
      </Check>
      {search && (
        <>
          <Kind desk={desk} search={search} />
          <SearchForces desk={desk} />
          <ZoneForms desk={desk} zones={search.zones} />
        </>
      )}
    </Section>
  );
}

interface SearchProps extends FormProps {
  search: DraftSearch;
}

const KINDS = ['campaign', 'carriers'] as const;
const MIN_WEATHER_HOURS = 6;
const MAX_WEATHER_HOURS = 24;

/** [SK-34.2, SK-7.6] A carrier battle, or a campaign and the hours of its turns. */
function Kind({ desk, search }: SearchProps) {
  const { change, editing } = desk;
  return (
    <>
      <div className="chart-pair">
        <ChoiceField
          label={seekriegEditorText('searchKind')}
          path="search.carriers"
          value={search.carriers ? 'carriers' : 'campaign'}
          options={KINDS.map((it) => ({ value: it, text: seekriegEditorText(`search.${it}`) }))}
          onChange={(kind) => change((it) => withCarrierBattle(it, kind === 'carriers'))}
        />
        <NumberField
          label={seekriegEditorText('weatherHours')}
          path="search.weatherHours"
          value={search.weatherHours}
          min={MIN_WEATHER_HOURS}
          max={MAX_WEATHER_HOURS}
          onChange={(hours) =>
            setSearch(desk)({ weatherHours: hours && Math.round(hours) }, 'weatherHours')
          }
          onDone={editing.settle}
        />
      </div>
      {search.carriers ? (
        <Watching desk={desk} search={search} />
      ) : (
        <TurnHours desk={desk} search={search} />
      )}
    </>
  );
}

/** Changes some keys of the search map; without a value a key is gone. */
const setSearch =
  ({ change }: SeekriegDesk) =>
  (changed: Changed<DraftSearch>, gesture?: string): void =>
    change((draft) => withSearchMap(draft, (it) => withKeys(it, changed)), gesture);

/** [SK-8.2] The last one stands for all turns that follow. */
function TurnHours({ desk, search }: SearchProps) {
  const { turnHours = [] } = search;
  const put = (hours: typeof turnHours) => setSearch(desk)({ turnHours: hours });
  return (
    <ListForm
      title={seekriegEditorText('turnHours')}
      path="search.turnHours"
      entries={turnHours}
      nameOf={(hours) => seekriegEditorText('hours', { count: hours })}
      onChange={put}
      added={{ label: seekriegEditorText('add.turn'), entry: turnHours.at(-1) ?? USUAL_HOURS }}
    >
      {(hours, at) => (
        <ChoiceField
          label={seekriegEditorText('turnHours')}
          path={`search.turnHours[${at}]`}
          value={String(hours)}
          options={SEARCH_HOURS.map((it) => ({
            ...{ value: String(it), text: seekriegEditorText('hours', { count: it }) },
          }))}
          onChange={(to) => put(withEntry(turnHours, at, () => Number(to) as typeof hours))}
        />
      )}
    </ListForm>
  );
}

const NOBODY = '';

/** [SK-35.18] Aircraft that are over the enemy when a carrier battle begins. */
function Watching({ desk, search }: SearchProps) {
  const { watching = {} } = search;
  return (
    <div className="chart-pair">
      {SIDES.map((side) => (
        <ChoiceField
          key={side}
          label={seekriegEditorText('watching', { side: desk.draft.sides[side].name })}
          path={`search.watching.${side}`}
          value={watching[side] ?? NOBODY}
          options={[{ value: NOBODY, text: seekriegEditorText('nobody') }, ...cardOptions()]}
          onChange={(type) => {
            const next = withKeys(watching, { [side]: type || undefined });
            setSearch(desk)({ watching: Object.keys(next).length > 0 ? next : undefined });
          }}
        />
      ))}
    </div>
  );
}
