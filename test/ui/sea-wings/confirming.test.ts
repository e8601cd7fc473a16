import { expect, test } from 'vitest';
import { finishOf } from '../../../src/ui/systems/sea-wings/confirming';
import { facing } from '../../rules/sea-wings/facing';
import { deskOf } from './deskOf';

test('a step that passes by itself takes no press, which might come late and confirm the next one', () => {
  const desk = deskOf(facing().state, 'allies');
  expect(finishOf(desk, false).off).toBe(false);
  expect(finishOf(desk, true).off).toBe(true);
});
