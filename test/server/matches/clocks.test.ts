import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockAt,
  dueOf,
  isOtherMoment,
  type Moment,
  newClock,
  publicClock,
  refilledClock,
  remindedClock,
  settledClock,
} from '../../../server/matches/clocks';
import type { ClockSettings } from '../../../src/game/online/pace';

const moment = (over: Partial<Moment> = {}): Moment => ({
  now: 0,
  segment: 0,
  begun: true,
  stopped: false,
  deciding: { allies: true, axis: false },
  ...over,
});

const served = (from: number, to: number) => to - from;

const GAME: ClockSettings = {
  gameSeconds: 60,
  incrementSeconds: 5,
  timeout: 'adjudged',
  graceSeconds: 10,
};
const DECISION: ClockSettings = { decisionSeconds: 30, timeout: 'bot', graceSeconds: 20 };

const left = (settings: ClockSettings, clock: ReturnType<typeof newClock>) => {
  const { allies, axis } = publicClock(settings, clock).sides;
  return [allies, axis].map(({ gameMs, decisionMs }) => gameMs ?? decisionMs);
};

describe('a clock for the whole game', () => {
  test('goes only for who has to decide, and a decision earns its increment', () => {
    const start = newClock(GAME, moment());
    const axis = { segment: 1, deciding: { allies: false, axis: true } };
    const after = clockAt(GAME, start, moment({ now: 20_000, ...axis }), served);
    expect(left(GAME, after)).toEqual([45_000, 60_000]);
    expect(left(GAME, settledClock(after, 50_000, served))).toEqual([45_000, 30_000]);
  });

  test('goes for both when both decide', () => {
    const start = newClock(GAME, moment({ deciding: { allies: true, axis: true } }));
    expect(left(GAME, settledClock(start, 7000, served))).toEqual([53_000, 53_000]);
  });

  test('earns an increment for each segment decided in', () => {
    const start = newClock(GAME, moment());
    const after = clockAt(GAME, start, moment({ now: 1000, segment: 1 }), served);
    expect(left(GAME, after)).toEqual([64_000, 60_000]);
  });

  test('stands while the match is stopped or the server was away', () => {
    const start = newClock(GAME, moment());
    const stopped = clockAt(GAME, start, moment({ now: 10_000, stopped: true }), served);
    const again = clockAt(GAME, stopped, moment({ now: 500_000 }), served);
    expect(left(GAME, again)).toEqual([50_000, 60_000]);
    expect(
      left(
        GAME,
        settledClock(start, 900_000, () => 4000),
      ),
    ).toEqual([56_000, 60_000]);
  });
});

describe('a clock for each decision', () => {
  test('is full at each new decision, and there is none for who waits', () => {
    const start = newClock(DECISION, moment());
    expect(left(DECISION, start)).toEqual([30_000, undefined]);
    const axis = { segment: 1, deciding: { allies: false, axis: true } };
    const after = clockAt(DECISION, start, moment({ now: 29_000, ...axis }), served);
    expect(left(DECISION, after)).toEqual([undefined, 30_000]);
    const next = { now: 40_000, segment: 2, deciding: { allies: true, axis: true } };
    expect(left(DECISION, clockAt(DECISION, after, moment(next), served))).toEqual([
      30_000, 30_000,
    ]);
  });

  test('goes on in a segment whatever orders are given in it', () => {
    const both = { deciding: { allies: true, axis: true } };
    const start = newClock(DECISION, moment(both));
    expect(isOtherMoment(start, moment({ now: 5000, ...both }))).toBe(false);
    const done = moment({ now: 10_000, deciding: { allies: false, axis: true } });
    expect(isOtherMoment(start, done)).toBe(true);
    expect(left(DECISION, clockAt(DECISION, start, done, served))).toEqual([undefined, 20_000]);
  });
});

