import { expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import type { Refusal } from '../../../src/rules/core';
import type { Question } from '../../../src/ui/controls/ConfirmDialog';
import { automaticLaunches } from '../../../src/ui/systems/strategic/advanced/automaticLaunches';
import { chartMarks, pickHex } from '../../../src/ui/systems/strategic/advanced/chartPicks';
import { wayBack } from '../../../src/ui/systems/strategic/advanced/wayBack';
import { armed, give, inPhase } from '../../rules/strategic/advancedGame';
import { fly, scene } from '../../rules/strategic/advancedScene';
import { smallAdvanced } from '../../rules/strategic/smallGame';
import { deskOf } from './deskOf';

const moving = () => {
  const { squadrons, landUnits } = smallAdvanced();
  return inPhase(scene({ squadrons, landUnits }), 'movement', 3);
};

/** A fighter over its own carrier, in the last turn but one that it can stay up. */
function lateFighter() {
  const { state } = moving();
  const fighter = Object.values(state.forces.allies.squadrons).find(
    ({ card }) => card.type === 'F',
  );
  const home = state.forces.allies.ships[fighter?.home ?? '']?.division;
  const hex = state.forces.allies.divisions[home ?? '']?.hex;
  if (!fighter || !hex) throw new Error('no fighter');
  fly(state, fighter.id, [hex], { launchTurn: 3 - fighter.card.endurance });
  return { state, id: fighter.id, hex };
}

test('[ST-12.10] in its last turn only hexes with a deck or base have a way back', () => {
  const { state, id, hex } = lateFighter();
  const { desk } = deskOf({ state, squads: { [id]: 1 } });
  const marks = chartMarks(desk);
  const back = marks.filter(({ kind }) => kind === 'fly').map((mark) => mark.hex);
  expect(back).toContainEqual(hex);
  expect(marks.filter(({ kind }) => kind === 'flyOut').length).toBeGreaterThan(back.length);
});

test('[ST-12.10] a turn more brings everything nearer home within reach', () => {
  const { state, id, hex } = lateFighter();
  const flight = state.forces.allies.advanced?.flights[id];
  if (!flight) throw new Error('no flight');
  flight.launchTurn = (flight.launchTurn ?? 0) + 1;
  const { desk } = deskOf({ state, squads: { [id]: 1 } });
  const comesBack = wayBack(desk.view, 'allies', [id]);
  for (const mark of chartMarks(desk))
    if (distance(mark.hex, hex) <= 6) expect(comesBack(mark.hex)).toBe(true);
});

test('[ST-12.10] a flight without a way back is asked about, and flies if that is meant', () => {
  const { state, id } = lateFighter();
  const { desk, given } = deskOf({ state, squads: { [id]: 1 } });
  const asked: (Question | null)[] = [];
  const out = chartMarks(desk).find(({ kind }) => kind === 'flyOut');
  if (!out) throw new Error('no hex without a way back');
  pickHex({ ...desk, ask: (question) => asked.push(question) }, out.hex);
  expect(given).toEqual([]);
  asked[0]?.onYes();
  expect(given).toMatchObject([{ kind: 'moveSquadrons', squadrons: [id] }]);
});

test('[ST-12.6] a hex too far to take off to is refused with its clause, and the pick is kept', () => {
  const turn = moving();
  const fighter = Object.values(turn.state.forces.allies.squadrons).find(
    ({ card }) => card.type === 'F',
  );
  if (!fighter) throw new Error('no fighters');
  armed(turn.state, 'allies', fighter.id, 'guns');
  const { desk, given } = deskOf({ state: turn.state, squads: { [fighter.id]: 1 } });
  const told: (Refusal | null)[] = [];
  const taken: unknown[] = [];
  pickHex(
    { ...desk, explain: (refusal) => told.push(refusal), take: (ids) => taken.push(ids) },
    { q: 9, r: 0 },
  );
  expect(told).toMatchObject([{ code: 'not-next', rule: 'ST-12.6' }]);
  expect([given, taken]).toEqual([[], []]);
});

test('[ST-9.3] a hex too far for a division is refused, and the division stays picked', () => {
  const turn = moving();
  const { desk, given } = deskOf({ state: turn.state, selected: 'A1' });
  const told: (Refusal | null)[] = [];
  const selected: unknown[] = [];
  pickHex(
    { ...desk, explain: (refusal) => told.push(refusal), select: (id) => selected.push(id) },
    { q: 9, r: -1 },
  );
  expect(told[0]?.rule).toMatch(/^ST-/);
  expect([given, selected]).toEqual([[], []]);
});

test('[ST-12.24] armed squadrons without an order are listed with what they do of themselves', () => {
  const turn = moving();
  const { squadrons } = turn.state.forces.allies;
  const fighter = Object.values(squadrons).find(({ card }) => card.type === 'F');
  const bomber = Object.values(squadrons).find(({ card }) => card.type === 'DB');
  if (!fighter || !bomber) throw new Error('no squadrons');
  armed(turn.state, 'allies', fighter.id, 'guns');
  armed(turn.state, 'allies', bomber.id, 'bombs');
  const listed = () =>
    automaticLaunches(deskOf({ state: turn.state }).desk.view, 'allies').map(
      ({ squadron: { id }, does }) => ({ squadron: id, does }),
    );
  expect(listed()).toEqual(
    expect.arrayContaining([
      { squadron: fighter.id, does: 'patrols' },
      { squadron: bomber.id, does: 'circles' },
    ]),
  );
  const { desk } = deskOf({ state: turn.state, squads: { [bomber.id]: 1 } });
  const [order] = desk.legal.filter((it) => it.kind === 'launch' && it.squadron === bomber.id);
  if (!order) throw new Error('no launch');
  give(turn, 'allies', order);
  expect(listed().map(({ squadron }) => squadron)).toEqual([fighter.id]);
});
