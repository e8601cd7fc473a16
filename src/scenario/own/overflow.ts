import * as z from 'zod/mini';
import type { Draft } from '../core/draftForm';
import { pathText } from '../form/fault';
import { draftFormOf } from './drafts';

/** What a draft has no room for. */
export interface Overflow {
  /** Where in the file; empty for the whole of it. */
  path: string;
  /** A list with too many entries, a text with too many letters, a number too far from 0, or something that is no form at all. */
  of: 'entries' | 'letters' | 'number' | 'form';
  /** As many, or as much on either side of 0; 0 of no form. */
  most: number;
}

/** The first thing for which a draft could not be read again. */
export function overflowOf(draft: Draft): Overflow | undefined {
  const form = draftFormOf(draft.system);
  const read = form && z.safeParse(form.schema, draft);
  const [issue] = read?.error?.issues ?? [];
  return issue && overflowIn(issue, []);
}

type Issue = z.core.$ZodIssue;

/** Of something that may have one of several forms, the one that is there but for its size. */
function overflowIn(issue: Issue, before: Issue['path']): Overflow {
  const path = [...before, ...issue.path];
  const fitting =
    issue.code === 'invalid_union'
      ? issue.errors.find((inner) => inner.every(({ code }) => SIZES.includes(code)))?.[0]
      : undefined;
  return fitting ? overflowIn(fitting, path) : { path: pathText(path), ...bound(issue) };
}

const SIZES: readonly string[] = ['too_big', 'too_small'];

const KINDS: Readonly<Record<string, Overflow['of']>> = { array: 'entries', string: 'letters' };

function bound(issue: Issue): Pick<Overflow, 'of' | 'most'> {
  if (issue.code === 'too_big')
    return { of: KINDS[issue.origin] ?? 'number', most: Number(issue.maximum) };
  if (issue.code === 'too_small') return { of: 'number', most: -Number(issue.minimum) };
  return { of: 'form', most: 0 };
}
