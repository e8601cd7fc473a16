import type { SegmentName } from '../../rules/core';
import type { FleetActionView } from '../../rules/fleet-action';
import { fleetPlacesText } from './texts/places';

type StepKind = FleetActionView['step']['kind'];

/** Where a game stands: 'Turn 3: Ship Movement'. */
export function segmentText({ code, figures = {} }: SegmentName): string {
  if (code === 'over') return fleetPlacesText('over');
  const { turn } = figures as { turn: number };
  const step = fleetPlacesText(`step.${code as Exclude<StepKind, 'over'>}`);
  return fleetPlacesText('turn', { turn, step });
}
