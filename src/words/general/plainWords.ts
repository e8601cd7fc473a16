import type { SegmentName } from '../../rules/core';
import type { SystemWords } from '../core/systemWords';
import { generalRefusal } from './refusal';

/** The words of a system that brings none: its codes and figures as they are. */
export const PLAIN_WORDS: SystemWords = {
  refusalText: generalRefusal,
  segmentText: ({ code, figures = {} }: SegmentName) =>
    [code, ...Object.entries(figures).map(([name, value]) => `${name} ${value}`)].join(', '),
};
