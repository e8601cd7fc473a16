import type { BattleView, Impulse } from '../../../rules/battle';
import type { Names } from '../../../words/battle/common/names';
import { battleLobbyText } from '../../../words/battle/texts/lobby';
import { sheetText } from '../../../words/battle/texts/sheet';
import { Rich } from '../../i18n/Rich';
import { Ensign } from '../../ships/Ensign';
import type { TrackSlots } from '../../table/TableScreen';
import { blockSpeeds, cellText, type TrackCell, trackBlocks, trackCells } from './track';
import './track.css';

interface TrackProps {
  view: BattleView;
  names: Names;
}

/** The sequence of play: round, hour and weather, and the 22 impulses with the present one highlighted. */
export const impulseTrack = (view: BattleView, names: Names): TrackSlots => ({
  label: sheetText('track'),
  facts: <Facts view={view} names={names} />,
  body: <Blocks view={view} names={names} />,
});

function Facts({ view, names }: TrackProps) {
  const now = trackCells(view).find(({ state }) => state === 'now');
  return (
    <>
      <b>{roundText(view)}</b>
      <span>
        {sheetText('weather', {
          weather: battleLobbyText(`weather.${view.scenario.weather}`),
          hour: battleLobbyText(`hour.${view.scenario.hour}`),
        })}
      </span>
      <span>
        <Rich
          text={sheetText('initiative', { side: names.side(view.initiative) })}
          parts={[
            (words) => (
              <b data-side={view.initiative} className="of-side">
                {words}
              </b>
            ),
          ]}
        />
      </span>
      {view.scenario.tables && (
        <span className="impulse-tables" title={sheetText('tablesHint')}>
          <Rich
            text={sheetText('tables', { name: view.scenario.tables.name })}
            parts={[(words) => <b>{words}</b>]}
          />
        </span>
      )}
      {now && <span className="visually-hidden">{cellText(now, names.side)}</span>}
    </>
  );
}

const Blocks = ({ view, names }: TrackProps) => (
  <ol className="impulse-blocks">
    {trackBlocks(trackCells(view)).map((block) => (
      <li key={block[0]?.impulse} className="impulse-block">
        <span className="impulse-speeds" aria-hidden="true">
          {blockSpeeds(view, block[0]?.block ?? 0)}
        </span>
        <span className="impulse-cells">
          {block.map((cell) => (
            <Cell key={cell.impulse} cell={cell} view={view} names={names} />
          ))}
        </span>
      </li>
    ))}
  </ol>
);

const roundText = ({ round, scenario }: BattleView): string =>
  round === 0 ? sheetText('setUp') : sheetText('round', { round, of: scenario.rounds });

function Cell({ cell, view, names }: TrackProps & { cell: TrackCell }) {
  return (
    <span
      className="impulse-cell"
      data-state={cell.state}
      data-phase={cell.phase}
      data-side={cell.side ?? undefined}
      aria-current={cell.state === 'now' ? 'step' : undefined}
      title={cellText(cell, names.side)}
    >
      <span className="impulse-mark" aria-hidden="true">
        {cell.side ? (
          <Ensign nation={view.scenario.sides[cell.side].nation} width={18} />
        ) : (
          <PhaseMark phase={cell.phase} />
        )}
      </span>
      <span className="impulse-number">{cell.impulse}</span>
    </span>
  );
}

const MARKS: Readonly<Record<Impulse['phase'], string>> = {
  opening: 'M5 14V2l8 3-8 3',
  movement: 'M3 8h9M9 4l4 4-4 4',
  gunnery: 'M8 1v4M8 11v4M1 8h4M11 8h4M3 3l3 3M13 3l-3 3M3 13l3-3M13 13l-3-3',
  torpedoes: 'M1 8h1M3 6v4M3.5 8L6 5.5h6a2.5 2.5 0 0 1 0 5H6z',
  repair: 'M3 13l6-6M8 8a3.4 3.4 0 0 1 4.6-4.4L10.4 5.8l1.2 1.2 2.2-2.2A3.4 3.4 0 0 1 9.3 9.2',
};

function PhaseMark({ phase }: { phase: Impulse['phase'] }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={MARKS[phase]} />
    </svg>
  );
}
