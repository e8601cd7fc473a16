import type { Viewer } from '../../core';
import type { StrategicState } from '../state';
import type { SurfaceAction } from './state';

/** [ST-5.7, ST-5.25] A surface action as a viewer sees it. */
export function actionView(
  _state: StrategicState,
  action: SurfaceAction,
  _viewer: Viewer,
): SurfaceAction {
  return action;
}
