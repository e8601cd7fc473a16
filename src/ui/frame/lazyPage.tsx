import { type ComponentType, lazy } from 'react';
import { textsReady } from '../../words/core/texts';
import { onRetry } from './retry';

/** A page whose code is fetched on first use, or ahead of time. */
export interface LazyPage<Props> {
  Page: ComponentType<Props>;
  /** Fetches the code, so that the page opens without the network. */
  prefetch(): Promise<unknown>;
}

/** Makes a page of code that is fetched apart, and the texts of its language with it. Unlike React's `lazy` it can be tried again after a failure. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const fetchAll = async () => {
    const page = await load();
    await textsReady();
    return page;
  };
  let failed = false;
  const fetched = () =>
    lazy(async () => {
      const page = await fetchAll().catch((error: unknown) => {
        failed = true;
        throw error;
      });
      return { default: page };
    }) as ComponentType<Props>;
  let Current = fetched();
  onRetry(() => {
    if (!failed) return;
    failed = false;
    Current = fetched();
  });
  return { Page: (props) => <Current {...props} />, prefetch: fetchAll };
}
