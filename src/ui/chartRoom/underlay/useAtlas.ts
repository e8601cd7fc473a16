import { useEffect, useState } from 'react';
import type { Coasts } from '../../../scenario/atlas/world';

export type AtlasState = 'off' | 'loading' | 'failed' | 'there';

/** The atlas, once it is asked for. */
export function useAtlas(isShown: boolean): { world: Coasts | undefined; state: AtlasState } {
  const [world, setWorld] = useState<Coasts>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    let isLeft = false;
    setFailed(false);
    import('./atlas')
      .then(({ loadAtlas }) => loadAtlas())
      .then((rings) => !isLeft && setWorld(rings))
      .catch(() => !isLeft && setFailed(true));
    return () => {
      isLeft = true;
    };
  }, [isShown]);
  if (!isShown) return { world, state: 'off' };
  if (world) return { world, state: 'there' };
  return { world, state: failed ? 'failed' : 'loading' };
}
