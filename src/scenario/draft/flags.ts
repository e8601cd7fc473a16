import type { Side } from '../../rules/core';
import type { ShipRegistry } from '../records/registry';
import type { Nation, StoryDraft } from './storyDraft';

/** What a side is called that sails under a flag. */
const NAVY_NAMES: Record<Nation, string> = {
  'united-kingdom': 'Royal Navy',
  australia: 'Royal Australian Navy',
  canada: 'Royal Canadian Navy',
  'new-zealand': 'Royal New Zealand Navy',
  india: 'Royal Indian Navy',
  'united-states': 'US Navy',
  france: 'Marine nationale',
  netherlands: 'Royal Netherlands Navy',
  poland: 'Polish Navy',
  norway: 'Royal Norwegian Navy',
  'soviet-union': 'Soviet Navy',
  germany: 'Kriegsmarine',
  italy: 'Regia Marina',
  japan: 'Imperial Japanese Navy',
};

/** A side under the flag of its first ship, and the name that goes with it. */
export function underFlag<Own extends StoryDraft>(
  draft: Own,
  side: Side,
  ship: string,
  { ships }: Pick<ShipRegistry, 'ships'>,
): Own {
  const nation = ships.get(ship)?.nation as Nation | undefined;
  if (nation === undefined || nation === draft.sides[side].nation) return draft;
  const flagged = { ...draft.sides[side], name: NAVY_NAMES[nation], nation };
  return { ...draft, sides: { ...draft.sides, [side]: flagged } };
}
