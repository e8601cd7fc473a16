import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StrategicOptions } from '../../../src/rules/strategic';
import { DeskContext } from '../../../src/ui/systems/strategic/desk/desk';
import { SurfaceOrders } from '../../../src/ui/systems/strategic/orders/Declarations';
import { basicAt } from '../../rules/strategic/basicGame';
import { surface } from '../../rules/strategic/basicSteps';
import { deskOf } from './deskOf';

function shown(options: StrategicOptions): string {
  const boxes = { A2: 'short', X1: 'medium', X2: 'extreme' } as const;
  const state = basicAt({ step: surface(), boxes, spotted: ['X1', 'X2'] });
  Object.assign(state, { options });
  return renderToStaticMarkup(
    <DeskContext value={deskOf({ state }).desk}>
      <SurfaceOrders />
    </DeskContext>,
  );
}

test('[ST-7.58] spotted enemies that the optional rule keeps out of reach are told of, and are no targets', () => {
  const buttons = (text: string) => text.match(/<button/g)?.length;
  expect(buttons(shown({}))).toBe(2);
  expect(shown({})).not.toContain('Too far away');
  const near = shown({ nearAttacks: true });
  expect(near).toContain('Too far away for a surface attack');
  expect(near).toContain('ST-7.58');
});
