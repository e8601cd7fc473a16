import { useSyncExternalStore } from 'react';
import type { Snapshot, Watch } from '../../game';
import type { AnySystem } from '../../rules/core';

/** What a place at the table sees now, and again whenever it changes. */
export const useWatch = <S extends AnySystem>(watch: Watch<S>): Snapshot<S> =>
  useSyncExternalStore(watch.subscribe, watch.getSnapshot);
