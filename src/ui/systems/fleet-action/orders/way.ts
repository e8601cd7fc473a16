import type { Reached } from '../../../../rules/fleet-action/query';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';

/** 'ahead 2, port, ahead 3'; 'steady' for a straight course. */
export function sayWay({ steps, isOff, path }: Reached): string {
  const parts: string[] = [];
  let ahead = 0;
  const flush = () => {
    if (ahead > 0) parts.push(fleetFormsText('ahead', { hexes: ahead }));
    ahead = 0;
  };
  for (const step of steps)
    if (step === 'ahead') ahead += 1;
    else {
      flush();
      parts.push(fleetFormsText(step));
    }
  if (parts.length > 0) flush();
  if (isOff) return [...parts, fleetFormsText('leaves')].join(', ');
  if (parts.length > 0) return parts.join(', ');
  return fleetFormsText(path.length === 0 ? 'stays' : 'steady');
}
