import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { newSoundPlayer } from '../../../src/ui/sound/player';
import { newSynth } from '../../../src/ui/sound/synth';
import { type Noise, voicesOf } from '../../../src/ui/sound/voices';
import { actsOf, flightMs, runMs } from '../../../src/ui/systems/battle/board/common/acts';
import { noisesOf } from '../../../src/ui/systems/battle/motion/noises';
import { fact, hit, salvo, sank } from '../battle/board/motion/reel';
import { fakeSound } from './fakeSound';

const HERE = { q: 0, r: 2 };
const THERE = { q: 0, r: -2 };

const heardOf = (event: BattleEvent) => actsOf([event], 0).flatMap((act) => noisesOf(act));
const kindsOf = (event: BattleEvent) => heardOf(event).map(({ noise }) => noise.kind);

describe('what is heard', () => {
  test('of a salvo its guns at once, its splashes when the shells fall', () => {
    expect(heardOf(salvo())).toMatchObject([
      { noise: { kind: 'guns', weapon: 'primary' }, atMs: 0 },
      { noise: { kind: 'splash' }, atMs: flightMs(HERE, THERE) },
    ]);
  });

  test('of a salvo that hits the hits too, and no splash where all hit', () => {
    expect(kindsOf(salvo(1))).toEqual(['guns', 'splash', 'hit']);
    expect(kindsOf(salvo(2))).toEqual(['guns', 'hit']);
  });

  test('of torpedoes their run, and the strike at its end', () => {
    const spread = {
      ...salvo(1),
      kind: 'torpedoesLaunched',
      ships: ['bismarck'],
    } as unknown as BattleEvent;
    expect(heardOf(spread).at(-1)).toEqual({
      noise: { kind: 'strike' },
      atMs: runMs(HERE, THERE),
    });
  });

  test('of a hit that does nothing a clang', () => {
    expect(kindsOf({ ...hit(), effect: 'deflected' } as BattleEvent)).toEqual(['clang']);
    expect(kindsOf(hit())).toEqual(['hit']);
  });

  test('of a magazine that blows up an explosion', () => {
    expect(kindsOf({ ...sank(), cause: 'magazine' } as BattleEvent)).toEqual([
      'explosion',
      'sinking',
    ]);
  });

  test('of a new round the bell, and of a vote nothing', () => {
    expect(kindsOf(fact('roundBegan'))).toEqual(['bell']);
    expect(kindsOf(fact('votesRevealed'))).toEqual([]);
  });
});

describe('voices', () => {
  const NOISES: readonly Noise[] = [
    { kind: 'guns', weapon: 'primary', shots: 9 },
    { kind: 'guns', weapon: 'tertiary', shots: 1 },
    { kind: 'splash' },
    { kind: 'hit' },
    { kind: 'clang' },
    { kind: 'torpedoRun', lastsMs: 1200 },
    { kind: 'strike' },
    { kind: 'sinking' },
    { kind: 'explosion' },
    { kind: 'bell', strokes: 2 },
    { kind: 'turn' },
  ];

  test.each(NOISES)('of $kind die after they swell, and none is too loud', (noise) => {
    const voices = voicesOf(noise);
    expect(voices.length).toBeGreaterThan(0);
    for (const { gain, swellMs, lastsMs, fromHz, toHz } of voices) {
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
      expect(swellMs).toBeLessThan(lastsMs);
      expect(Math.min(fromHz, toHz)).toBeGreaterThan(20);
    }
  });

  test('larger guns are deeper, longer and louder', () => {
    const [big, small] = (['primary', 'tertiary'] as const).map((weapon) =>
      voicesOf({ kind: 'guns', weapon, shots: 1 }),
    );
    const sum = (voices = big, pick: 'lastsMs' | 'gain' | 'toHz') =>
      (voices ?? []).reduce((total, voice) => total + voice[pick], 0);
    expect(sum(big, 'lastsMs')).toBeGreaterThan(sum(small, 'lastsMs'));
    expect(sum(big, 'gain')).toBeGreaterThan(sum(small, 'gain'));
    expect(sum(big, 'toHz')).toBeLessThan(sum(small, 'toHz'));
  });

  test('a bell is struck in pairs', () => {
    const starts = (strokes: number) => [
      ...new Set(voicesOf({ kind: 'bell', strokes }).map(({ atMs }) => atMs)),
    ];
    const [first = 0, second = 0, third = 0] = starts(3);
    expect(third - second).toBeGreaterThan(second - first);
  });
});

describe('the player', () => {
  const shot = () => actsOf([salvo(1)], 0)[0] as ReturnType<typeof actsOf>[number];

  test('plays an act faster where it is shown faster', () => {
    const lastStart = (rate: number) => {
      const { sound, played } = fakeSound();
      newSoundPlayer(sound).play(noisesOf(shot()), rate);
      return Math.max(...played.map(({ start }) => start));
    };
    expect(lastStart(4)).toBeLessThan(lastStart(1) / 2);
  });

  test('is silent while the page is hidden, and heard again after', () => {
    const { sound, played, state } = fakeSound();
    const player = newSoundPlayer(sound);
    player.setHidden(true);
    player.turn();
    expect(played).toEqual([]);
    expect(state.suspended).toBe(true);
    player.setHidden(false);
    player.turn();
    expect(played.length).toBeGreaterThan(0);
    expect(state.suspended).toBe(false);
  });

  test('ends what is heard and what is yet to be, when that is skipped', () => {
    const { sound, played, state } = fakeSound();
    const player = newSoundPlayer(sound);
    player.play(noisesOf(shot()), 1);
    state.now = 0.1;
    player.hush();
    for (const { end } of played) expect(end).toBeLessThan(0.3);
  });

  test('at half its volume gives a quarter of the power, and at none nothing', () => {
    const { sound, state } = fakeSound();
    const player = newSoundPlayer(sound);
    player.setVolume(50);
    expect(state.loudness).toBe(0.25);
    player.setVolume(0);
    expect(state.loudness).toBe(0);
  });

  test('gives the device back when it is closed', () => {
    const { sound, state } = fakeSound();
    newSoundPlayer(sound).close();
    expect(state.closed).toBe(true);
  });

  test('never plays more voices at once than can be told apart', () => {
    const { sound, played } = fakeSound();
    const synth = newSynth(sound);
    for (let i = 0; i < 50; i++) synth.play(voicesOf({ kind: 'strike' }), 0);
    expect(played.length).toBeLessThanOrEqual(48);
  });
});
