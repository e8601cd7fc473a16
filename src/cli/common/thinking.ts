import type { Command } from 'commander';
import { type Thinking, USUAL_NODES } from '../../bots';
import { UsageError, wholeNumber } from './usage';

/** How long bots may think, as a command line says it. */
export interface ThinkingOptions {
  nodes?: string;
  budget?: string;
}

export const addThinking = (command: Command): Command =>
  command
    .option('--nodes <n>', `what a decision may cost in nodes (${USUAL_NODES} unless told)`)
    .option('--budget <ms>', 'what a decision may cost in milliseconds, in place of nodes');

export function thinkingOf({ nodes, budget }: ThinkingOptions): Thinking {
  if (nodes !== undefined && budget !== undefined)
    throw new UsageError('A decision costs --nodes or --budget, not both.');
  return budget === undefined
    ? { nodes: nodes === undefined ? USUAL_NODES : wholeNumber(nodes, '--nodes', 1) }
    : { milliseconds: wholeNumber(budget, '--budget', 1) };
}
