import type { ShipIndex } from '../../scenario/shipIndex';
import { FilterChoice } from '../controls/FilterChoice';
import { almanacText } from '../i18n/almanac';
import { type ShipFilter, TYPE_ORDER } from './finding';
import { typesName } from './words';

interface ShipFinderProps {
  index: ShipIndex;
  filter: ShipFilter;
  onFilter: (filter: ShipFilter) => void;
}

/** The first and the last year that a navy of the registry is asked about. */
const YEARS = Array.from({ length: 7 }, (_, at) => String(1939 + at));

/** Finds ships by words, navy, type and year. */
export function ShipFinder({ index, filter, onFilter }: ShipFinderProps) {
  const change = (changed: Partial<ShipFilter>) => onFilter({ ...filter, ...changed });
  return (
    <search className="battle-tools">
      <label className="scenario-finder">
        <span>{almanacText('find')}</span>
        <input
          type="search"
          value={filter.words}
          placeholder={almanacText('findHint')}
          onChange={({ target }) => change({ words: target.value })}
        />
      </label>
      <div className="battle-filters">
        <FilterChoice
          any={almanacText('any')}
          label={almanacText('navy')}
          chosen={filter.navy}
          options={index.navies.map(({ id, name }) => ({ id, text: name }))}
          onChoose={(navy) => change({ navy })}
        />
        <FilterChoice
          any={almanacText('any')}
          label={almanacText('type')}
          chosen={filter.type}
          options={TYPE_ORDER.map((id) => ({ id, text: typesName(id) }))}
          onChoose={(type) => change({ type })}
        />
        <FilterChoice
          any={almanacText('any')}
          label={almanacText('year')}
          chosen={filter.year}
          options={YEARS.map((id) => ({ id, text: id }))}
          onChoose={(year) => change({ year })}
        />
      </div>
    </search>
  );
}
