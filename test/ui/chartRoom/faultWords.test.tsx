import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checked } from '../../../src/scenario/form/check';
import { FaultWords } from '../../../src/ui/chartRoom/FaultWords';

const form = z.strictObject({
  title: z.string().check(z.minLength(1)),
  ships: z.array(z.string()).check(z.minLength(1)),
  rounds: z.number(),
});

test('what a new battle lacks is asked for in plain words, other faults as the form expects it', () => {
  const read = checked(form, { title: '', ships: [], rounds: 'x' }, 'own');
  const faults = 'faults' in read ? read.faults : [];
  const told = faults.map((fault) =>
    renderToStaticMarkup(<FaultWords fault={fault} />).replace(/<[^>]+>/g, ''),
  );
  expect(told).toEqual([
    'Empty: write something here.',
    'None yet: add at least one.',
    expect.stringContaining('Expected a number; found'),
  ]);
});
