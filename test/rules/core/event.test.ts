import { describe, expect, test } from 'vitest';
import { type BaseEvent, eventsFor, SIDES } from '../../../src/rules/core';

const event = (kind: string, more: Partial<BaseEvent> = {}): BaseEvent => ({
  kind,
  rule: 'BT-20.13',
  seenBy: 'all',
  ...more,
});

const kindsFor = (events: BaseEvent[], viewer: Parameters<typeof eventsFor>[1]) =>
  eventsFor(events, viewer).map(({ kind }) => kind);

describe('events for a viewer', () => {
  test('an event of one side is told to that side alone', () => {
    const events = [event('open'), event('sealed', { seenBy: ['axis'] })];
    expect(kindsFor(events, 'axis')).toEqual(['open', 'sealed']);
    expect(kindsFor(events, 'allies')).toEqual(['open']);
    expect(kindsFor(events, 'spectator')).toEqual(['open']);
  });

  test('an event with something hidden is told as it says by itself: whole, less of it, or not at all', () => {
    const events = [event('whole', { toldAs: { allies: event('less'), spectator: null } })];
    expect(kindsFor(events, 'axis')).toEqual(['whole']);
    expect(kindsFor(events, 'allies')).toEqual(['less']);
    expect(kindsFor(events, 'spectator')).toEqual([]);
  });

  test('what others are told reaches nobody', () => {
    const events = [event('whole', { toldAs: { allies: event('less') } })];
    for (const viewer of [...SIDES, 'spectator'] as const)
      expect(JSON.stringify(eventsFor(events, viewer))).not.toContain('toldAs');
  });
});
