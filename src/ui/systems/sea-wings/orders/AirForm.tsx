import { useMemo } from 'react';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { useNarrow } from '../../../table/useNarrow';
import { DeckBoard } from '../deck/DeckBoard';
import { useDesk } from '../desk/desk';
import { SearchForm } from './SearchForm';
import { StrikeForm } from './StrikeForm';
import { usualPlan } from './usualPlan';

/** [WG-6.1] The plans of the air: searches and strikes; the decks themselves lie below the chart. */
export function AirForm() {
  const isNarrow = useNarrow('tablet');
  return (
    <>
      <UsualPlan />
      <SearchForm />
      <StrikeForm />
      {isNarrow && <DeckBoard />}
    </>
  );
}

/** Patrols over every force and searches all round, in one press. */
function UsualPlan() {
  const desk = useDesk();
  const { view, side, legal } = desk;
  const orders = useMemo(() => usualPlan({ view, side, legal }), [view, side, legal]);
  if (orders.length === 0) return null;
  return (
    <p>
      <button type="button" className="button small" onClick={() => desk.give(...orders)}>
        {wingsFormsText('usual')}
      </button>{' '}
      <span className="hint">{wingsFormsText('usualHint')}</span>
    </p>
  );
}
