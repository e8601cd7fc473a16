import { describe, expect, test } from 'vitest';
import type { AnyCliSystem } from '../../src/cli/common/cliSystem';
import { withFights } from '../../src/cli/common/fights';
import type { AnySystem, EngagementPort } from '../../src/rules/core';

/** A system of which only the weights of its orders matter: a line is an order. */
const systemOf = (id: string, weight: number, drawsKinds: boolean) => ({
  system: { id, parseOrder: (line: string) => line } as unknown as AnySystem,
  cli: { id, subject: { drawsKinds, weight: () => weight } } as unknown as AnyCliSystem,
});

const HOSTS = [systemOf('usual', 0.3, false), systemOf('other', 2, true)];
const { cli: outer } = systemOf('outer', 1, true);

/** States are the ids of systems that fight. */
const port = {
  lineOf: ({ line }: { line?: string }) => line,
  hostOf: (state: string) => state,
  positionIn: () => ({}),
} as unknown as EngagementPort;

const { subject } = withFights(outer, port, HOSTS);

describe('orders of a fight that is handed over', () => {
  test('are weighed by the system that fights it, others by their own', () => {
    expect(subject.weight({ kind: 'battle', line: 'confirm' }, 'other')).toBe(2);
    expect(subject.weight({ kind: 'battle', line: 'confirm' }, undefined)).toBe(0.3);
    expect(subject.weight({ kind: 'plot' }, 'other')).toBe(1);
  });

  test('are drawn by the kinds of a system whose orders are drawn by kinds', () => {
    expect(subject.kindIn?.({ kind: 'battle', line: 'speed king 20' }, 'other')).toBe('speed');
    expect(subject.kindIn?.({ kind: 'battle', line: 'speed king 20' }, 'usual')).toBeUndefined();
    expect(subject.kindIn?.({ kind: 'plot' }, 'other')).toBeUndefined();
  });
});
