import { expect, test } from 'vitest';
import { capPlan } from '../../src/bots/strategic/basic/patrols';
import { BY_THE_BOOK } from '../../src/bots/strategic/common/judgement';
import { must } from '../../src/rules/core';
import { strategic } from '../../src/rules/strategic';
import { basicAt } from '../rules/strategic/basicGame';
import { CAP } from '../rules/strategic/basicSteps';

test('[ST-7.3] fighters that are over a division are not sent again', () => {
  const state = basicAt({ step: CAP, spotted: ['A1'] });
  const plan = () => capPlan(strategic.view(state, 'allies'), 'allies', BY_THE_BOOK);
  const before = plan().flatMap((it) => (it.kind === 'assignCap' ? it : []));
  const [first] = before;
  const { squadron, steps, over } = must(first, 'patrol');
  must(state.forces.allies.basic, 'plans').cap.push({ squadron, steps, over });
  expect(plan().map(strategic.makeOrder)).toEqual(before.slice(1).map(strategic.makeOrder));
});
