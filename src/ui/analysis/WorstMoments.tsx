import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Analyst } from '../../lab/analysis/analyst';
import { alternativeTo } from '../../lab/analysis/sample';
import { type BadMoment, isSure } from '../../lab/analysis/worst';
import type { Side } from '../../rules/core';
import { ordersApart } from '../../words/ordersApart';
import { wordsOf } from '../../words/registry';
import { replayAt } from '../frame/paths';
import { analysisText } from '../i18n/analysis';
import { percent } from '../lab/figures';
import { changeText } from './said';

interface WorstProps {
  /** The address of a page of the match. */
  pageAt: (what: string) => string;
  analyst: Analyst;
  worst: readonly BadMoment[];
  /** All playouts that were asked for have been taken. */
  isDone: boolean;
  names: readonly string[];
  sideName: (side: Side) => string;
  /** Begins a game of one's own after so many lines of the record. */
  onPlayFrom: (given: number) => void;
}

/** The moments that cost most, each a click from being seen, or played otherwise. */
export function WorstMoments(props: WorstProps) {
  const { worst, isDone } = props;
  return (
    <section aria-labelledby="analysis-worst">
      <h2 id="analysis-worst">{analysisText('worst')}</h2>
      {worst.length === 0 && <p>{analysisText(isDone ? 'worstNone' : 'worstNotYet')}</p>}
      <ol className="analysis-worst">
        {worst.map((moment) => (
          <Moment key={`${moment.segment} ${moment.side}`} {...props} moment={moment} />
        ))}
      </ol>
    </section>
  );
}

function Moment({
  pageAt,
  analyst,
  moment,
  names,
  sideName,
  onPlayFrom,
}: Omit<WorstProps, 'worst' | 'isDone'> & { moment: BadMoment }) {
  const { segment, side, choice } = moment;
  const where = names[segment] ?? '';
  const given = analyst.segments[segment]?.given ?? 0;
  return (
    <li data-side={side}>
      <h3>{where}</h3>
      <p>
        <b className="of-side">
          {analysisText('cost', { side: sideName(side), count: percent(-choice.mean) })}
        </b>{' '}
        <span className="hint">
          {changeText(choice)}
          {!isSure(moment) && `, ${analysisText('unsure')}`}
        </span>
      </p>
      <Otherwise analyst={analyst} segment={segment} side={side} />
      <div className="actions">
        <Link
          className="button small primary"
          href={replayAt(pageAt('replay'), given)}
          aria-label={analysisText('seeName', { where })}
        >
          {analysisText('see')}
        </Link>
        <button
          type="button"
          className="button small"
          aria-label={analysisText('playOnName', { where })}
          onClick={() => onPlayFrom(given)}
        >
          {analysisText('playOn')}
        </button>
      </div>
    </li>
  );
}

type OtherwiseProps = Pick<WorstProps, 'analyst'> & Pick<BadMoment, 'segment' | 'side'>;

/** What was ordered, and what the Commander would have ordered instead, where they differ. */
function Otherwise({ analyst, segment, side }: OtherwiseProps) {
  const said = useMemo(() => otherwise({ analyst, segment, side }), [analyst, segment, side]);
  if (!said) return null;
  return (
    <dl className="analysis-otherwise">
      <dt>{analysisText('ordered')}</dt>
      <Lines lines={said.given} />
      <dt>{analysisText('instead')}</dt>
      <Lines lines={said.instead} why={said.why} />
    </dl>
  );
}

function Lines({ lines, why }: { lines: readonly string[]; why?: string | undefined }) {
  return (
    <dd>
      {lines.length === 0 && <p>{analysisText('orderedNothing')}</p>}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two orders may read alike
        <p key={at}>{line}</p>
      ))}
      {why !== undefined && <p className="hint">{why}</p>}
    </dd>
  );
}

function otherwise({ analyst: { system, segments, seedOf }, segment: at, side }: OtherwiseProps) {
  const segment = segments[at];
  const other = segment && alternativeTo(system, segment, side, seedOf(0));
  if (!other) return null;
  const view: unknown = system.view(segment.state, side);
  const why = other.why && wordsOf(system.id).reasonText?.(other.why, view);
  return { ...ordersApart(system, { view, side }, segment.orders[side], other.lines), why };
}
