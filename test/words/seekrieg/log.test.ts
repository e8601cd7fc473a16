import { afterEach, describe, expect, test } from 'vitest';
import { eventsFor, SIDES, type Side } from '../../../src/rules/core';
import type { SeekriegEvent } from '../../../src/rules/seekrieg';
import { seekrieg } from '../../../src/rules/seekrieg';
import { type LogChapter, type LogLine, plainText } from '../../../src/words/core/logLine';
import { setLanguage } from '../../../src/words/core/texts';
import { newNames } from '../../../src/words/seekrieg/common/names';
import { eventText } from '../../../src/words/seekrieg/eventText';
import { logChapters } from '../../../src/words/seekrieg/logBook';
import { SECTIONS } from '../../../src/words/seekrieg/sections';
import { SHIPPED } from '../../scenario/seekrieg/shippedBattles';
import { EVENTS, eventOf } from './events';
import { begun, playedOut, WHOLE } from './said';

afterEach(() => setLanguage('en'));

const state = begun('sk-river-plate');

/** A sentence about the battle off the Plate. */
function said(event: SeekriegEvent): string {
  const told = eventText(event, newNames(state));
  return told ? plainText(told.parts) : '';
}

/** A code is words joined by hyphens and nothing else; texts of one word are words of the language. */
const CODE = /^[a-z]+(-[a-z0-9]+)+$/;

/** The log of a battle as a side reads it, or all of it. */
function readLog(id: string, viewer: Side | 'all'): LogChapter[] {
  const { state: end, events } = playedOut(id);
  return viewer === 'all'
    ? logChapters(events, end, 'spectator')
    : logChapters(eventsFor(events, viewer), seekrieg.view(end, viewer), viewer);
}

function expectLine({ parts, dice, modifiers }: LogLine): void {
  expect(plainText(parts)).toMatch(WHOLE);
  expect(plainText(parts)).toMatch(/^[^a-zäöü].*\.$/);
  for (const { reason } of dice) expect(reason).toMatch(/[ ?]|^[A-Z]/);
  for (const { code } of modifiers) expect(code).not.toMatch(CODE);
}

test('[SK-7.7] a log tells which weather was rolled; one that an earlier version kept does not know it', () => {
  const rolled = eventOf('weatherRolled', {});
  expect(said(rolled)).toMatch(/Force 4.*visibility code 8/);
  expect(said({ ...rolled, environment: undefined } as never)).toBe('');
});

describe.each(['en', 'de'] as const)('%s', (language) => {
  test.each(SHIPPED)(
    'the log of %s, whole and of each side: every line is a sentence',
    async (id) => {
      await setLanguage(language);
      for (const viewer of [...SIDES, 'all'] as const) {
        const chapters = readLog(id, viewer);
        for (const { part, title } of chapters) expect(`${part} ${title}`).toMatch(WHOLE);
        const lines = chapters.flatMap((it) => it.lines);
        expect(lines.length).toBeGreaterThan(100);
        lines.forEach(expectLine);
      }
    },
  );

  test.each(EVENTS)('$kind', async (event) => {
    await setLanguage(language);
    if (event.kind === 'sideConfirmed') expect(said(event)).toBe('');
    else expect(said(event)).toMatch(WHOLE);
  });

  test('[SK-29.22] every effect of CHART N4 has its words', async () => {
    await setLanguage(language);
    const texts = Array.from({ length: 63 }, (_, at) => {
      const event = eventOf('criticalDamage', { cd: at + 1, turns: null });
      return said(event);
    });
    for (const text of texts) {
      expect(text).toMatch(WHOLE);
      expect(text).toMatch(/^Exeter, [^:]+: [^\d].*\.$/);
      expect(text).not.toMatch(/: [a-z]+-[a-z-]+\.$/);
    }
    expect(new Set(texts).size).toBeGreaterThan(50);
  });
});

test('a turn falls into the parts of SK-5.1', () => {
  const { state: end, events } = playedOut('sk-river-plate');
  const titles = logChapters(events, end, 'spectator').map(({ key }) => key);
  const parts = new Set(titles.map((key) => key.split('#')[0]?.split('/')[1]));
  for (const part of ['start', 'movement', 'sighting', 'gunfire', 'end'])
    expect(parts).toContain(part);
  for (const part of parts) expect(SECTIONS).toContain(part);
  expect(new Set(titles).size).toBe(titles.length);
});

test('[SK-5.13] the salvos of an enemy at the same target in a turn are counted, without naming a battery', () => {
  const seen = () => eventOf('salvoFired', { details: null, isStray: false });
  const salvos = [seen(), seen(), seen(), seen()];
  const lines = logChapters(salvos, state, 'allies').flatMap((it) => it.lines);
  const [first = '', ...others] = lines.map(({ parts }) => plainText(parts));
  expect(first).toMatch(/ fires at /);
  expect(others).toEqual(
    ['a second', 'a third', 'yet another'].map((it) =>
      first.replace('fires at', `fires ${it} group of guns at`),
    ),
  );
});

test('[SK-5.13] of salvos from out of sight nobody tells whether one ship or several fired them', () => {
  const unseen = () => eventOf('salvoFired', { ship: null, details: null, isStray: false });
  const lines = logChapters([unseen(), unseen(), unseen()], state, 'allies');
  const [first = '', ...others] = lines
    .flatMap((it) => it.lines)
    .map(({ parts }) => plainText(parts));
  const more = first.replace('An unseen ship fires', 'More unseen guns fire');
  expect(more).not.toBe(first);
  expect(others).toEqual([more, more]);
});

