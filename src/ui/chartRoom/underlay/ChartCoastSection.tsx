import type { Axial } from '../../../hex';
import { placeText } from '../../../scenario/atlas/places';
import { chartFieldText } from '../../i18n/chartFields';
import { chartRoomText } from '../../i18n/chartRoom';
import { Check, Section } from '../fields';
import type { ChartCoast } from './useChartCoast';

interface ChartCoastProps {
  coast: ChartCoast;
  /** Makes hexes land. */
  onTrace(hexes: readonly Axial[]): void;
}

/** The real coast under the chart of a theater, to trace: it lies where the degrees of the chart say. */
export function ChartCoastSection({ coast, onTrace }: ChartCoastProps) {
  const { isShown, show, frame, state, coasts } = coast;
  if (!frame) return null;
  return (
    <Section title={chartRoomText('underlay')}>
      <p className="hint">{chartRoomText('underlayHint')}</p>
      <Check isOn={isShown} onChange={show}>
        {chartRoomText('underlayShow')}
      </Check>
      <p className="hint">
        {chartRoomText('chartLies', {
          ...{ from: placeText(frame.corner), to: placeText(frame.farCorner) },
          section: chartFieldText('scene'),
        })}
      </p>
      {state === 'there' && coasts.length > 0 && (
        <button type="button" className="button" onClick={() => onTrace(coast.land())}>
          {chartRoomText('underlayTrace')}
        </button>
      )}
      <p role="status">{stateText(coast)}</p>
    </Section>
  );
}

/** What stands in the way of a coast on the chart. */
function stateText({ state, coasts }: ChartCoast): string {
  if (state === 'loading') return chartRoomText('underlayLoading');
  if (state === 'failed') return chartRoomText('underlayFailed');
  if (state === 'off' || coasts.length > 0) return '';
  return chartRoomText('chartOpenSea', { section: chartFieldText('scene') });
}
