import type { ReactNode } from 'react';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import './air.css';

interface AirFrameProps {
  variant?: 'deck-board';
  /** Squadrons can be sent in this step. */
  isAsked?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Beside the title. */
  legend?: ReactNode;
  /** Above the carriers and bases. */
  bar?: ReactNode;
  /** All carriers and bases. */
  children: ReactNode;
}

/** The air board of a side under one title, which folds it. */
export function AirFrame(props: AirFrameProps) {
  const { variant, isAsked = false, isOpen, onToggle, legend, bar, children } = props;
  const { side } = useDesk();
  const title = strategicBoardText('airBoard');
  return (
    <section
      className={variant ? `air-board ${variant}` : 'air-board'}
      data-side={side}
      data-open={isOpen || undefined}
      data-asked={isAsked || undefined}
      aria-label={title}
    >
      <header className="air-head">
        <h2>
          <button type="button" className="board-toggle" aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
        </h2>
        {legend}
      </header>
      {isOpen && (
        <>
          {bar}
          {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
          <div
            className="air-bases"
            role="group"
            aria-label={strategicBoardText('bases')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
            tabIndex={0}
          >
            {children}
          </div>
        </>
      )}
    </section>
  );
}