test('German is not English', async () => {
  const english = EVENTS.map(said);
  await setLanguage('de');
  const same = EVENTS.map(said).filter((text, at) => text !== '' && text === english[at]);
  expect(same).toEqual([]);
});

test('[SK-5.13] gunfire: the firing side reads guns, range and shells, others what falls', async () => {
  const own = eventOf('salvoFired');
  expect(said(own)).toBe(
    'Exeter fires turrets A and B (8-inch) at Admiral Graf Spee, 18,000 yards, 8 APC shells: 2 hits.',
  );
  expect(said({ ...own, details: null })).toBe('Exeter fires at Admiral Graf Spee: 2 hits.');
  expect(said({ ...own, details: null, ship: null, hits: 1 })).toBe(
    'An unseen ship fires at Admiral Graf Spee: one hit.',
  );
  expect(said({ ...own, isStray: true, hits: 0 })).toBe(
    'Shells of Exeter meant for another ship fall near Admiral Graf Spee: no hits.',
  );
  await setLanguage('de');
  expect(said(own)).toBe(
    'Exeter feuert auf Admiral Graf Spee, Türme A und B (20,3 cm), 18.000 Yards, 8 Schuss APC: 2 Treffer.',
  );
});

test('all turrets of a battery are all its guns', () => {
  const turrets = state.ships.exeter?.sheet.batteries[0]?.turrets.map((_, index) => index) ?? [];
  const { details } = eventOf('salvoFired');
  if (!details) throw new Error('no details');
  expect(said(eventOf('salvoFired', { details: { ...details, turrets } }))).toMatch(
    /^Exeter fires all 8-inch guns at Admiral Graf Spee, /,
  );
});

test('hits and damage are told with their figures', async () => {
  expect(said(eventOf('shipHit'))).toBe(
    'Exeter hit, belt: penetration 12.3 against 3 inches, armor defeated, 48 DP.',
  );
  expect(said(eventOf('shipHit', { penetrates: false, penetrationInches: 2 }))).toBe(
    'Exeter hit, belt: penetration 2 against 3 inches, armor holds, 48 DP.',
  );
  expect(said(eventOf('shipHit', { location: null, failure: 'dud', damage: 0 }))).toBe(
    'Exeter hit: a dud.',
  );
  expect(said(eventOf('criticalDamage'))).toBe(
    'Exeter, critical damage: turret B jammed in train, 4 turns.',
  );
  expect(said(eventOf('piecesLost'))).toBe(
    'Exeter loses one 8-inch gun (turret B), 2 torpedo tubes and 2 knots.',
  );
  const guns = [0, 1, 0].map((turret) => ({ battery: 0, turret }));
  expect(said(eventOf('piecesLost', { guns, tubes: [], knots: 1 }))).toBe(
    'Exeter loses 3 8-inch guns (turrets A and B) and one knot.',
  );
  expect(said(eventOf('fireStruckOut'))).toBe(
    'Exeter, turrets A and B (8-inch): no fire at Admiral Graf Spee. The target is out of range: at most 29,900 yards.',
  );
  expect(said(eventOf('criticalDamage', { cd: 34, turns: 0 }))).toBe(
    'Exeter, critical damage: fire.',
  );
  await setLanguage('de');
  expect(said(eventOf('criticalDamage'))).toBe('Exeter, schwerer Treffer: Turm B klemmt, 4 Züge.');
});

test('movement, sighting and torpedoes', () => {
  expect(said(eventOf('shipMoved'))).toBe(
    'Exeter moves 2 hexes to E3 N12, heading north at 24 knots.',
  );
  expect(said(eventOf('shipMoved', { path: [] }))).toBe('Exeter stays at E3 N11, heading north.');
  expect(said(eventOf('contactNamed'))).toMatch(/ identifies contact 3: Admiral Graf Spee\.$/);
  expect(said(eventOf('torpedoesTried'))).toBe(
    'Torpedoes of Exeter reach Admiral Graf Spee, 17% each: one hit.',
  );
  expect(said(eventOf('torpedoHit', { damage: null }))).toBe('A torpedo hits Exeter.');
});

test('[SK-26.4, SK-26.16] submarines and their hunters', () => {
  expect(said(eventOf('depthChanged', { feet: 0 }))).toBe('Exeter surfaces.');
  expect(said(eventOf('chargesDropped'))).toBe(
    'Exeter fires ahead-thrown charges set to 50, 150 and 250 feet.',
  );
  expect(said(eventOf('boatAttacked'))).toBe('6 charges explode near Exeter: one hit.');
});

test('[SK-35.19, SK-1.12] what is scored, and how a battle ends', async () => {
  expect(said(eventOf('objectiveScored'))).toMatch(
    / scores 150 points: Admiral Graf Spee damaged to 20% or more\.$/,
  );
  expect(said(eventOf('gameEnded'))).toMatch(
    / wins on points at the end of the last turn, 800 points to 150\.$/,
  );
  const outcome = { ...eventOf('gameEnded').outcome, winner: 'draw' as const };
  expect(said(eventOf('gameEnded', { outcome }))).toBe('The battle is a draw, 150 points to 800.');
  await setLanguage('de');
  expect(said(eventOf('gameEnded', { outcome }))).toBe(
    'Das Gefecht endet unentschieden, 150 zu 800 Punkten.',
  );
});
