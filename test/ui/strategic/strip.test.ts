import { expect, test } from 'vitest';
import { stripGroups } from '../../../src/ui/systems/strategic/advanced/stripOf';
import { unitsOf } from '../../../src/ui/systems/strategic/advanced/units';
import { fly, HERE, sail, scene } from '../../rules/strategic/advancedScene';
import { smallAdvanced } from '../../rules/strategic/smallGame';
import { deskOf } from './deskOf';

/** What is named of a hex where divisions of both sides lie under a squadron. */
function named(side: 'allies' | 'axis') {
  const { squadrons, landUnits, divisions } = smallAdvanced();
  const state = scene({ squadrons, landUnits, divisions });
  for (const division of ['A1', 'X2']) sail(state, division, [HERE]);
  fly(state, 'a-db-1', [HERE], { ordnance: 'bombs', launchTurn: 1 });
  const { desk } = deskOf({ state, side });
  return stripGroups(unitsOf(desk.view, side), desk.names, HERE);
}

test('all own ships and squadrons of a hex are named, each group under its pin', () => {
  const groups = named('allies');
  expect(groups.map(({ id }) => id)).toEqual(['A1', 'flights/a-db-1']);
  const [ships, aircraft] = groups;
  expect(ships?.members.map(({ id }) => id)).toContain('a-carrier');
  expect(ships?.members.length).toBeGreaterThan(1);
  expect(aircraft?.members.map(({ id }) => id)).toEqual(['a-db-1']);
});

test('[ST-11.12] ships of the enemy that nobody has reported are not named', () => {
  const ids = named('axis').flatMap(({ members }) => members.map(({ id }) => id));
  expect(ids).toContain('x-battleship');
  expect(ids.filter((id) => id.startsWith('a-'))).toEqual([]);
});
