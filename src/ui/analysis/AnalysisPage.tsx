import { useMemo } from 'react';
import { Link } from 'wouter';
import { doctrineOf } from '../../bots';
import { worstMoments } from '../../lab/analysis/worst';
import { enemyOf, SIDES, type Side } from '../../rules/core';
import { segmentIn } from '../../words/registry';
import { Page } from '../frame/Page';
import { analysisText } from '../i18n/analysis';
import { matchText } from '../i18n/match';
import { percent } from '../lab/figures';
import type { OpenMatch } from '../match/library';
import { humansAt } from '../match/seating';
import { usePlayFrom } from '../match/usePlayFrom';
import { useWatch } from '../table/useWatch';
import { CourseFigure } from './CourseFigure';
import { type Course, courseFor, hasStretch } from './effects';
import { chanceText, changeText } from './said';
import { type AnalysisState, useAnalysis } from './useAnalysis';
import { WorstMoments } from './WorstMoments';
import '../table/report/report.css';
import '../table/report/plots.css';
import './analysis.css';

export interface AnalysisProps {
  match: OpenMatch;
  /** The address of a page of the match: `report`, `replay`, or nothing for its table. */
  pageAt: (what: string) => string;
  /** The side from which it is told; where several play here, the Allies. */
  side?: Side | undefined;
  /** It has ended, though not by the rules: it is analyzed up to there. */
  isGivenUp?: boolean;
}

/** Where a finished game was won and lost, by choices and by luck. */
export function AnalysisPage(props: AnalysisProps) {
  const { match, pageAt, isGivenUp = false } = props;
  const { table, title } = match;
  const { outcome } = useWatch(table.spectator);
  const isOver = outcome !== undefined || isGivenUp;
  const why = !isOver ? 'notOver' : doctrineOf(table.system.id) ? undefined : 'noDoctrine';
  return (
    <Page title={analysisText('title', { title })} lead={analysisText('lead')}>
      <div className="actions">
        <Link className="button primary" href={pageAt('')}>
          {matchText(isOver ? 'toGame' : 'backToGame')}
        </Link>
        <Link className="button" href={pageAt('report')}>
          {matchText('report')}
        </Link>
        <Link className="button" href={pageAt('replay')}>
          {matchText('replay')}
        </Link>
      </div>
      {!why && !outcome && <p>{analysisText('givenUp')}</p>}
      {why ? <p>{analysisText(why)}</p> : <Analyzed {...props} />}
    </Page>
  );
}

/** The worst moments that are shown. */
const WORST = 5;

function Analyzed({ match, pageAt, side }: AnalysisProps) {
  const { table, sideNames } = match;
  const { system, scenario, options, seed } = table;
  const played = useMemo(
    () => ({ system: system.id, scenario, options, seed, orders: table.record() }),
    [system, scenario, options, seed, table],
  );
  const running = useAnalysis(played);
  const { playFrom, dialog } = usePlayFrom(match);
  const { outline, state, instead } = running;
  const humans = humansAt(table.sitters);
  const [human, other] = humans;
  const own = side ?? (human && !other ? human : 'allies');
  const worst = worstMoments(
    state.figures?.segments ?? [],
    WORST,
    humans.length > 0 ? humans : SIDES,
  );
  const names = useMemo(
    () => outline?.segments.map(({ name }) => segmentIn(system.id, name)) ?? [],
    [outline, system],
  );
  if (!outline) return <LayingOut fault={state.fault} />;
  // Of a game that was given up the last moment is its end.
  const moments = outline.segments.length - (outline.end === undefined ? 1 : 0);
  if (moments < 1) return <p>{analysisText('nothing')}</p>;
  const shown = { names, sideName: (side: Side) => sideNames[side] };
  const course = state.figures && courseFor(state.figures, own);
  return (
    <div className="report">
      <Progress {...running} moments={moments} />
      {course && (
        <>
          <Sums course={course} own={own} sideName={shown.sideName} />
          {hasStretch(course) && (
            <p>{analysisText('notAll', { seen: course.steps.length, moments })}</p>
          )}
          {outline.judged !== 'open' && <p>{analysisText(`judged.${outline.judged}`)}</p>}
          <CourseFigure
            {...shown}
            {...{ course, own }}
            worst={worst.map(({ segment }) => segment)}
          />
          <WorstMoments
            {...shown}
            {...{ system, outline, instead, worst }}
            isDone={state.status === 'done'}
            pageAt={pageAt}
            onPlayFrom={playFrom}
          />
        </>
      )}
      {dialog}
    </div>
  );
}

/** Until the game is laid out, there is nothing to be stopped. */
const LayingOut = ({ fault }: { fault: string | undefined }) => (
  <p role="status">
    {fault === undefined ? analysisText('layingOut') : analysisText('failed', { fault })}
  </p>
);

type ProgressProps = Pick<ReturnType<typeof useAnalysis>, 'state' | 'goOn' | 'stop'> & {
  moments: number;
};

/** How far it is, to be stopped and gone on with, or to be looked at closer. */
function Progress({ state, goOn, stop, moments }: ProgressProps) {
  const isPlaying = state.status === 'playing';
  return (
    <div className="analysis-progress">
      <button type="button" className="button" onClick={isPlaying ? stop : goOn}>
        {analysisText(PRESS[state.status])}
      </button>
      <progress aria-label={analysisText('looks')} value={state.share} />
      {isPlaying ? (
        <p className="hint">
          {state.figures ? analysisText('progress', state) : analysisText('first')}
          {state.secondsLeft !== undefined && <> {timeText(state.secondsLeft)}</>}
        </p>
      ) : (
        <p role="status">{endText(state, moments)}</p>
      )}
    </div>
  );
}

const PRESS = { playing: 'stop', stopped: 'goOn', done: 'closer', timeUp: 'closer' } as const;

/** 'About 4 minutes left' */
function timeText(seconds: number): string {
  const count = Math.round(seconds / 60);
  return count < 1 ? analysisText('leftSoon') : analysisText('left', { count });
}

function endText({ status, taken, of, fault }: AnalysisState, moments: number): string {
  if (fault !== undefined) return analysisText('failed', { fault });
  if (status === 'timeUp') return analysisText('timeUp', { taken, moments });
  return status === 'done'
    ? analysisText('done', { of, moments })
    : analysisText('stopped', { taken, of });
}

interface SumsProps {
  course: Course;
  own: Side;
  sideName: (side: Side) => string;
}

/** What adds up from the chance at the start to the end. */
function Sums({ course, own, sideName }: SumsProps) {
  const { start, end, choice, luck } = course;
  const enemy = enemyOf(own);
  const choices = (side: Side) => analysisText('choicesOf', { side: sideName(side) });
  return (
    <section aria-labelledby="analysis-sums">
      <h2 id="analysis-sums">{analysisText('sums', { side: sideName(own) })}</h2>
      <dl className="analysis-sums">
        <Sum name={analysisText('atStart')} value={chanceText(start)} />
        <Sum name={choices(own)} value={changeText(choice[own])} side={own} />
        <Sum name={choices(enemy)} value={changeText(choice[enemy])} side={enemy} />
        <Sum
          name={analysisText(hasStretch(course) ? 'luckAndRest' : 'luck')}
          value={changeText(luck)}
        />
        <Sum
          name={analysisText('atEnd')}
          value={analysisText('percent', { value: percent(end) })}
        />
      </dl>
      <p className="hint">{analysisText('whatItIs')}</p>
    </section>
  );
}

const Sum = ({ name, value, side }: { name: string; value: string; side?: Side }) => (
  <div data-side={side}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
