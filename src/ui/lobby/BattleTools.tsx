import { useState } from 'react';
import type { ListedScenario } from '../../scenario/prepared';
import { FilterChoice } from '../controls/FilterChoice';
import { lobbyText } from '../i18n/lobby';
import { DIFFICULTIES } from '../table/system';
import { useNarrow } from '../table/useNarrow';
import { type Filter, LENGTHS, SIZES, SORTS, type Sort, theatersIn } from './sorting';

/** What the list of battles is asked for. */
export interface Wanted extends Filter {
  words: string;
  sort: Sort;
}

interface BattleToolsProps {
  list: readonly ListedScenario[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** Finds, filters and sorts the battles. */
export function BattleTools({ list, wanted, onWanted }: BattleToolsProps) {
  const change = (changed: Partial<Wanted>) => onWanted({ ...wanted, ...changed });
  const isNarrow = useNarrow('phone');
  const [isOpen, setOpen] = useState(false);
  const facets = { length: LENGTHS, size: SIZES, difficulty: DIFFICULTIES } as const;
  return (
    <div className="battle-tools">
      <label className="scenario-finder">
        <span>{lobbyText('find')}</span>
        <input
          type="search"
          value={wanted.words}
          placeholder={lobbyText('findHint')}
          onChange={({ target }) => change({ words: target.value })}
        />
      </label>
      <button
        type="button"
        className="button small battle-filters-opener"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {lobbyText('filters')}
      </button>
      <div className="battle-filters" hidden={isNarrow && !isOpen}>
        <FilterChoice
          label={lobbyText('theater')}
          chosen={wanted.theater}
          any={lobbyText('any')}
          options={theatersIn(list).map((it) => ({ id: it, text: lobbyText(`theater.${it}`) }))}
          onChoose={(theater) => change({ theater })}
        />
        {(['length', 'size', 'difficulty'] as const).map((facet) => (
          <FilterChoice
            key={facet}
            label={lobbyText(facet)}
            chosen={wanted[facet]}
            any={lobbyText('any')}
            options={facets[facet].map((id) => ({
              id,
              text: lobbyText(`${facet}.${id}` as 'size.small'),
            }))}
            onChoose={(id) => change({ [facet]: id })}
          />
        ))}
        <FilterChoice
          label={lobbyText('sort')}
          chosen={wanted.sort}
          options={SORTS.map((id) => ({ id, text: lobbyText(`sort.${id}`) }))}
          onChoose={(sort) => change({ sort })}
        />
      </div>
    </div>
  );
}
