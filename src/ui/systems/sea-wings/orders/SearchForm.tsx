import { useMemo } from 'react';
import type { OrderOf } from '../../../../rules/sea-wings';
import {
  arcOfFactor,
  type Formation,
  MAX_SEARCH_HEXES,
  searchForecast,
} from '../../../../rules/sea-wings/query';
import { listed, percentText } from '../../../../words/core/say';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { arcOf, threeFigures } from '../chart/layers';
import { Stepper } from '../deck/Stepper';
import { ownForce, type SearchDraft, useDesk } from '../desk/desk';

/** [WG-6.4 to WG-6.14] A search as it is planned: factors, bearing and range; the chart shows its arc. */
export function SearchForm() {
  const desk = useDesk();
  const { search, names } = desk;
  const formation = ownForce(desk)?.formations[search?.formation ?? ''];
  if (!search || !formation) return null;
  const change = (part: Partial<SearchDraft>) => desk.planSearch({ ...search, ...part });
  const { from, to } = arcOf(search);
  const order = {
    ...({ kind: 'planSearch', formation: search.formation, factors: search.factors } as const),
    ...{ from, to, rangeHexes: search.rangeHexes, ordnance: '-' },
  };
  const send = () => {
    if (!desk.give(order)) return;
    desk.planSearch(null);
    desk.putBack();
  };
  return (
    <section className="search-form" aria-label={wingsFormsText('search')}>
      <h3>{wingsFormsText('searchOf', { what: names.formation(search.formation) })}</h3>
      <SearchFields {...{ search, formation, change }} />
      <p className="search-arc">{arcText(search)}</p>
      <SearchOdds order={order} />
      <div className="actions">
        <button type="button" className="button small primary" onClick={send}>
          {wingsFormsText('send')}
        </button>
        <button type="button" className="button small quiet" onClick={() => desk.planSearch(null)}>
          {wingsFormsText('drop')}
        </button>
      </div>
    </section>
  );
}

/** 'From 225° to 300°: 75 degrees.' */
function arcText(search: SearchDraft): string {
  const { from, to } = arcOf(search);
  const width = Math.min(360, Math.floor(search.factors * arcOfFactor(search.rangeHexes)));
  return width === 360
    ? wingsFormsText('allRound')
    : wingsFormsText('arc', { from: threeFigures(from), to: threeFigures(to), width });
}

interface SearchFieldsProps {
  search: SearchDraft;
  formation: Formation;
  change: (part: Partial<SearchDraft>) => void;
}

/** Factors, bearing and range of the search. */
function SearchFields({ search, formation, change }: SearchFieldsProps) {
  const most = Math.min(MAX_SEARCH_HEXES, Math.floor(formation.type.searchRangeHexes ?? 0));
  return (
    <dl>
      <dt>{wingsFormsText('factors')}</dt>
      <dd>
        <Stepper
          label={wingsFormsText('factors')}
          value={search.factors}
          least={1}
          most={formation.boxes.hangar}
          onChange={(factors) => change({ factors })}
        />
      </dd>
      <dt>{wingsFormsText('bearing')}</dt>
      <dd>
        <input
          type="range"
          min={0}
          max={359}
          step={5}
          value={search.bearing}
          aria-label={wingsFormsText('bearing')}
          aria-valuetext={threeFigures(search.bearing)}
          onChange={({ target }) => change({ bearing: Number(target.value) })}
        />
        <output>{threeFigures(search.bearing)}°</output>
      </dd>
      <dt>{wingsFormsText('range')}</dt>
      <dd>
        <Stepper
          label={wingsFormsText('range')}
          value={search.rangeHexes}
          least={1}
          most={most}
          onChange={(rangeHexes) => change({ rangeHexes })}
        />
        <span>{wingsFormsText('nm', { miles: HEX_NM * search.rangeHexes })}</span>
      </dd>
    </dl>
  );
}

const HEX_NM = 24;

/** [WG-17.7, WG-24.29] The enemy markers that the search may find, and with what chance. */
function SearchOdds({ order }: { order: OrderOf<'planSearch'> }) {
  const { view, side, names } = useDesk();
  const asked = JSON.stringify(order);
  const finds = useMemo(
    () => searchForecast(view, side, [JSON.parse(asked)]).searches.at(-1)?.finds ?? [],
    [view, side, asked],
  );
  if (finds.length === 0) return <p className="hint">{wingsFormsText('findsNothing')}</p>;
  return (
    <p>
      {wingsFormsText('finds', {
        count: finds.length,
        percent: percentText(Math.round(100 * Math.max(...finds.map(({ chance }) => chance)))),
        markers: listed([...new Set(finds.map(({ marker }) => names.marker(marker)))]),
      })}
    </p>
  );
}
