import { Suspense } from 'react';
import { lazyPage } from '../frame/lazyPage';
import { closeClause, useOpenClause } from './openClause';

const popover = lazyPage(() =>
  import('./ClausePopover').then(({ ClausePopover }) => ClausePopover),
);

export const prefetchClause = popover.prefetch;

/** The clause that is open, over whatever else is on the page. */
export function OpenedClause() {
  const open = useOpenClause();
  return (
    <Suspense fallback={null}>
      {open && <popover.Page open={open} onClose={closeClause} />}
    </Suspense>
  );
}
