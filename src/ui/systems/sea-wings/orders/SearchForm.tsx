import { arcOfFactor, MAX_SEARCH_HEXES } from '../../../../rules/sea-wings/query';
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
  const most = Math.min(MAX_SEARCH_HEXES, Math.floor(formation.type.searchRangeHexes ?? 0));
  return (
    <section className="search-form" aria-label={wingsFormsText('search')}>
      <h3>{wingsFormsText('searchOf', { what: names.formation(search.formation) })}</h3>
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
      <p className="search-arc">
        {wingsFormsText('arc', {
          ...{ from: threeFigures(from), to: threeFigures(to) },
          width: Math.min(360, Math.floor(search.factors * arcOfFactor(search.rangeHexes))),
        })}{' '}
        {wingsFormsText('sighting', { percent: SIGHTING_PERCENT })}
      </p>
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

const HEX_NM = 24;

/** [WG-17.7] On anything but a 6 a marker in the arc is spotted. */
const SIGHTING_PERCENT = Math.round((5 / 6) * 100);
