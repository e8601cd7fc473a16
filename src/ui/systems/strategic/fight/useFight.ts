import { useState } from 'react';
import type { Snapshot } from '../../../../game';
import type { Viewer } from '../../../../rules/core';
import type { StrategicEvent, StrategicView, strategic } from '../../../../rules/strategic';
import { battleIn, broughtBack } from './battleTable';

/** The battle on the screen. */
export interface Fight {
  id: string;
  /** The operation as it was while the battle was fought. */
  view: StrategicView;
  /** Once it is over: the operation as it is now, what it was told, and what goes back to it. */
  ended?: { view: StrategicView; events: readonly StrategicEvent[]; onBack: () => void };
}

type Seen = Pick<Fight, 'id' | 'view'> & { viewer: Viewer };

/** The battle that an action is fought out as; taken back by the operation it stays until whoever saw it fought goes back himself. */
export function useFight(
  { view, chapters }: Snapshot<typeof strategic>,
  viewer: Viewer,
): Fight | null {
  const [seen, see] = useState<Seen | null>(null);
  if (battleIn(view)) {
    if (seen?.view !== view || seen.viewer !== viewer) see({ id: idOf(view), view, viewer });
    return { id: idOf(view), view };
  }
  if (seen?.viewer !== viewer) return null;
  const events = chapters.flatMap((chapter) => chapter.events);
  if (broughtBack(events).length === 0) return null;
  return { ...seen, ended: { view, events, onBack: () => see(null) } };
}

const idOf = ({ action }: StrategicView): string => action?.id ?? '';
