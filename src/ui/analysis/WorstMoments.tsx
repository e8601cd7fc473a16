import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Layout } from '../../game/lab/layout';
import type { Outline } from '../../lab/analysis/outline';
import { type BadMoment, isSure } from '../../lab/analysis/worst';
import type { AnySystem, Side } from '../../rules/core';
import { insteadText } from '../../words/ordersApart';
import { replayAt } from '../frame/paths';
import { analysisText } from '../i18n/analysis';
import { percent } from '../lab/figures';
import { changeText } from './said';

interface WorstProps {
  /** The address of a page of the match. */
  pageAt: (what: string) => string;
  system: AnySystem;
  outline: Outline;
  instead: Layout['instead'];
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
  outline,
  moment,
  names,
  sideName,
  onPlayFrom,
  ...others
}: Omit<WorstProps, 'worst' | 'isDone'> & { moment: BadMoment }) {
  const { segment, side, choice } = moment;
  const where = names[segment] ?? '';
  const given = outline.segments[segment]?.given ?? 0;
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
      <Otherwise {...others} segment={segment} side={side} />
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

type OtherwiseProps = Pick<WorstProps, 'system' | 'instead'> & Pick<BadMoment, 'segment' | 'side'>;

/** What was ordered, and what the Commander would have ordered instead, where they differ. */
function Otherwise(props: OtherwiseProps) {
  const said = useInstead(props);
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

/** The other orders in words, once the worker has told them. */
function useInstead({ system, instead, segment, side }: OtherwiseProps) {
  const [said, setSaid] = useState<ReturnType<typeof insteadText>>();
  useEffect(() => {
    let isShown = true;
    void instead(segment, side).then((it) => {
      if (isShown && it) setSaid(insteadText(system, side, it));
    });
    return () => {
      isShown = false;
    };
  }, [system, instead, segment, side]);
  return said;
}
