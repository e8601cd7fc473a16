import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { RulesBooks } from '../../src/ui/rules/RulesBooks';
import { allUis } from '../../src/ui/systems/registry';

test('the rules are listed by the names that the list of scenarios has', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/rules/battle">
      <RulesBooks system="battle" />
    </Router>,
  );
  const names = [...html.matchAll(/href="\/rules\/[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(names).toContain('Carrier operations (Sea Wings)');
  for (const { lobby } of allUis().filter(({ book }) => book))
    expect(names.filter((name) => name?.startsWith(lobby.kindName()))).toHaveLength(1);
});
