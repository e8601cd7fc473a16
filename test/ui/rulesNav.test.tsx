import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { RulesNav } from '../../src/ui/rules/RulesNav';
import { allUis } from '../../src/ui/systems/registry';

test('the rules are listed by the names that the list of scenarios has', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const html = renderToStaticMarkup(
    <Router ssrPath="/rules/battle">
      <RulesNav system="battle" sections={[]} words="" onWords={() => {}} found={undefined} />
    </Router>,
  );
  vi.unstubAllGlobals();
  const names = [...html.matchAll(/href="\/rules\/[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(names).toContain('Carrier operations (Sea Wings)');
  for (const { lobby } of allUis().filter(({ book }) => book))
    expect(names.filter((name) => name?.startsWith(lobby.kindName()))).toHaveLength(1);
});
