import type { SegmentName } from '../../rules/core';
import type { AnyWords } from '../core/systemWords';
import { generalRefusal } from './refusal';

/** The words of a system without its own: its codes and figures unchanged. */
export const PLAIN_WORDS: AnyWords = {
  refusalText: generalRefusal,
  segmentText: ({ code, figures = {} }: SegmentName) =>
    [code, ...Object.entries(figures).map(([name, value]) => `${name} ${value}`)].join(', '),
};
