import type { Objective } from '../../../../rules/strategic';

const POLE = 'M3 15V2l8 2.600-8 3';

/** Objectives there: a flag in the color of the side that scores, with the points. The counter's label says it too. */
export const ObjectiveFlags = ({ objectives }: { objectives: readonly Objective[] }) =>
  objectives.map(({ id, text, points, scores }) => (
    <span key={id} className="objective-flag" data-side={scores} title={text} aria-hidden="true">
      <svg viewBox="0 0 14 16" aria-hidden="true">
        <path d={POLE} />
      </svg>
      {points}
    </span>
  ));
