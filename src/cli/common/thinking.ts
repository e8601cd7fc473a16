import type { Command } from 'commander';
import { type Thinking, USUAL_NODES } from '../../bots';
import { UsageError, wholeNumber } from './usage';

/** Bots' thinking time, as given on the command line. */
export interface ThinkingOptions {
  nodes?: string;
  budget?: string;
}

export const addThinking = (command: Command): Command =>
  command
    .option('--nodes <n>', `node limit for a decision (${USUAL_NODES} by default)`)
    .option('--budget <ms>', 'time limit for a decision in milliseconds, instead of nodes');

export function thinkingOf({ nodes, budget }: ThinkingOptions): Thinking {
  if (nodes !== undefined && budget !== undefined)
    throw new UsageError('A decision costs --nodes or --budget, not both.');
  return budget === undefined
    ? { nodes: nodes === undefined ? USUAL_NODES : wholeNumber(nodes, '--nodes', 1) }
    : { milliseconds: wholeNumber(budget, '--budget', 1) };
}
