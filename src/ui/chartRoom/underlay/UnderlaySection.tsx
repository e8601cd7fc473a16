import { placeIn, placeText } from '../../../scenario/atlas/places';
import { chartRoomText } from '../../i18n/chartRoom';
import { useScenarioList } from '../../match/useScenarios';
import { Check, Section } from '../fields';
import type { Underlay } from './useUnderlay';

interface UnderlayProps {
  underlay: Underlay;
  /** Yards from hex to hex by the rules. */
  hexYards: number;
  /** Makes land of all hexes whose middle is land on the earth, and of no others. */
  onTrace: () => void;
}

/** The real coast under the hexes, to trace: where the map lies on the earth, and how large a hex is. */
export function UnderlaySection({ underlay, hexYards, onTrace }: UnderlayProps) {
  const { laid, change, state, lie } = underlay;
  return (
    <Section title={chartRoomText('underlay')}>
      <p className="hint">{chartRoomText('underlayHint')}</p>
      <Check isOn={laid.isShown} onChange={(isShown) => change({ isShown })}>
        {chartRoomText('underlayShow')}
      </Check>
      <Middle underlay={underlay} />
      <div className="chart-pair">
        <Like underlay={underlay} />
        <Scale underlay={underlay} hexYards={hexYards} />
      </div>
      {state === 'there' && lie && (
        <>
          <Shifts underlay={underlay} />
          <button type="button" className="button" onClick={onTrace}>
            {chartRoomText('underlayTrace')}
          </button>
        </>
      )}
      <p role="status">{stateText(underlay)}</p>
    </Section>
  );
}

/** What stands in the way of a coast on the map. */
function stateText({ state, lie, coasts }: Underlay): string {
  if (state === 'loading') return chartRoomText('underlayLoading');
  if (state === 'failed') return chartRoomText('underlayFailed');
  if (state === 'off') return '';
  if (!lie) return chartRoomText('underlayNowhere');
  return coasts.length === 0 ? chartRoomText('underlayOpenSea') : '';
}

const Middle = ({ underlay: { laid, change } }: Pick<UnderlayProps, 'underlay'>) => (
  <label className="chart-field">
    <span>{chartRoomText('underlayMiddle')}</span>
    <input
      type="text"
      className="field"
      value={laid.middle}
      placeholder="9° 10′ S, 159° 50′ E"
      onChange={({ target }) => change({ middle: target.value, isShown: true })}
    />
  </label>
);

const NONE = '';

/** The waters of a battle that is shipped. */
function Like({ underlay: { laid, change } }: Pick<UnderlayProps, 'underlay'>) {
  const list = useScenarioList();
  const places = new Map(
    list.flatMap(({ card }) => {
      const place = placeIn(card.place);
      return place ? [[card.title, placeText(place)] as const] : [];
    }),
  );
  const chosen = [...places].find(([, place]) => place === laid.middle)?.[0];
  return (
    <label className="chart-field">
      <span>{chartRoomText('underlayLike')}</span>
      <select
        className="field"
        value={chosen ?? NONE}
        onChange={({ target }) =>
          change({ middle: places.get(target.value) ?? laid.middle, isShown: true })
        }
      >
        <option value={NONE}>–</option>
        {[...places.keys()].sort().map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Yards to choose from; what the rules say is among them. */
const SCALES = [500, 1000, 2000, 4000, 8000, 16_000] as const;

const Scale = ({ underlay: { laid, change }, hexYards }: Omit<UnderlayProps, 'onTrace'>) => (
  <label className="chart-field">
    <span>{chartRoomText('underlayScale')}</span>
    <select
      className="field"
      value={laid.hexYards}
      onChange={({ target }) => change({ hexYards: Number(target.value), isShown: true })}
    >
      {SCALES.map((yards) => (
        <option key={yards} value={yards}>
          {chartRoomText(yards === hexYards ? 'underlayTrueYards' : 'underlayYards', { yards })}
        </option>
      ))}
    </select>
  </label>
);

/** The coast goes the way of the arrow, so the middle of the map goes the other way. */
const SHIFTS = [
  { way: 'west', sign: '←', by: { east: 1, south: 0 } },
  { way: 'north', sign: '↑', by: { east: 0, south: 1 } },
  { way: 'south', sign: '↓', by: { east: 0, south: -1 } },
  { way: 'east', sign: '→', by: { east: -1, south: 0 } },
] as const;

const Shifts = ({ underlay: { shift } }: Pick<UnderlayProps, 'underlay'>) => (
  <div className="underlay-shifts">
    <span>{chartRoomText('underlayShift')}</span>
    {SHIFTS.map(({ way, sign, by }) => (
      <button
        key={way}
        type="button"
        className="button small"
        aria-label={chartRoomText(`underlayShift.${way}`)}
        onClick={() => shift(by)}
      >
        {sign}
      </button>
    ))}
  </div>
);
