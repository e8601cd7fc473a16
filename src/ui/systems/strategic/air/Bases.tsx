import type { ReactNode } from 'react';
import { strategicBoardText } from '../../../../words/strategic/texts/board';

/** All carriers and bases. Keys scroll them even when no squadron can be selected. */
export const Bases = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
  <div
    className="air-bases"
    role="group"
    aria-label={strategicBoardText('bases')}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    tabIndex={0}
  >
    {children}
  </div>
);
