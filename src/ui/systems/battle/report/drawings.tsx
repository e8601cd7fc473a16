import type { ReactNode } from 'react';
import { IMPULSES_PER_ROUND, islandHex } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import { reportText } from '../../../../words/battle/texts/report';
import { LinePlot, type PlotParts, type Series } from '../../../table/report/LinePlot';
import { LuckPlot, luckHeight } from '../../../table/report/LuckPlot';
import { luckName } from '../../../table/report/luck';
import { wrecksOf } from '../desk/history';
import { TrackMap } from './plots/TrackMap';
import { trackFrame } from './plots/trackFrame';
import type { Report } from './report';
import { timeOf } from './strength';

interface Drawn {
  height: number;
  drawing: ReactNode;
}

export type StrengthKind = 'hull' | 'guns';

/** A side's strength in percent of its start. */
export const seriesOf = (report: Report, kind: StrengthKind, names: Names): Series[] =>
  report.known.map((side) => {
    const whole = report.strength[0]?.[kind][side] ?? 0;
    return {
      side,
      name: names.side(side),
      samples: report.strength.map((point) => ({
        time: point.time,
        value: whole > 0 ? (100 * point[kind][side]) / whole : 0,
      })),
      losses: report.losses.flatMap(({ ship, side: of, lostAt }) =>
        of === side && lostAt ? [{ time: timeOf(lostAt), name: names.ship(ship) }] : [],
      ),
    };
  });

const ROUNDS: PlotParts = {
  length: IMPULSES_PER_ROUND,
  name: (round) => reportText('roundN', { round }),
};

/** Hull or gun strength over time. */
export function drawStrength(
  report: Report,
  kind: StrengthKind,
  names: Names,
  width: number,
): Drawn {
  const height = Math.round(Math.min(280, Math.max(200, width * 0.5)));
  const lastTime = report.strength.at(-1)?.time ?? 0;
  const series = seriesOf(report, kind, names);
  return {
    height,
    drawing: (
      <LinePlot box={{ width, height }} series={series} lastTime={lastTime} parts={ROUNDS} />
    ),
  };
}

/** Everybody's courses, and where ships were lost. */
export function drawTracks({ courses, events, view }: Report, names: Names, width: number): Drawn {
  const wrecks = wrecksOf(events, view, names);
  const shown = [
    ...courses.flatMap(({ pieces }) => pieces.flat()),
    ...wrecks.map(({ hex }) => hex),
  ];
  const frame = trackFrame(shown, width);
  const named = courses.map((course) => ({ ...course, name: names.stack(course.stack) }));
  return {
    height: frame.height,
    drawing: (
      <TrackMap
        frame={frame}
        land={view.scenario.land}
        island={islandHex(view)}
        courses={named}
        wrecks={wrecks}
      />
    ),
  };
}

/** Hits against the average of the dice. */
export const drawLuck = ({ luck }: Report, names: Names, width: number): Drawn => ({
  height: luckHeight(luck.length),
  drawing: (
    <LuckPlot
      width={width}
      rows={luck.map((it) => ({ luck: it, name: luckName(it, names.side) }))}
    />
  ),
});