describe('a decision that is taken back', () => {
  const allies = (now: number, segment = 0) => moment({ now, segment });
  const axis = (now: number, segment = 1) =>
    moment({ now, segment, deciding: { allies: false, axis: true } });
  const played = (settings: ClockSettings, moments: readonly Moment[]) =>
    moments.reduce((it, next) => clockAt(settings, it, next, served), newClock(settings, moment()));

  test('earns its increment once, however often it is made again', () => {
    const moments = [1, 2, 3].flatMap((it) => [axis(it * 2000 - 1000), allies(it * 2000)]);
    // Each spends a second at a time; the axis have decided nothing, and earned nothing.
    expect(left(GAME, played(GAME, moments))).toEqual([62_000, 57_000]);
    expect(left(GAME, played(GAME, [...moments, axis(7000), allies(8000, 2)]))).toEqual([
      61_000, 61_000,
    ]);
  });

  test('has what was left of its time when it is made again, and so has the next', () => {
    const back = played(DECISION, [axis(20_000), allies(25_000)]);
    expect(left(DECISION, back)).toEqual([10_000, undefined]);
    const again = clockAt(DECISION, back, axis(30_000), served);
    expect(left(DECISION, again)).toEqual([undefined, 25_000]);
    const later = clockAt(DECISION, again, allies(31_000, 2), served);
    expect(left(DECISION, later)).toEqual([30_000, undefined]);
  });

  test('of which the time was out has no time, and its grace anew', () => {
    const back = played(DECISION, [axis(45_000), allies(46_000)]);
    expect(dueOf(DECISION, back)).toEqual({ remind: ['allies'], over: [], inMs: 20_000 });
  });

  test('is made with all its time by who takes his seat back from a bot', () => {
    const nobody = { deciding: { allies: false, axis: false } };
    const out = played(DECISION, [moment({ now: 50_000, ...nobody })]);
    const back = clockAt(DECISION, refilledClock(DECISION, out, 'allies'), allies(60_000), served);
    expect(left(DECISION, back)).toEqual([30_000, undefined]);
  });
});

describe('when the time is out', () => {
  test('first a reminder is due, then what follows', () => {
    const start = newClock(DECISION, moment());
    expect(dueOf(DECISION, start)).toEqual({ remind: [], over: [], inMs: 30_000 });
    const out = settledClock(start, 30_000, served);
    expect(dueOf(DECISION, out)).toEqual({ remind: ['allies'], over: [], inMs: 20_000 });
    const reminded = remindedClock(out, ['allies']);
    expect(dueOf(DECISION, reminded)).toEqual({ remind: [], over: [], inMs: 20_000 });
    expect(publicClock(DECISION, reminded).sides.allies).toMatchObject({ graceMs: 20_000 });
    const over = settledClock(reminded, 50_000, served);
    expect(dueOf(DECISION, over)).toEqual({ remind: [], over: ['allies'] });
  });

  test('nothing follows but the reminder when that is what was chosen', () => {
    const settings = { ...DECISION, timeout: 'reminder' } as const;
    const out = settledClock(newClock(settings, moment()), 99_000, served);
    expect(dueOf(settings, out)).toEqual({ remind: ['allies'], over: [] });
    expect(dueOf(settings, remindedClock(out, ['allies']))).toEqual({ remind: [], over: [] });
  });

  test('of both, the one who has been longer over it comes first', () => {
    const both = newClock(GAME, moment({ deciding: { allies: true, axis: true } }));
    const { sides } = settledClock(both, 70_000, served);
    const late = { ...both, sides: { ...sides, axis: { ...sides.axis, gameMs: -10_500 } } };
    expect(dueOf(GAME, late).over).toEqual(['axis', 'allies']);
  });

  test('nothing is due while the match is stopped', () => {
    const start = newClock(DECISION, moment({ stopped: true }));
    expect(dueOf(DECISION, settledClock(start, 99_000, served))).toEqual({ remind: [], over: [] });
  });

  test('who takes his seat back has some time again', () => {
    const out = settledClock(newClock(GAME, moment()), 80_000, served);
    expect(left(GAME, refilledClock(GAME, out, 'allies'))[0]).toBe(60_000);
    expect(refilledClock(DECISION, newClock(DECISION, moment()), 'allies').sides.axis).toEqual({
      deciding: false,
    });
  });
});

test('no time is lost or won, however often the clocks are looked at', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 20 }), (steps) => {
      const start = newClock(GAME, moment());
      const often = steps.reduce((it, step) => settledClock(it, it.at + step, served), start);
      expect(often).toEqual(settledClock(start, often.at, served));
    }),
  );
});
