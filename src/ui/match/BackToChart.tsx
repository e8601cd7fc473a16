import { useLocation } from 'wouter';
import { isOwnId } from '../../scenario/own/ownId';
import { ActionButton } from '../controls/ActionButton';
import { type Action, useKeys } from '../controls/keys';
import { chartRoomPath } from '../frame/paths';
import { chartRoomText } from '../i18n/chartRoom';
import type { OpenMatch } from './library';

/** The way back to the chart room from a match of a battle of one's own; none from others. */
function useBackToChart({ table }: OpenMatch): Action[] {
  const [, go] = useLocation();
  const { id } = Object(table.scenario) as { id?: unknown };
  if (typeof id !== 'string' || !isOwnId(id)) return [];
  const run = () => go(chartRoomPath(id));
  // As in most programs the key that edits; all letters are taken.
  return [{ id: 'chart-room', keys: ['F2'], label: chartRoomText('backToIt'), group: '', run }];
}

/** Listens for the key that leads back to the chart room. */
export const useBackKey = (match: OpenMatch): void => useKeys(useBackToChart(match));

export const BackToChart = ({ match }: { match: OpenMatch }) =>
  useBackToChart(match).map((action) => <ActionButton key={action.id} action={action} />);
